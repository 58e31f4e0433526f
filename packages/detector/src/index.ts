export type * from './types.ts';
export { CATEGORIES, isCategory } from './categories.ts';
export type { Category, CategoryGroup } from './categories.ts';
export { detect } from './detect.ts';
export { compileRules } from './rules/compile.ts';
export type { CompiledRules } from './rules/compile.ts';
export { checkPattern, testPattern } from './rules/patterns.ts';
export type { PatternCheck } from './rules/patterns.ts';
