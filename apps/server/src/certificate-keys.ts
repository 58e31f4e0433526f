/** One key signs the certificates of an installation, whichever machine works on a document. */

import type { KeyObject } from 'node:crypto';
import { publicHalf, signingKeyFrom, writePublicKeys } from '@mavendoc/anonymizer';
import type { Platform } from './platform/platform.ts';

/**
 * The newest key of the installation. Names the public halves of all of them in the data folder: there `mavendoc verify`
 * learns whose certificate it has before it, also one that was signed before a rotation.
 */
export async function certificateKey({ config, secrets }: Platform): Promise<KeyObject> {
  const keys = secrets.all('certificate').map(({ key }) => signingKeyFrom(key));
  const [newest] = keys;
  if (newest === undefined) throw new Error('there is no key for certificates');
  await writePublicKeys(config.dataFolder, keys.map(publicHalf));
  return newest;
}
