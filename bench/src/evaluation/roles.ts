import type { AnnotatedDocument } from '../../../packages/detector/annotated/document.ts';
import type { Token } from '../../../packages/detector/annotated/words.ts';

/** What has to become of a token. `policy`: goes only if the company says so. `either`: nobody minds. */
export type Role = 'must' | 'policy' | 'keep' | 'either' | 'ordinary';

/**
 * Forms of address and kinship: whether they go with the name is a habit of whoever marks, so at the edge of a name they
 * count neither way.
 */
const TITLES = new Set(
  (
    'mr mrs ms miss mstr mme madame signora sir lady dr dra sr sra srs senhor senhora prof profª profa professor ' +
    'professora dona d seu tio tia vô vó vovó vovô avó avô mãe pai padrinho madrinha primo prima cunhado father fr ' +
    'sister brother irmã ir padre pe pr pastor rev deacon sgt sargento ten cel cap captain sd cacique mestre aunt ' +
    'auntie tante uncle granny grandma grandpa gramps nana abuela mum mom nurse coach enf enfª chef officer ofc juiz ' +
    'juíza ministro desembargador'
  ).split(' '),
);

const bare = (token: Token | undefined): string =>
  (token?.text ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}ª]/gu, '');

const isTitle = (token: Token | undefined): boolean => TITLES.has(bare(token));

/** The words that introduce a number: whether the bar begins before or after them is the same to everybody. */
const LABEL =
  /^(cep|zip|eircode|cpf|cnpj|nº|n°|no|oab|crm|crea|coren|cro|crp|crc|crf|cress|crbm|creci|crefito|crefono|cref|crn|cra|crmv|cau|npi|gmc|mrn|dob|whats|tel|fone)(\/?[a-z]{2}|\d{1,2})?$/u;

/** One role for each token of the document. */
export function rolesOf({ tokens, marks }: AnnotatedDocument): Role[] {
  const isPerson = (token: Token | undefined): boolean => {
    const mark = token?.mark === undefined ? undefined : marks[token.mark]?.mark;
    return mark !== undefined && 'category' in mark && mark.category === 'person';
  };
  return tokens.map((token, index) => {
    if (bare(token) === '') return 'either';
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const mark = token.mark === undefined ? undefined : marks[token.mark]?.mark;
    if (!mark) {
      const title = isTitle(token) && (isPerson(before) || isPerson(after));
      const label = after?.mark !== undefined && LABEL.test(bare(token));
      return title || label ? 'either' : 'ordinary';
    }
    if (mark.kind === 'keep') return 'keep';
    if (mark.kind === 'neutral') return 'either';
    if (isPerson(token) && isTitle(token) && (before?.mark !== token.mark || isTitle(before)))
      return 'either';
    return mark.kind === 'policy' ? 'policy' : 'must';
  });
}
