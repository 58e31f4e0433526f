/** What bears names like those of people; alternatives of patterns on folded text. */

/** Without what is said of people, too: "o cabra Severino", "minha gatinha Ana". */
export const PORTUGUESE =
  '(?:gat[oa]|cao|cachorr(?:inh)?[oa]|cadela|cavalo|egua|potr[oa]|ponei|novilha|bezerr[oa]|papagaio|calopsita|coelh[oa]|jabuti|tartaruga|labradora?|vira-lata|mascote)';

export const ENGLISH =
  '(?:dog|puppy|cat|kitten|horse|mare|pony|gelding|stallion|foal|heifer|rabbit|parrot|budgie|tortoise|hamster|guinea pig|spaniel|terrier|lurcher|greyhound|labrador|collie|retriever|dachshund|poodle|goat|buck kid|donkey|ferret|alpaca|llama|elephant|penguin)';

export const ANIMAL = `(?:${PORTUGUESE}|${ENGLISH}|gatinh[oa]|vaca|touro|burr[oa]|mula|cabra|galinha|galo|cow|bull)`;

/** What only the word "called" makes one. */
export const THING =
  '(?:boat|ship|yacht|van|truck|lorry|tractor|vehicle|car|engine|robot|bot|machine|printer|generator|hoover|teddy|bear|doll|plant|room|storm|hurricane|barco|lancha|canoa|jangada|carro|caminhao|moto|maquina|impressora|batedeira|forno|robo|bonec[oa]|urso|sala|tempestade)';

/** Heads of columns of them. */
export const BEARER =
  '(?:gat[oa]|cao|cachorr[oa]|animal|pet|bicho|cavalo|egua|navio|embarcacao|barco|vessel|ship|dog|cat|horse|hound|puppy|kitten|pony|mare|cow)';

export const LABEL =
  "(?:nome d[aoe] (?:animal|pet|cao|gat[oa]|cachorr[oa]|cavalo|embarcacao|navio|barco)|(?:pet|animal|dog|cat|kitten|puppy|horse|pony|boat|vessel|ship)['’]s name|(?:barn|racing|stable|kennel|trading|vessel|boat) name|name of (?:previous )?(?:vessel|yacht|boat|ship|horse|pet|animal|dog|cat)|animal|navio|embarcacao|vessel|yacht|sire|dam|produto|product|nome fantasia)";
