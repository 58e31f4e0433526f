export * from './api.ts';
export * from './checks.ts';
export * from './client.ts';
export * from './config.ts';
export * from './errors.ts';
export * from './fields.ts';
export * from './names.ts';
export * from './openapi.ts';
export * from './permissions.ts';
export * from './plans.ts';
export * from './refusals.ts';
export * from './route.ts';
export * from './scopes.ts';

// One namespace a feature: `auth.login`, `users.listUsers` …
export * as auth from './auth.ts';
export * as company from './company.ts';
export * as credits from './credits.ts';
export * as drive from './drive.ts';
export * as factors from './factors.ts';
export * as integration from './integration.ts';
export * as removal from './removal.ts';
export * as reports from './reports.ts';
export * as review from './review.ts';
export * as rules from './rules.ts';
export * as users from './users.ts';
export * as webhooks from './webhooks.ts';
