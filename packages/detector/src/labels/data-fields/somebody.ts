/** Whether a person is spoken of around a field that things have as well: caches and whiskies have ages. */

import type { Document } from '../../text/document.ts';

const NAME_OF_PERSON = /["']name["'] ?: ?["']\p{Lu}[\p{L}'’.-]+,? \p{Lu}/u;
const ASKED_OF_PERSON =
  /["'<\s_.;,|{](?:(?:first|last|full|given|patient|user|client)_?name|nome|paciente|cliente|aluno|sexo?|gender|dob|birth[a-z_]*|[a-z_]*nasc[a-z_]*|cpf|e-?mail|est(?:ado)?_?civil)["'>=:;,|\s]/;
const NEAR = 300;

export function isOfSomebody({ text, folded }: Document, place: number): boolean {
  const [from, to] = [Math.max(0, place - NEAR), place + NEAR];
  return ASKED_OF_PERSON.test(folded.slice(from, to)) || NAME_OF_PERSON.test(text.slice(from, to));
}
