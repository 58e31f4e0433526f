import { PDFDict, PDFHexString, PDFName, PDFRawStream, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { arrayEntry, dictOf, elements, entry, nameEntry, numberEntry } from '../content/objects.ts';
import { decodeStream, type InflateBudget } from '../content/streams.ts';
import { deflated } from '../rebuild/deflate.ts';
import { componentsOf, plainProfile } from '../rebuild/icc-profile.ts';
import { srgbProfile } from './srgb-profile.ts';

interface Profile {
  readonly bytes: Uint8Array;
  readonly components: number;
  readonly name: string;
}

/**
 * What device colours mean in the copy (ISO 19005-2, 6.2.3): what they meant in the original where it said so with a
 * profile that is sound, else sRGB.
 * @param source undefined where what it says may not be taken
 */
export function outputIntents(source: PDFContext | undefined, target: PDFContext, budget: InflateBudget) {
  const { bytes, components, name } = (source && givenProfile(source, budget)) ?? SRGB();
  const profile = deflated(target.obj({ N: components }), bytes);
  const intent = target.obj({ Type: 'OutputIntent', S: 'GTS_PDFA1' });
  for (const key of ['OutputConditionIdentifier', 'Info'])
    intent.set(PDFName.of(key), PDFHexString.of(Buffer.from(name).toString('hex')));
  intent.set(PDFName.of('DestOutputProfile'), target.register(profile));
  return target.obj([target.register(intent)]);
}

const SRGB = (): Profile => ({ bytes: srgbProfile(), components: 3, name: 'sRGB' });

/** A colour space for pictures that are drawn here: it holds whatever the output intent says. */
export function srgbSpace(target: PDFContext): PDFRef {
  const profile = target.register(deflated(target.obj({ N: 3 }), srgbProfile()));
  return target.register(target.obj(['ICCBased', profile]));
}

function givenProfile(source: PDFContext, budget: InflateBudget): Profile | undefined {
  const catalog = dictOf(source.lookup(source.trailerInfo.Root));
  for (const intent of elements(arrayEntry(catalog, 'OutputIntents'))) {
    if (!(intent instanceof PDFDict) || nameEntry(intent, 'S') !== 'GTS_PDFA1') continue;
    const stream = entry(intent, 'DestOutputProfile');
    if (!(stream instanceof PDFRawStream)) continue;
    const bytes = plainProfile(decodeStream(stream, budget));
    const components = bytes && ofDevice(bytes);
    if (bytes === undefined || components === undefined || numberEntry(stream.dict, 'N') !== components)
      continue;
    return { bytes, components, name: 'Custom' };
  }
  return undefined;
}

/** Components of a printer's or monitor's profile: no other says what device colours are. */
function ofDevice(profile: Uint8Array): number | undefined {
  const text = (from: number) => Buffer.from(profile.subarray(from, from + 4)).toString('latin1');
  return ['prtr', 'mntr'].includes(text(12)) && text(16) !== 'Lab ' ? componentsOf(profile) : undefined;
}
