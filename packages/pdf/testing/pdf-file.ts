/** Writes PDF files object by object, so that a test decides each byte of them: nothing is tidied on the way. */

export type Bytes = Uint8Array | string;

export interface PdfFile {
  /** @returns the object's number. */
  readonly add: (body: Bytes) => number;
  /** Reserves a number for an object that refers forwards; `set` fills it. */
  readonly reserve: () => number;
  readonly set: (number: number, body: Bytes) => void;
  readonly stream: (entries: string, data: Bytes) => number;
  readonly streamAt: (number: number, entries: string, data: Bytes) => void;
  /** @param trailer more trailer entries. */
  readonly bytes: (root: number, trailer?: string) => Uint8Array<ArrayBuffer>;
}

/** Strings stand for their Latin-1 bytes. */
export const latin1 = (bytes: Bytes): Buffer =>
  typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : Buffer.from(bytes);

const streamBody = (entries: string, data: Bytes): Buffer => {
  const content = latin1(data);
  return Buffer.concat([
    latin1(`<< ${entries} /Length ${content.length} >>\nstream\n`),
    content,
    latin1('\nendstream'),
  ]);
};

export function pdfFile(): PdfFile {
  const bodies: (Buffer | undefined)[] = [];
  const reserve = (): number => bodies.push(undefined);
  const set = (number: number, body: Bytes): void => {
    bodies[number - 1] = latin1(body);
  };
  const add = (body: Bytes): number => {
    const number = reserve();
    set(number, body);
    return number;
  };
  const streamAt = (number: number, entries: string, data: Bytes) => set(number, streamBody(entries, data));
  const stream = (entries: string, data: Bytes): number => add(streamBody(entries, data));
  return { add, reserve, set, stream, streamAt, bytes: (root, trailer = '') => write(bodies, root, trailer) };
}

function write(
  bodies: readonly (Buffer | undefined)[],
  root: number,
  trailer: string,
): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')];
  let length = parts[0]!.length; // the header just put there
  const offsets: number[] = [];
  for (const [index, body] of bodies.entries()) {
    if (body === undefined) throw new Error(`object ${index + 1} was reserved and never set`);
    const part = Buffer.concat([latin1(`${index + 1} 0 obj\n`), body, latin1('\nendobj\n')]);
    offsets.push(length);
    parts.push(part);
    length += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = bodies.length + 1;
  parts.push(
    latin1(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`),
    latin1(`trailer\n<< /Size ${size} /Root ${root} 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`),
  );
  return new Uint8Array(Buffer.concat(parts));
}
