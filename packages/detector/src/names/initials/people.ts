/** Who is told of with letters, and what is told apart by them: alternatives of patterns on folded text. */

export const KIN =
  'mum|mom|mam|mother|dad|father|nan|gran|brother|sister|cousin|son|daughter|wife|husband|boyfriend|girlfriend|friend|neighbou?r|mae|pai|irmao|irma|filh[oa]|prim[oa]|ti[oa]|avo|sobrinh[oa]|net[oa]|companheir[oa]|espos[oa]|marido|namorad[oa]|colega|amig[oa]|vizinh[oa]';
/** "Paciente DM", "cliente XP": what they have, or where they are. */
export const CARED_FOR = 'client|patient|paciente|cliente|usuari[oa]';
/** "o menor R." is a child, "vestido menor M" a dress. */
export const ROLES = `${KIN}|child|pupil|resident|witness|tenant|student|complainant|baby|crianca|(?<=(?<![a-z])(?:[oa]|[dn][oa]|ao|pel[oa]) )menor|adolescente|alun[oa]|testemunha|vitima|acolhid[oa]`;

export const LETTERED =
  'sections?|plan|type|group|team|block|part|party|option|company|class|site|unit|lot|ponto|grupo|turma|bloco|plano|tipo|item|empresa|sala|lote|unidade|vitamina?|hepatit[ei]s?|annex|appendix|schedule|anexo|form|grade|figure|fig|table|zone|zona|line|linha|level|answer|row|gate|box|wing|floor';
