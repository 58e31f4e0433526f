// Short forms in use in Brazil and in English-speaking countries; general knowledge.
const TABLE = `
antonio: toninho tonho toni tonico; francisco: chico chiquinho kiko xico; jose: ze zezinho zeca; joao: joaozinho jota;
eduardo: edu dudu duda; maria: mariazinha mari; ana: aninha; luiz: luizinho lula; luis: luisinho; carlos: carlinhos caca;
paulo: paulinho; pedro: pedrinho pepe; roberto: beto betinho; alberto: beto; gilberto: giba beto; rafael: rafa; rafaela: rafa;
gabriel: gabi biel; gabriela: gabi; fernando: nando; fernanda: nanda fe; leonardo: leo; leandro: leo; ricardo: rick cadu;
rodrigo: digo rodriguinho; marcelo: celo marcelinho; guilherme: gui; gustavo: guga gu; henrique: rique; felipe: lipe fe;
vinicius: vini; vitor: vitinho; victor: vitinho; daniel: dani; daniela: dani; danielle: dani; mariana: mari; marina: mari;
juliana: ju juju; julia: ju juju; camila: mila cami; carolina: carol; caroline: carol; beatriz: bia; bianca: bia; patricia: pati paty;
isabela: isa bela; isabel: isa bel; isabella: isa bella; leticia: le; luciana: lu; lucia: lu lucinha; manoel: mane; manuel: mane neco;
sebastiao: tiao; raimundo: mundinho; benedito: dito; geraldo: gera; severino: biu; alexandre: xande ale; alessandra: ale;
barbara: babi; tatiana: tati; cristina: cris tina; cristiane: cris; cristiano: cris; teresa: tete; terezinha: teca tete; vanessa: van;
amanda: mandinha; aparecida: cida; conceicao: cecica; margarida: guida; regina: re; renata: re; renato: re; samuel: samuca;
thiago: thi; tiago: ti; natalia: nati; valeria: val; debora: deb; priscila: pri; adriana: dri; adriano: dri; bernardo: be; caio: caca;
robert: bob bobby rob robbie; william: bill billy will willie; richard: rick dick rich; james: jim jimmy jamie; john: johnny jack jon;
michael: mike mickey; thomas: tom tommy; joseph: joe joey; charles: charlie chuck; christopher: chris kit; daniel: dan danny;
matthew: matt; anthony: tony; steven: steve; stephen: steve; andrew: andy drew; kenneth: ken kenny; edward: ed eddie ted ned;
nicholas: nick; alexander: alex sandy; benjamin: ben benny; samuel: sam sammy; timothy: tim; gregory: greg; patrick: pat paddy;
elizabeth: liz beth betty eliza lizzie; margaret: maggie meg peggy; katherine: kate kathy katie; catherine: cathy kate; jennifer: jen jenny;
susan: sue susie; patricia: pat patty trish; barbara: barb; deborah: deb debbie; rebecca: becky; jessica: jess; victoria: vicky tori;
theodore: ted teddy; lawrence: larry; ronald: ron ronnie; donald: don donnie; frederick: fred freddie; abigail: abby; alexandra: alex sandra`;

const table = new Map(
  TABLE.split(';').map((line) => {
    const [name, short] = line.trim().split(':');
    return [name!, short!.trim().split(' ')] as const;
  }),
);

/** Folded short forms of a folded first name, three letters or longer: shorter ones are syllables of anything. */
export const nicknamesOf = (name: string): readonly string[] =>
  (table.get(name) ?? []).filter((one) => one.length > 2);

/** tiago: tiaguinho, tiagão; the endings that Portuguese puts to any given name. @param name folded */
export function petFormsOf(name: string): readonly string[] {
  if (name.length < 4 || !/[aeo]$/.test(name)) return [];
  const stem = name.slice(0, -1);
  const soft = stem.replace(/c$/, 'qu').replace(/g$/, 'gu');
  const ending = name.endsWith('a') ? ['inha', 'ona'] : ['inho', 'ao'];
  return [soft + ending[0]!, stem + ending[1]!, `${name}zinh${name.endsWith('a') ? 'a' : 'o'}`];
}

/** Zephaniah: Zep, Zeph, Zepha. @param name folded */
export const shortFormsOf = (name: string): readonly string[] =>
  Array.from({ length: Math.max(0, Math.min(name.length - 2, 6) - 2) }, (_, index) =>
    name.slice(0, index + 3),
  );
