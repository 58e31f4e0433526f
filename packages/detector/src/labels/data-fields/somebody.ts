/** Whether a person is spoken of around a field that things have as well: caches and whiskies have ages. */

import type { Document } from '../../text/document.ts';

const NAME_OF_PERSON = /["'][Nn]ame["'] ?: ?["']\p{Lu}[\p{L}'’.-]+,? \p{Lu}/u;
const AROUND = (names: string): RegExp => new RegExp(`["'<\\s_.;,|{](?:${names})["'>=:;,|\\s]`);
const LIFE = 'sexo?|gender|dob|idade|birth[a-z_]*|[a-z_]*nasc[a-z_]*|cpf|e-?mail|est(?:ado)?_?civil';
const ASKED_OF_LIFE = AROUND(LIFE);
const ASKED_OF_PERSON = AROUND(
  `(?:first|last|full|given|patient|user|client|display)_?name|nome|paciente|cliente|aluno|${LIFE}`,
);
const NEAR = 300;

export function isOfSomebody({ text, folded }: Document, place: number): boolean {
  const [from, to] = [Math.max(0, place - NEAR), place + NEAR];
  return ASKED_OF_PERSON.test(folded.slice(from, to)) || NAME_OF_PERSON.test(text.slice(from, to));
}

/** Whether something of a life is asked there, so that who is called by a name is somebody. */
export const hasLife = ({ folded }: Document, place: number): boolean =>
  ASKED_OF_LIFE.test(folded.slice(Math.max(0, place - NEAR), place + NEAR));
