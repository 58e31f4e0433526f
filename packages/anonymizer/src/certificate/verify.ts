import { createPublicKey, verify } from 'node:crypto';
import type { Certificate } from '../types.ts';
import { canonicalJson } from './canonical-json.ts';
import { certificateSchema } from './schema.ts';

/** SHA-256 (hex) of files that the certificate should speak of. */
export interface Fingerprints {
  readonly original?: string;
  readonly copy?: string;
}

export type CertificateFault =
  'not-a-certificate' | 'signature-wrong' | 'signed-by-another-key' | 'other-original' | 'other-copy';

/**
 * Everything that is wrong with a certificate; nothing means that it is what its key signed, about these files.
 * @param certificate JSON of unknown origin
 * @param publicKeys of the installation that should have signed it (SPKI, DER, base64); any key when absent
 */
export function verifyCertificate(
  certificate: unknown,
  files: Fingerprints = {},
  publicKeys?: readonly string[],
): CertificateFault[] {
  if (!certificateSchema.safeParse(certificate).success) return ['not-a-certificate'];
  const { signature, ...statement } = certificate as Certificate;
  const faults: CertificateFault[] = [];
  if (!isSigned(statement, signature)) faults.push('signature-wrong');
  if (publicKeys?.includes(signature.publicKey) === false) faults.push('signed-by-another-key');
  if (files.original !== undefined && files.original !== statement.original.sha256)
    faults.push('other-original');
  if (files.copy !== undefined && files.copy !== statement.copy.sha256) faults.push('other-copy');
  return faults;
}

function isSigned(statement: object, { publicKey, value }: Certificate['signature']): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });
    return (
      key.asymmetricKeyType === 'ed25519' &&
      verify(null, Buffer.from(canonicalJson(statement)), key, Buffer.from(value, 'base64'))
    );
  } catch {
    // A key or a signature that is none: as wrong as one that does not fit.
    return false;
  }
}
