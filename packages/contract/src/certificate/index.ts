export * from './sentences.ts';
export * from './words.ts';
