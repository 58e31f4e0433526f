import type { Document } from '../text/document.ts';
import { MOST_COLUMNS } from '../text/layout.ts';
import type { Line } from '../text/layout.ts';

const OF_ROUNDS =
  /^(?:dias?(?: da semana| de coleta)?|data|turno|horarios?|periodo|frequencia|rota|setor|equipe|zona|regiao|cidade|municipio|uf|populacao|habitantes|casos|obitos|confirmados|taxa(?: de entrega)?|frete|valor|preco|prazo|total|quantidade|qtde?|%|linhas?(?: de onibus)?|observac(?:ao|oes)|situacao|status|area|obras?|servicos?)$/;

/** A quarter by itself, in a table that asks nothing else of anybody: when its rubbish is fetched. */
export const isOfRounds = (document: Document, head: Line): boolean =>
  head.length > 1 &&
  head.every(({ start, end }, column) => {
    const text = document.folded.slice(start, end).trim();
    return text === 'bairro' || (OF_ROUNDS.test(text) && column < MOST_COLUMNS);
  });
