/** Years of what is nobody: terms, houses, machines, animals, ranks and scores, by what stands beside them. */

import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';

const TERM =
  'pena|prisao|reclusao|detencao|sentenca|condenacao|contrato|garantia|prazo|prescricao|carencia|vigencia|mandato|financiamento|emprestimo|locacao|concessao|experiencia|tempo de (?:casa|servico|empresa)|sentence|prison|jail|lease|contract|warranty|guarantee|tenancy|mortgage|loan|experience';
const THING =
  'casa|predio|imovel|apartamento|telhado|carro|veiculo|moto|caminhao|trator|freezer|geladeira|fogao|maquina|motor|computador|celular|televisao|tv|empresa|firma|loja|igreja|escola|clube|banda|associacao|sindicato|projeto|lei|vinho|whisky|cachaca|queijo|presunto|arvore|carvalho|oliveira|muro|ponte|barco|casamento|namoro|amizade|pneu|bateria|colchao|piso|poco|bomba|caldeira|aparelho|equipamento|edificio|divida|house|building|bridge|roof|kiln|boiler|car|van|truck|tractor|boat|engine|machine|freezer|fridge|company|firm|church|club|tree|oak|wine|whiskey|cheese|cheddar|pears?|apples?|shed|carpet|sofa|laptop|phone|server';
const ANIMAL =
  'cadela|cachorr[oa]|cao|gat[oa]|egua|cavalo|potr[oa]|vaca|touro|boi|bezerr[oa]|novilh[oa]|cabra|ovelha|papagaio|coelh[oa]|poodle|pinscher|srd|vira-lata|dog|puppy|bitch|cat|kitten|horse|mare|gelding|stallion|pony|filly|colt|foal|cow|bull|heifer|calf|ewe|tup|lamb|steer|hen|parrot|rabbit|labrador|spaniel|terrier|collie|greyhound|lurcher|alsatian';
/** "o dono da casa tem 45 anos": then it is an owner's. */
const WHOSE =
  '(?<!(?:(?<![a-z])(?:d[aeo]s?|n[ao]|com [ao]|of(?: the| a| my| our)?|(?:in|at|for|from|behind|by)(?: the| a)?) ))';
/** Words between a thing and its years; no name, no owner. */
const BETWEEN =
  '(?:(?: (?:srd|macho|femea|male|female|castrad[oa]|cedid[oa]|durante|bay|grey|black|chestnut|brown|com|tem|tinha|fez|faz|foi|ja|hoje|quase|cerca|uns|umas|mais|de|por|ate|is|was|are|were|has|had|about|around|over|nearly|almost|now|only|just|at|least|aged|of|for|e|\\d{1,2} (?:anos|years) (?:e|and))(?![a-z])|[,:]){0,6} ?$)';
const OF_THING = new RegExp(`(?<![a-z])(?:(?:${TERM})|${WHOSE}(?:${THING}|${ANIMAL}))${BETWEEN}`);
/** "Faz hoje 2 anos que", "há 15 anos", "a partir de 12 anos". */
const SPAN =
  /(?<!nascid[oa] |[a-z])(?:ha(?: uns| quase| mais de| cerca de)?|(?:maiores|menores|acima|a partir|menos) d[eo]s?|idade minima(?: de|:)?|quem tem mais de) $/;
const SINCE = /(?<![a-z])(?:faz|fazem|fez)(?: hoje| ja| agora| uns| quase| mais de)? $/;
/** A range of whoever comes: "suitable for children aged 3 to 7". */
const FOR_ALL =
  /(?<![a-z])(?:(?:suitable|recommended|fun|designed) for|for (?:children|kids|all|ages|people|those|anyone)|criancas de|faixa etaria|idade recomendada)[a-z ]{0,24}:? $/;
/** Whoever is so old: "pessoas com 60 anos". */
const WHOEVER =
  /(?<![a-z])(?:pessoas|candidat[oa]s|idosos|segurad[oa]s|eleitores|beneficiari[oa]s|adultos|trabalhadores|contribuintes|estudantes|homens|mulheres)(?: com| de| aos) $/;
const RANGE = /^ ?(?:to|-|a|ate|and over|and up|\+) ?(?:\d|$|[a-z])/;
/** "a casa da Kelly é a 14": a number, of a house. */
const NUMBER_OF = /(?<![a-z])casa (?:[a-z]+ ){0,4}(?:e|era) [ao] $/;
const RANK = /^ ?\.?[ªº°]/;
/** Of an animal in a form. */
const VET = /(?<![a-z])(?:pet|especie|breed|species|pelagem|raca: ?(?!branc|pard|pret|negr|amarel|indig))/;
const OWNER = /(?<![a-z])(?:tutor|owner|don[oa]|proprietari|responsavel|client)/;
/** Behind a name stands what somebody scored, lifted, was voted. */
const SCORED =
  /(?<![a-z])(?:goals?|golos?|gols?|scorers?|artilheir[oa]s?|marcador(?:es)?|squat|bench|deadlift|golf|cupping|runs|wickets|tries|laps|reps|placar)(?![a-z])[^\n]{0,64}$/;
const LOOK_BACK = 72;
const LOOK_AHEAD = 20;
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
  if (OF_THING.test(before) || SPAN.test(before) || NUMBER_OF.test(before) || WHOEVER.test(before))
    return true;
  if (SINCE.test(before) && /^[a-z ]{0,16}(?<![a-z])que(?![a-z])/.test(after)) return true;
  if ((FOR_ALL.test(before) && RANGE.test(after)) || (/ages? $/.test(before) && /^-\d/.test(after)))
    return true;
  if (/^ ?and (?:upwards|over)/.test(after)) return true;
  if (/^\d+$/.test(value) && reason.code !== 'label' && SCORED.test(before)) return true;
  return isOfPet(folded.slice(Math.max(0, start - FORM), start));
}

function isOfPet(before: string): boolean {
  const pet = VET.exec(before);
  return pet !== null && /(?:idade|age):? ?$/.test(before) && !OWNER.test(before.slice(pet.index));
}
