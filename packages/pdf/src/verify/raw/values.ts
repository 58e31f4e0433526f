/** Objects of a PDF file as this reader sees them; made for checking, not for editing. */
export interface Name {
  readonly name: string;
}
export interface Text {
  readonly bytes: Uint8Array;
}
export interface Ref {
  readonly ref: number;
}
export type Dict = ReadonlyMap<string, Value>;
export interface Stream {
  readonly dict: Dict;
  /** As it stands in the file, filters not undone. */
  readonly data: Uint8Array;
}
export type Value = null | boolean | number | Name | Text | Ref | readonly Value[] | Dict | Stream;

export const isName = (value: Value | undefined): value is Name => isObject(value) && 'name' in value;
export const isText = (value: Value | undefined): value is Text => isObject(value) && 'bytes' in value;
export const isRef = (value: Value | undefined): value is Ref => isObject(value) && 'ref' in value;
export const isDict = (value: Value | undefined): value is Dict => value instanceof Map;
export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);
export const isStream = (value: Value | undefined): value is Stream => isObject(value) && 'dict' in value;

const isObject = (value: Value | undefined): value is Name | Text | Ref | Stream =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Map);
