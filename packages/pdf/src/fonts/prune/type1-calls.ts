import { STANDARD } from '../encodings.ts';

/** Subroutines that flex and hint replacement use by convention (Adobe Type 1 Font Format, 8.3 and 8.1). */
const CONVENTIONAL = [0, 1, 2, 3, 4];

/**
 * What the outlines given need: subroutines, and for accented letters built by `seac` their parts.
 * @returns undefined where a call can't be told
 */
export function calledByType1(
  outlines: ReadonlyMap<string, Uint8Array>,
  find: (name: string) => Uint8Array | undefined,
  subrs: readonly Uint8Array[],
): { glyphs: Map<string, Uint8Array>; subrs: Set<number> } | undefined {
  const glyphs = new Map(outlines);
  const called = new Set(CONVENTIONAL.filter((index) => index < subrs.length));
  const queue = [...glyphs.values(), ...[...called].map((index) => subrs[index]!)];
  for (let code = queue.pop(); code !== undefined; code = queue.pop()) {
    const found = scan(code);
    if (found === undefined) return undefined;
    for (const index of found.subrs) {
      const subroutine = subrs[index];
      if (subroutine === undefined) return undefined;
      if (!called.has(index)) queue.push(subroutine);
      called.add(index);
    }
    for (const standard of found.parts) {
      const name = STANDARD[standard];
      const part = name === undefined ? undefined : find(name);
      if (name === undefined || part === undefined) continue;
      if (!glyphs.has(name)) queue.push(part);
      glyphs.set(name, part);
    }
  }
  return { glyphs, subrs: called };
}

function scan(code: Uint8Array): { subrs: number[]; parts: number[] } | undefined {
  const subrs: number[] = [];
  const parts: number[] = [];
  let stack: number[] = [];
  for (let at = 0; at < code.length;) {
    const b = code[at]!;
    at += 1;
    if (b >= 32) {
      const low = code[at] ?? 0;
      if (b <= 246) stack.push(b - 139);
      else if (b <= 250) stack.push((b - 247) * 256 + low + 108);
      else if (b <= 254) stack.push(-(b - 251) * 256 - low - 108);
      else stack.push((low << 24) | (code[at + 1]! << 16) | (code[at + 2]! << 8) | code[at + 3]!);
      at += b <= 246 ? 0 : b <= 254 ? 1 : 4;
    } else if (b === 10) {
      const index = stack.pop();
      // After `callothersubr pop` the number is on the PostScript stack: hint replacement names subroutine 4 on.
      if (index === undefined) continue;
      subrs.push(index);
    } else if (b === 12) {
      const operator = code[at] ?? 0;
      at += 1;
      if (operator === 6) parts.push(...stack.slice(-2));
      // `callothersubr`: 3 gives back the subroutine that hint replacement then calls.
      if (operator === 16) {
        const [argument, , other] = stack.slice(-3);
        if (other === 3 && argument !== undefined) subrs.push(argument);
        else if (other !== undefined && other > 3) return undefined;
        stack = [];
      } else if (operator === 12) {
        const [a, d] = stack.splice(-2);
        stack.push(Math.trunc((a ?? 0) / (d ?? 1)));
      } else if (operator !== 17) stack = [];
    } else stack = [];
  }
  return { subrs, parts };
}
