export type * from './types.ts';
export { CATEGORIES, isCategory } from './categories.ts';
export type { Category, CategoryGroup } from './categories.ts';
export { createNameModel } from './model/name-model.ts';
