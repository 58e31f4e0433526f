/** Words of Portuguese that many people in Brazil and Portugal are called by, as a given name or as a family's. Folded. */
export const WORD_NAMES: ReadonlySet<string> = new Set(
  `alegria amparo aurora barros bento bispo brito branca campos cardoso carneiro castelo celeste ceu clara clemente coelho conceicao
  consolacao cordeiro costa couto cruz divina domingos dores esmeralda esperanca estrela falcao flor flora fontes gloria graca guerra
  iris justo lago leao leite lobo lua luz machado margarida matos merces modesto monte moreira moura neves nogueira oliveira pedrosa
  penha pereira perola perpetua piedade pimenta pinto pires prado prata prazeres pureza ramos reis ribeiro rocha rosa salvador serena
  serra socorro sol torres valente violeta vitoria`.split(/\s+/),
);

/** Of those the families' that are neither animals nor food nor land, so that two of them in a row make people of the others. */
export const FAMILIES: ReadonlySet<string> = new Set(
  'barros brito cardoso costa couto cruz machado moreira moura nogueira oliveira pedrosa pereira pires ramos reis ribeiro rocha'.split(
    ' ',
  ),
);

/** Of those the ones that come into a house, too: "comprar leite", "cobrar luz". */
export const OF_HOUSEHOLDS: ReadonlySet<string> = new Set([
  'luz',
  'leite',
  'flor',
  'lobo',
  'pimenta',
  'prata',
]);
