import type { Operand } from './operand.ts';

/** Up to six decimals, no exponent, `-0` as `0`: the same value always gives the same bytes. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '0';
  if (Number.isInteger(value)) return value === 0 ? '0' : value.toFixed(0);
  const text = value.toFixed(6).replace(/0+$/, '').replace(/\.$/, '');
  return text === '-0' || text === '' ? '0' : text;
}

export function formatHex(bytes: Uint8Array): string {
  return `<${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}>`;
}

function formatName(name: string): string {
  return `/${name.replace(/[^!-~]|[#()<>[\]{}/%]/g, (char) => `#${char.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
}

/** Numbers, booleans, names and lists of them. Strings only as hexadecimal. */
export function formatOperand(operand: Operand): string {
  if (typeof operand === 'number') return formatNumber(operand);
  if (operand === null || typeof operand === 'boolean') return String(operand);
  if ('name' in operand) return formatName(operand.name);
  if ('bytes' in operand) return formatHex(operand.bytes);
  if ('entries' in operand && !Array.isArray(operand)) {
    const { entries } = operand as { entries: ReadonlyMap<string, Operand> };
    return `<<${[...entries].map(([key, value]) => `${formatName(key)} ${formatOperand(value)}`).join(' ')}>>`;
  }
  return `[${(operand as readonly Operand[]).map(formatOperand).join(' ')}]`;
}
