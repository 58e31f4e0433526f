export * from './errors.ts';
export * from './permissions.ts';
export * from './plans.ts';
export * from './route.ts';
