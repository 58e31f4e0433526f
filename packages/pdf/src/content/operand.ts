export interface NameOperand {
  readonly name: string;
}
export interface StringOperand {
  readonly bytes: Uint8Array;
}
export interface DictOperand {
  readonly entries: ReadonlyMap<string, Operand>;
}
export type Operand =
  number | boolean | null | NameOperand | StringOperand | readonly Operand[] | DictOperand;

export const isName = (operand: Operand | undefined): operand is NameOperand =>
  typeof operand === 'object' && operand !== null && 'name' in operand;
export const isString = (operand: Operand | undefined): operand is StringOperand =>
  typeof operand === 'object' && operand !== null && 'bytes' in operand;
export const isDict = (operand: Operand | undefined): operand is DictOperand =>
  typeof operand === 'object' && operand !== null && 'entries' in operand && !Array.isArray(operand);
export const isList = (operand: Operand | undefined): operand is readonly Operand[] => Array.isArray(operand);
