import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = 'certificate-key.pem';

/**
 * The Ed25519 key of this installation, made at its first use and kept in `folder`, readable by its owner alone.
 * Two processes that start at the same time end with the same key.
 */
export async function loadSigningKey(folder: string): Promise<KeyObject> {
  const path = join(folder, NAME);
  const existing = await readIfThere(path);
  if (existing) return createPrivateKey(existing);
  await mkdir(folder, { recursive: true });
  const { privateKey } = generateKeyPairSync('ed25519');
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(temporary, privateKey.export({ type: 'pkcs8', format: 'pem' }), {
    mode: 0o600,
    flush: true,
  });
  try {
    // A link never replaces: whoever comes second takes the key of the first.
    await link(temporary, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  return createPrivateKey(await readFile(path));
}

/** The public half (SPKI, DER, base64) of this installation's key; undefined where none was made yet. */
export async function installedPublicKey(folder: string): Promise<string | undefined> {
  const existing = await readIfThere(join(folder, NAME));
  return existing && publicHalf(createPrivateKey(existing));
}

/** As certificates carry it: SPKI, DER, base64. */
export const publicHalf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
