export type * from './types.ts';
export { createOcrEngine } from './engine.ts';
export type { OcrOptions } from './engine.ts';
