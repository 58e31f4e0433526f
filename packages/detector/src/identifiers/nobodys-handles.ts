/** "@todos", "@prefeituradebetim": whom a sign of address calls that is nobody. */

const GROUPS: ReadonlySet<string> = new Set(
  `todos todas todo galera gente pessoal geral grupo turma time equipe everyone everybody here channel all team group staff admin
  admins adm mods moderators moderadores moderacao portaria sindico zeladoria administracao diretoria comissao coordenacao
  secretaria recepcao suporte support help info online room anyone folks media import param override property supports keyframes
  charset return returns throws deprecated see since author version override test before after`.split(/\s+/),
);
/** Of public offices, schools, papers, teams. */
const OFFICES =
  /^(?:prefeitura|pref_?|governo|gov_?(?:br|uk|ie|sp|rj|mg)|camara(?:municipal|_|d)|senado|detran|sabesp|cemig|copasa|enel|correios|policia|pmesp|pmmg|pmerj|bombeiros|procon|sebrae|senai|senac|sesc|sesi(?![a-z])|ministerio|minsaude|tribunal|stf_|tse|ibge|inss|anvisa|anatel|receitafederal|caixa(?:$|_)|bancodobrasil|defensoria|mp(?:f|sp|rj|mg)|escola(?![nr])|colegio|universidade|faculdade|hospital(?!e)|igreja|paroquia|diocese|biblioteca|museu|cbf|flamengo|corinthians|palmeiras|santosfc|saopaulofc|vasco(?:dagama)|gremio|cruzeiro|slbenfica|sporting(?:cp|_cp)|fcporto|bbc|itv|cnn|nasa|fifa|uefa|nhs|gov_?uk|cityof|townof|council|police|garda|hse(?:$|live)|rte(?:$|news)|nationalrail|royalmail|metoffice|environmentagency|whatsapp|instagram|youtube|gmail|google|microsoft|apple|amazon|netflix|linkedin)|(?:prefeitura|camara|council|police|university|hospital|school|_noticias|noticias|_news|futebol|_futebol)$/;

/** Without its sign. */
export function isNobodysHandle(name: string): boolean {
  const folded = name.toLowerCase().replace(/[._]+$/, '');
  return GROUPS.has(folded) || OFFICES.test(folded);
}
