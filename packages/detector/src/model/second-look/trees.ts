/**
 * Small decision trees whose answers are added, as `training/second-look/fit.py` writes them: of how many facts
 * they ask and how many they are as 16-bit numbers, and of each how
 * many questions as a 16-bit number, then a question each (which fact as an unsigned 16-bit number, at most which value as
 * a 32-bit float, where to go on with yes and with no as signed 16-bit numbers: a question, or below nought an answer,
 * counted from -1), then its answers, one more than questions, as 32-bit floats. Little-endian.
 */

export interface Tree {
  readonly facts: Uint16Array;
  readonly bounds: Float32Array;
  readonly yes: Int16Array;
  readonly no: Int16Array;
  readonly answers: Float32Array;
}

/** @throws RangeError when the file is not whole, or its trees ask of another number of facts */
export function readTrees(bytes: Uint8Array, facts: number): Tree[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const next = (size: number): number => (at += size) - size;
  if (view.getUint16(next(2), true) !== facts)
    throw new RangeError('The trees ask for facts of another version');
  const trees = Array.from({ length: view.getUint16(next(2), true) }, () => {
    const questions = view.getUint16(next(2), true);
    const tree = {
      facts: new Uint16Array(questions),
      bounds: new Float32Array(questions),
      yes: new Int16Array(questions),
      no: new Int16Array(questions),
      answers: new Float32Array(questions + 1),
    };
    for (let index = 0; index < questions; index++) {
      tree.facts[index] = view.getUint16(next(2), true);
      tree.bounds[index] = view.getFloat32(next(4), true);
      tree.yes[index] = view.getInt16(next(2), true);
      tree.no[index] = view.getInt16(next(2), true);
    }
    for (let index = 0; index <= questions; index++) tree.answers[index] = view.getFloat32(next(4), true);
    return tree;
  });
  if (at !== bytes.length || !trees.every((tree) => leadsOn(tree, facts)))
    throw new RangeError('The file of the trees is not whole');
  return trees;
}

/** Every question is of a fact that there is, and leads to a later question or to an answer. */
const leadsOn = ({ facts, yes, no, answers }: Tree, count: number): boolean =>
  facts.every(
    (fact, index) =>
      fact < count &&
      [yes[index]!, no[index]!].every((next) =>
        next < 0 ? -next <= answers.length : next > index && next < facts.length,
      ),
  );

/** The sum of what the trees answer to a row of facts. */
export const answerOf = (trees: readonly Tree[], row: ArrayLike<number>): number =>
  trees.reduce((sum, tree) => sum + answer(tree, row), 0);

function answer({ facts, bounds, yes, no, answers }: Tree, row: ArrayLike<number>): number {
  let at = facts.length === 0 ? -1 : 0;
  while (at >= 0) at = row[facts[at]!]! <= bounds[at]! ? yes[at]! : no[at]!;
  return answers[-1 - at]!;
}
