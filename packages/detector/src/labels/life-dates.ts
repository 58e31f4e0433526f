import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { HeaderAt } from '../identifiers/find.ts';
import type { Document } from '../text/document.ts';
import { DATE } from './date-forms.ts';

const DATES = new RegExp(`(?<![\\d/.-])(?:${DATE.source})`, 'giu');
const BORN =
  /(?<![a-z])(?:nascid[oa]s?|nasceu|nascimento|nasc|n\.|natalicio|aniversario|d\.?n\.?|dob|d\.?o\.?b\.?|born|birth|birthday|birthdate)(?![a-z])[^.;\d]{0,24}$/;
const OTHER_LIFE =
  /(?<![a-z])(?:faleceu|falecid[oa]|falecimento|obito|casou|casaram|casamento|divorcio|died|deceased|death|married|marriage)(?![a-z])[^.;\d]{0,24}$/;
const AGES: readonly RegExp[] = [
  /(?<![\d.,])\d{1,3} ?(?:\([a-z ]{3,30}\) )?(?:anos|meses|dias) de (?:idade|vida)/g,
  /(?<=(?:idade|aged?|age of|aged)(?: de| is)?:? )\d{1,3}(?: ?(?:anos|years))?(?![\d.,/%])/g,
  /(?<![\d.,])\d{1,3}[ -](?:years?|months?)[ -]old/g,
  /(?<=(?:maior|menor|paciente|masculino|feminino|sexo (?:masculino|feminino)|homem|mulher|menin[oa]|crianca|senhora?|idos[oa]|tenho|fez|faz|completou)(?:,| com| de)? )\d{1,3} anos(?! de (?:prazo|garantia|experiencia|contrato|reclusao|prisao|vigencia|servico|trabalho|casa))/g,
  /(?<=[a-z], )\d{1,3} anos(?=,| \(|;)/g,
];

/** Dates of birth, death and marriage, and ages, in running text and tables. Linear. */
export function findLifeDates(document: Document, headerAt: HeaderAt): Found[] {
  const found: Found[] = [];
  const { text, folded } = document;
  for (const match of text.matchAll(DATES)) {
    const before = folded.slice(Math.max(0, match.index - 44), match.index);
    const header = headerAt(match.index);
    const born = BORN.exec(before) ?? BORN.exec(header);
    const other = born === null ? (OTHER_LIFE.exec(before) ?? OTHER_LIFE.exec(header)) : null;
    const word = born ?? other;
    if (word === null) continue;
    found.push({
      start: match.index,
      end: match.index + match[0].trimEnd().length,
      category: born === null ? 'personal-date' : 'birth-date',
      detector: 'label',
      confidence: born === null ? 0.85 : 0.96,
      reason: because('pattern-with-context', word[0].trim().split(/\s/)[0]),
      proposal: 'remove',
      priority: 63,
    });
  }
  for (const pattern of AGES) {
    for (const match of folded.matchAll(pattern)) {
      if (Number.parseInt(match[0], 10) > 120) continue;
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        category: 'age',
        detector: 'label',
        confidence: 0.88,
        reason: because('pattern-with-context'),
        proposal: 'remove',
        priority: 58,
      });
    }
  }
  return found;
}
