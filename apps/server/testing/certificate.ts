import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  readonly keyFile: string;
  readonly certificateFile: string;
  /** PEM. */
  readonly key: string;
  readonly certificate: string;
}

/** A self-signed certificate for localhost. */
export function makeCertificate(folder: string, name = 'test'): Certificate {
  const keyFile = join(folder, `${name}.key`);
  const certificateFile = join(folder, `${name}.pem`);
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    keyFile,
    '-out',
    certificateFile,
  ];
  execFileSync('openssl', [...made, ...subject], { stdio: 'ignore' });
  return {
    keyFile,
    certificateFile,
    key: readFileSync(keyFile, 'utf8'),
    certificate: readFileSync(certificateFile, 'utf8'),
  };
}
