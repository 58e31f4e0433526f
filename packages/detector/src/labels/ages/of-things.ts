/** Years of what is nobody: terms, houses, machines, animals, ranks and scores, by what stands beside them. */

import type { Found } from '../../found.ts';
import type { Document } from '../../text/document.ts';

const TERM =
  'pena|prisao|reclusao|detencao|sentenca|condenacao|contrato|garantia|prazo|prescricao|carencia|vigencia|mandato|financiamento|emprestimo|locacao|concessao|experiencia|tempo de (?:casa|servico|empresa)|sentence|prison|jail|lease|contract|warranty|guarantee|tenancy|mortgage|loan|experience';
const THING =
  'casa|predio|imovel|apartamento|telhado|carro|veiculo|moto|caminhao|trator|freezer|geladeira|fogao|maquina|motor|computador|celular|televisao|tv|empresa|firma|loja|igreja|escola|clube|banda|associacao|sindicato|projeto|lei|vinho|whisky|cachaca|queijo|presunto|arvore|carvalho|oliveira|muro|ponte|barco|casamento|namoro|amizade|pneu|bateria|colchao|piso|poco|bomba|caldeira|aparelho|equipamento|edificio|divida|house|building|bridge|roof|kiln|boiler|car|van|truck|tractor|boat|engine|machine|freezer|fridge|company|firm|church|club|tree|oak|wine|whiskey|cheese|cheddar|pears?|apples?|shed|carpet|sofa|laptop|phone|server';
const ANIMAL =
  'cadela|cachorr[oa]|cao|gat[oa]|egua|cavalo|potr[oa]|vaca|touro|boi|bezerr[oa]|novilh[oa]|cabra|ovelha|papagaio|coelh[oa]|poodle|pinscher|srd|vira-lata|dog|puppy|bitch|cat|kitten|horse|mare|gelding|stallion|pony|filly|colt|foal|cow|bull|heifer|calf|ewe|tup|lamb|steer|hen|parrot|rabbit|labrador|spaniel|terrier|collie|greyhound|lurcher|alsatian';
/** First in its sentence, so that nobody is spoken of: "O freezer tem 8 anos"; not "o dono da casa tem 45 anos". */
const SUBJECT = new RegExp(
  `(?:^|[.!?\\n] ?)(?:(?:[oa]|the|our|my|noss[oa]|minha|meu) )?(?:${TERM}|${THING}|${ANIMAL}) (?:tem|tinha|fez|faz|completou|is|was)(?: (?:ja|hoje|quase|uns|now|about|nearly|almost))? $`,
);
/** "Pena de 4 anos e 2 meses", "Experiência: 12 anos". */
const OF_TERM = new RegExp(
  `(?:(?<![a-z])(?:${TERM}) (?:de|of)|(?:^|[.\\n] ?)(?:${TERM}):) (?:\\d{1,2} anos e )?$`,
);
/** "Faz hoje 2 anos que", "há 15 anos", "maiores de 12 anos". */
const SPAN =
  /(?<!nascid[oa] |[a-z])(?:ha(?: uns| quase| mais de| cerca de)?|(?:maiores|menores|a partir) d[eo]s?|idade minima(?: de|:)?|quem tem mais de) $/;
const SINCE = /(?:^|[.,;:!?\n] ?)(?:ja )?(?:faz|fazem)(?: hoje| ja| agora| uns| quase| mais de)? $/;
/** A range of whoever comes: "suitable for children aged 3 to 7", "for ages 3-7". */
const FOR_ALL =
  /(?<![a-z])(?:(?:suitable|recommended|fun|designed) for[a-z ]{0,24}|for ages?|faixa etaria|idade recomendada):? $/;
const RANGE = /^ ?(?:to|-|a|ate) ?\d/;
const UPWARDS = /^(?: ?and (?:upwards|over)(?=[.,;)\n]|$)|\+(?![\da-z]))/;
/** Of everybody who comes: "crianças de 3 a 5 anos", "ages 16 to 18"; "os filhos de 3 a 5 anos", "two children" are of somebody. */
const OF_GROUP =
  /(?<!(?<![a-z])(?:d?[oa]s|dois|duas|tres|quatro|ambos|minhas|suas|meus|seus|noss[oa]s|dess[ea]s|dest[ea]s|\d|the|two|three|four|my|our|his|her|their|your|these|those|has|have|had|tem|tinha|m[ae]e de|pai de|mother of|father of|[a-z]['’]s) )(?<![a-z])(?:criancas|bebes|menin[oa]s|adolescentes|jovens|idosos|adultos?|infantil|juvenil|juniors?|seniors?|children|child|kids|toddlers|teenagers|teens|youths?|adults?|(?:(?<=(?:^|[\n.:;(•|\t] ?|for |between ))ages)|faixa etaria|idades)(?:,? (?:de|com|entre|from|aged|between|com idades? (?:de|entre)))?:? ?[(]?$/;
const KIN =
  /(?<![a-z])(?:filh[oa]s|net[oa]s|sobrinh[oa]s|irma[os]?s?|entead[oa]s|sons|daughters|siblings|grandchildren|nephews|nieces)(?![a-z])[^.;:\n]{0,24}$/;
const LOWER_END = /\d{1,2}(?: ?(?:anos|meses|years|months|yrs))? ?(?:a|ate|to|-|–) ?$/;
const WHOLE_RANGE =
  /^(?!\d{1,2}a ?\d{1,2}m(?![a-z]))\d{1,2}(?: ?(?:anos|meses|years|months|yrs))? ?(?:a|ate|to|-|–) ?\d{1,2}(?!\d|[/.]\d)/;
/** "Idade: 18 a 45 anos" of a post, a course, a ticket. */
const ASKED_OF_ALL =
  /(?<![a-z])(?:requisitos|escolaridade|experiencia|vagas?|inscric(?:ao|oes)|ingressos?|mensalidade|publico-alvo|carga horaria|jogadores|requirements|players|vacanc(?:y|ies)|entry fee|tickets?)(?![a-z])/;
const AGE_LABEL = /(?<![a-z])(?:idade|age):? ?$/;
/** "Maternal (2 e 3 anos), Jardim I (4 anos)": of classes, named first in their line or list; behind a pupil's name they are that pupil's. */
const OF_CLASS =
  /(?:^|[\n:•] ?|\)[,;] ?)(?:bercario|maternal|maternalzinho|jardim|pre(?:-escola)?|creche|infantil|nivel|grupo|turma|nursery|pre-?school|reception|toddler room|baby room)(?: (?:[iv]{1,3}|\d{1,2}|[a-d]))? ?[(:–-] ?(?:[0-6] (?:e|a|and|to) )?$/;
/** No older than such classes are; the class of one pupil, whose form it is, tells how old that pupil is. */
const ENDS_CLASS = /^ ?(?:[),;.\n]|$)/;
const OF_SMALL_CHILD = /^[0-6](?!\d)/;
const ONE_PUPIL = /(?<![a-z])(?:alun[oa]|crianca|pupil|child|nome|name|student|estudante): ?\S/;
/** "Retirement age 67", "idade mínima de 18 anos". */
const SET_AGE =
  /(?<![a-z])(?:(?:retirement|pension|state pension|voting|drinking|driving|minimum|min\.?|maximum|max\.?|legal|school|working) age(?: limit)?|age limit|idade(?:: ?| )(?:minima|maxima|limite|de corte|recomendada|legal|escolar|permitida))(?: (?:is|of|for [a-z]{3,12}|de|e|e de|para [a-z]{3,12}))?:? ?$/;
/** "Cabo flexível\t100 m\t189,00": so many metres, and what they cost; few are months of a child, and its weight. */
const PRICED =
  /^(?:6[1-9]|[7-9]\d|\d{3}) ?m ?[\t|] ?(?:r\$ ?|[£$€] ?)?\d{1,3}(?:[.,]\d{3}){0,2}[.,]\d{2}(?!\d)/;
/** "VARCHAR(60)" */
const OF_TYPE =
  /(?<![a-z])(?:n?(?:var)?char2?|character(?: varying)?|(?:tiny|small|medium|big)?int|integer|decimal|numeric|number|float|double|bit|(?:var)?binary|raw|timestamp|datetime)\($/;
/** "a casa da Kelly é a 14": a number, of a house. */
const NUMBER_OF = /(?<![a-z])casa (?:[a-z]+ ){0,4}(?:e|era) [ao] $/;
const RANK = /^ ?\.?[ªº°]/;
/** Of an animal in a form, and nobody named behind it; people have a "raça" in Brazil. */
const VET = new RegExp(
  `(?<![a-z])(?:(?:pet|especie|species): ?(?:canin[oa]|felin[oa]|equin[oa]|bovin[oa]|canine|feline|equine|${ANIMAL})(?![a-z])|(?:breed:|pet: ?[^\\n:]{1,30}[ \\n]raca:) ?[a-z])`,
);
const SOMEBODY = /(?<![a-z])(?:tutor|owner|don[oa]|proprietari|responsavel|client|nome|name|autor)/;
/** In brackets behind a name, what somebody scored: "Goals: Fiachra (2)". */
const SCORED =
  /(?<![a-z])(?:goals?|golos?|gols?|scorers?|artilheir[oa]s|marcadores|wickets|tries|laps|reps):[^\n.;]{0,64}\($/;
/** "31 anos de clube", "14 anos na função", "10 dias para": what the years were spent with, or are given for. */
const SPENT =
  /^(?: (?:anos?|years?))? (?:de (?:clube|app|aplicativo|casa|casamento|casad[oa]s|empresa|firma|banco|servico|profissao(?! [a-z])|carreira|estrada|contribuicao|uso|experiencia|funcao|volante|namoro|matrimonio|magisterio|sacerdocio|garantia|plataforma)|n[ao] (?:funcao|cargo|ramo))(?![a-z])/;
const GIVEN =
  /^ (?:para (?:apresentar|pagar|recorrer|responder|contestar|se manifestar)|uteis|corridos)(?![a-z])/;
/** "filhos até 24 anos", "renda projetada aos 65 anos", "under one year old": a limit that anybody may reach. */
const LIMIT =
  /(?<![a-z])(?:(?:filh[oa]s?|criancas?|dependentes?|estudantes?|beneficiari[oa]s?|netos|enteados|menores|pessoas)[, (]{1,2}ate (?:aos |os )?|(?:renda|beneficio) (?:projetad|estimad|previst)[oa] aos |sexta-parte aos |(?:anyone|anybody|somebody|children|those|people|passengers|guests|kids|infants) (?:aged )?(?:under|below|up to) )$/;
/** Months for which somebody has not paid, nights from one day to the next. */
const OWED = /(?<![a-z])(?:dues|unpaid|arrears|em aberto|inadimplentes?): ?[^\n.;,]{0,40}\($/;
const IN_MONTHS = /(?:meses|mes|months?|weeks?|semanas?|dias|days?)$/;
const NIGHT = /(?<![a-z])(?:noite|madrugada|virada|passagem|dias?) d[eo] $/;
/** Of houses and what is built into them. */
const OF_BUILDING =
  /(?<![a-z])(?:building|property|roof|system|installation|boiler|vehicle) age:? (?:about |approx\.? |c\.? )?$/;
/** What is said of an animal right before or behind its age. */
const COAT =
  /(?<![a-z])(?:castrad[oa]|castrat(?:ed)?|tordilh[oa]|alaza?o?|zain[oa]|srd|vira-lata|gelding|neutered|spayed), ?$/;
/** Nothing follows the animal: a "45-year-old dog walker" is somebody. */
const ANIMAL_BEHIND = new RegExp(
  `^(?:, castrad[oa]| (?:(?:bay|grey|gray|black|brown|chestnut|piebald|skewbald|dun|roan) )?(?:${ANIMAL}))(?= ?[,.;:)\\n]|$)`,
);
const LOOK_BACK = 72;
const LOOK_AHEAD = 32;
/** A form of a pet is looked through so far. */
const FORM = 120;

/** Linear in what is found. */
export const withoutAgesOfThings = (document: Document, found: readonly Found[]): Found[] =>
  found.filter((one) => one.category !== 'age' || one.proposal !== 'remove' || !isOfThing(document, one));

function isOfThing({ text, folded }: Document, { start, end, reason }: Found): boolean {
  const value = folded.slice(start, end);
  const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
  const after = folded.slice(end, end + LOOK_AHEAD);
  if (RANK.test(text.slice(end, end + 3)) || /[ªº°]/.test(text.slice(start, end))) return true;
  if (SUBJECT.test(before) || OF_TERM.test(before) || SPAN.test(before) || NUMBER_OF.test(before))
    return true;
  if (SPENT.test(after) || GIVEN.test(after) || LIMIT.test(before) || OF_BUILDING.test(before)) return true;
  if (COAT.test(before) || ANIMAL_BEHIND.test(after) || (NIGHT.test(before) && / para /.test(value)))
    return true;
  if (IN_MONTHS.test(value) && OWED.test(before) && after.startsWith(')')) return true;
  if (SINCE.test(before) && after.startsWith(' que ')) return true;
  if ((FOR_ALL.test(before) && RANGE.test(after)) || UPWARDS.test(after)) return true;
  if (/^\d+$/.test(value) && reason.code !== 'label' && SCORED.test(before)) return true;
  if (SET_AGE.test(before) || OF_TYPE.test(before)) return true;
  if (
    OF_CLASS.test(before) &&
    ENDS_CLASS.test(after) &&
    OF_SMALL_CHILD.test(value) &&
    !ONE_PUPIL.test(folded.slice(Math.max(0, start - FORM), start))
  )
    return true;
  if (PRICED.test(value + after)) return true;
  if (isInRange(folded, start, end)) return true;
  return isOfPet(folded.slice(Math.max(0, start - FORM), start));
}

/** One end of such a range or all of it. */
function isInRange(folded: string, start: number, end: number): boolean {
  const lead = folded.slice(Math.max(0, start - LOOK_BACK), start);
  const lower = LOWER_END.exec(lead)?.[0].length ?? 0;
  const from = start - lower;
  if (!WHOLE_RANGE.test(folded.slice(from, end + LOOK_AHEAD))) return false;
  const before = folded.slice(Math.max(0, from - LOOK_BACK), from);
  return (
    (OF_GROUP.test(before) && !KIN.test(before)) ||
    (AGE_LABEL.test(before) &&
      ASKED_OF_ALL.test(folded.slice(Math.max(0, from - FORM), end + FORM)) &&
      !SOMEBODY.test(before))
  );
}

function isOfPet(before: string): boolean {
  const pet = VET.exec(before);
  return pet !== null && /(?:idade|age):? ?$/.test(before) && !SOMEBODY.test(before.slice(pet.index));
}
