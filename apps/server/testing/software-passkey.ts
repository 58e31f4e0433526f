/** A passkey made by hand, for what a browser's authenticator never does: the same credential twice, an old challenge. */

import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';

export interface SoftwarePasskey {
  /** The answer to creation options, as `PublicKeyCredential.toJSON()` gives it. */
  answer(options: Readonly<Record<string, unknown>>, origin: string): Record<string, unknown>;
}

export function softwarePasskey(): SoftwarePasskey {
  const credentialId = randomBytes(32);
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE_Key (RFC 9052): EC2, ES256, P-256, x, y
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  return {
    answer({ challenge, rp }, origin) {
      const { id: rpId } = rp as { id: string };
      const authData = Buffer.concat([
        createHash('sha256').update(rpId).digest(),
        // user present, user verified, credential attached; counter 0
        Buffer.from([0x45, 0, 0, 0, 0]),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cose,
      ]);
      const attestation = Buffer.concat([
        // {"fmt": "none", "attStmt": {}, "authData": bytes of a two-byte length}
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
        Buffer.from([authData.length >> 8, authData.length & 0xff]),
        authData,
      ]);
      const clientData = { type: 'webauthn.create', challenge, origin, crossOrigin: false };
      const id = credentialId.toString('base64url');
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: Buffer.from(JSON.stringify(clientData)).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
  };
}
