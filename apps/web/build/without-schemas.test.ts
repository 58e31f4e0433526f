import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bareRoutes } from './without-schemas.ts';

test('a route keeps how it is called, and loses how it is checked', () => {
  const code = `const session = { access: 'session' } as const;
const text = z.string().max(9);
export const rename = defineRoute({
  ...session,
  method: 'PUT',
  path: '/x/{id}',
  summary: 'Renames.',
  params: idParams,
  body: text,
  bodyEncoding: 'text',
  answer: z.object({}),
  errors: [],
});`;
  expect(bareRoutes('x.ts', code).replace(/\s+/g, ' ')).toBe(
    "const session = { access: 'session' } as const; const text = undefined; export const rename = defineRoute({ " +
      "...session, method: 'PUT', path: '/x/{id}', bodyEncoding: 'text', });",
  );
});

test('no screen asks a schema anything', () => {
  const folder = new URL('../src/', import.meta.url).pathname;
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(200);
  const asking = files.filter((file) =>
    /(?<!\b(JSON|Date))\.(safeP|p)arse(Async)?\(/.test(readFileSync(folder + file, 'utf8')),
  );
  expect(asking).toEqual([]);
});
