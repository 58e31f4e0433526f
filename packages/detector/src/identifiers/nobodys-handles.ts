/** "@todos", "@prefeituradebetim": whom a sign of address calls that is nobody. */

/** Groups, public offices, papers, teams: whole names only, since those of people begin and end like them. */
const NOBODY: ReadonlySet<string> = new Set(
  `todos todas todo galera gente pessoal geral grupo turma time equipe everyone everybody here channel all team group staff admin
  admins adm mods moderators moderadores moderacao portaria sindico zeladoria administracao diretoria comissao coordenacao
  secretaria recepcao suporte support help info online room anyone folks media import param override property supports keyframes
  charset return returns throws deprecated see since author version override test before after
  governo govbr gov_br govuk gov_uk govie govsp govrj govmg camara senado detran sabesp cemig copasa enel correios policia pmesp pmmg pmerj
  bombeiros procon sebrae senai senac sesc sesi ministerio minsaude tribunal stf_oficial tse ibge inss anvisa anatel
  receitafederal caixa bancodobrasil defensoria mpf mpsp mprj mpmg escola colegio universidade faculdade hospital igreja
  paroquia diocese biblioteca museu cbf flamengo corinthians palmeiras santosfc saopaulofc vasco vascodagama gremio cruzeiro
  slbenfica sportingcp sporting_cp fcporto bbc bbcnews itv cnn cnnbrasil nasa fifa uefa nhs nhsuk council police garda hse
  hselive rte rtenews nationalrail royalmail metoffice environmentagency whatsapp instagram youtube gmail google microsoft
  apple amazon netflix linkedin`.split(/\s+/),
);
/** Of a town; nobody is called like their beginning. */
const OF_TOWNS = /^(?:prefeitura_?|camaramunicipal|governod[aeo])[a-z]*$/;

/** Without its sign. */
export function isNobodysHandle(name: string): boolean {
  const folded = name.toLowerCase().replace(/[._]+$/, '');
  return NOBODY.has(folded) || OF_TOWNS.test(folded);
}
