export * from './client.ts';
export * from './config.ts';
export * from './errors.ts';
export * from './fields.ts';
export * from './permissions.ts';
export * from './plans.ts';
export * from './route.ts';

// One namespace a feature: `auth.login`, `users.listUsers` …
export * as auth from './auth.ts';
export * as company from './company.ts';
export * as users from './users.ts';
