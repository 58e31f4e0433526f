import { detect, loadNameModel, type NameModel } from '../../../packages/detector/src/index.ts';
import type { Tool } from './tool.ts';

/** The detector as it ships: what it proposes to remove, taken out. */
export function ours(model: NameModel = loadNameModel()): Tool {
  return {
    name: 'MavenDoc',
    removed: (text) =>
      detect([{ text }], { model })
        .filter(({ proposal }) => proposal === 'remove')
        .flatMap(({ spans }) => spans),
  };
}
