import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const NAME = 'certificate-key.pem';
const NAMED = 'certificate-keys.json';

const publicKeys = z.array(z.string());

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

/**
 * The public halves (SPKI, DER, base64) of the keys that this installation signs and signed with: the one in the folder,
 * and those that the service keeps elsewhere and names here.
 */
export async function installedPublicKeys(folder: string): Promise<readonly string[]> {
  const own = await readIfThere(join(folder, NAME));
  const named = await readIfThere(join(folder, NAMED));
  return [
    ...(own === undefined ? [] : [publicHalf(createPrivateKey(own))]),
    ...(named === undefined ? [] : publicKeys.parse(JSON.parse(named.toString('utf8')))),
  ];
}

/** Names the public halves of keys that are kept elsewhere, newest first. */
export async function writePublicKeys(folder: string, keys: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `${NAMED}.${randomBytes(6).toString('hex')}`);
  await writeFile(temporary, `${JSON.stringify(keys, null, 2)}\n`, { flush: true });
  await rename(temporary, join(folder, NAMED));
}

/** RFC 8410: what comes before the 32 bytes of an Ed25519 private key in PKCS #8. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** @param seed 32 random bytes */
export function signingKeyFrom(seed: Uint8Array): KeyObject {
  const key = Buffer.concat([PKCS8_HEAD, seed]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
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
