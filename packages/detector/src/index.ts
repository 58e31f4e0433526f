export type * from './types.ts';
export { CATEGORIES, isCategory } from './categories.ts';
export type { Category, CategoryGroup } from './categories.ts';
