import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { foldToken } from '../model/words.ts';

const COUNCIL =
  '(?:oab|crm|crmv|coren|crea|cro|crc|crp|creci|cau|crf|crefito|crefono|crn|cress|cra|crbm|crbio|cref|gmc|npi|osb|bar (?:no|number|id))';
const OFFICE =
  '(?:juiza?(?: de direito| federal| do trabalho| substitut[oa]| titular)|desembargador[a]?|ministr[oa] relator[a]?|relator[a]?|promotor[a]? de justica|procurador[a]?(?: de justica| da republica| do estado| do municipio| geral)|defensor[a]? public[oa]|delegad[oa] de policia|escriva[o]?|escrevente|oficial? de (?:justica|registro)|tabelia[o]?|notari[oa]|registrador[a]?|perit[oa](?: judicial| criminal)|prefeit[oa](?: municipal)?|vice-prefeit[oa]|vereador[a]?|deputad[oa]|senador[a]?|governador[a]?|secretari[oa] (?:municipal|estadual|de estado|adjunt[oa])|pregoeir[oa]|presidente da (?:comissao|camara)|fiscal d[eo] contrato|chefe de gabinete|diretor[a]? (?:de secretaria|do foro)|servidor[a]? responsavel|analista judiciari[oa]|tecnic[oa] judiciari[oa]|auditor[a]?[ -]fiscal|agente de policia|investigador[a]?|medic[oa] (?:assistente|responsavel|plantonista|do trabalho|perit[oa])|advogad[oa] d[aeo]s? |attorney (?:for|at law)|counsel for|esq\\.?(?![a-z])|m\\.?d\\.?(?![a-z])|rn(?![a-z])|notary public|judge(?: of|\\b)|justice of|magistrate|district attorney|public defender|court reporter|clerk of|county clerk|mayor of|commissioner|registrar)';
const AFTER = new RegExp(`^\\)?[\\s,;|()–-]{0,6}(?:${COUNCIL}(?![a-z])[^\\n]{0,12}\\d|${OFFICE})`);
const BEFORE =
  /(?:(?:exc?el?entissim[oa]|exm[oa]\.?|meritissim[oa]|mm\.?|hon\.?|honou?rable|juiza?(?: de direito| federal)?|des\.?|desembargadora?|min\.?|ministr[oa]|relatora?|promotora?|procuradora?|defensora?|delegad[oa]|tabelia[o]?|escriva[o]?|oficial|prefeit[oa](?: municipal)?|vereadora?|deputad[oa]|senadora?|secretari[oa]|pregoeir[oa]|advogad[oa]|adv\.?|medic[oa](?: responsavel| assistente| plantonista)?|attorney|counsel|judge|justice|magistrate|officer|ofc\.?|sgt\.?|det\.?|attending(?: physician)?|notary)(?:\([ao]\))?)[\s:,]{0,3}(?:sr\.?a? |dr\.?a? |d[ao] )?$/;
/** What follows a party and never an officer. */
const PARTY = /^[^\n]{0,80}(?:cpf|\brg\b|residente|domiciliad|brasileir|ssn|date of birth)/;

/**
 * Doctors, lawyers, judges, notaries and officials named for what they do in office, with their council numbers, and
 * what propagation made of their names: kept. Linear.
 */
export function keepProfessionals(found: readonly Found[], document: Document): Found[] {
  const { folded } = document;
  const textOf = ({ start, end }: Found) => folded.slice(start, end).replaceAll(/\s+/g, ' ');
  const isInOffice = (one: Found): boolean => {
    const after = folded.slice(one.end, one.end + 90);
    if (PARTY.test(after) && !new RegExp(`^[\\s,;|()–-]{0,6}${COUNCIL}`).test(after)) return false;
    return AFTER.test(after) || BEFORE.test(folded.slice(Math.max(0, one.start - 48), one.start));
  };
  const names = new Set<string>();
  const ends = new Set<number>();
  for (const one of found) {
    if (one.category !== 'person' || one.detector === 'propagation' || !isInOffice(one)) continue;
    names.add(textOf(one));
    ends.add(one.end);
  }
  const isTheirs = (one: Found): boolean => {
    if (one.category === 'person') {
      const whole = one.reason.code === 'found-elsewhere' ? foldToken(one.reason.detail ?? '') : textOf(one);
      return names.has(whole);
    }
    return one.category === 'professional-id' && nearEnd(ends, one.start);
  };
  return found.map((one) =>
    one.detector !== 'list' && one.detector !== 'rule' && isTheirs(one)
      ? { ...one, proposal: 'keep', reason: because('policy', 'professionals-in-office') }
      : one,
  );
}

/** Between a name and its number stand a dash, a line end, a few words at most. */
const GAP = 40;
function nearEnd(ends: ReadonlySet<number>, start: number): boolean {
  for (let back = 0; back <= GAP; back++) if (ends.has(start - back)) return true;
  return false;
}
