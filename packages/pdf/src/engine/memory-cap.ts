/** WebAssembly binary format, section 5: limits are a flag byte, then minimum and maximum in pages of 64 KiB (LEB128). */
const MEMORY_SECTION = 5;
const PAGE = 65_536;

/**
 * The module with a lower maximum of its own memory. This is the only cap that holds: `resourceLimits` and
 * `--max-old-space-size` don't count WebAssembly memory.
 */
export function capMemory(wasm: Uint8Array, maxBytes: number): Uint8Array<ArrayBuffer> {
  const capped = new Uint8Array(wasm);
  let at = 8; // after the magic number and the version
  while (at < capped.length) {
    const id = capped[at];
    const size = readLeb(capped, at + 1);
    if (id === MEMORY_SECTION) {
      const count = readLeb(capped, size.end);
      const minimum = readLeb(capped, count.end + 1);
      const maximum = readLeb(capped, minimum.end);
      const pages = Math.max(minimum.value, Math.min(maximum.value, Math.floor(maxBytes / PAGE)));
      writePaddedLeb(capped, minimum.end, maximum.end - minimum.end, pages);
      return capped;
    }
    at = size.end + size.value;
  }
  throw new Error('The WebAssembly module defines no memory of its own');
}

function readLeb(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  let shift = 0;
  let at = start;
  for (;;) {
    const byte = bytes[at++];
    if (byte === undefined) throw new Error('The WebAssembly module ends early');
    value += (byte & 0x7f) * 2 ** shift;
    if ((byte & 0x80) === 0) return { value, end: at };
    shift += 7;
  }
}

/** A LEB128 number may be padded with zero groups, so the section keeps its size. */
function writePaddedLeb(bytes: Uint8Array, start: number, length: number, value: number): void {
  for (let at = 0; at < length; at++) {
    const more = at < length - 1 ? 0x80 : 0;
    bytes[start + at] = (Math.floor(value / 2 ** (7 * at)) & 0x7f) | more;
  }
}
