import { describe, expect, it } from 'vitest';
import * as contract from './index.ts';
import type { AnyRoute } from './index.ts';

const isRoute = (value: unknown): value is AnyRoute =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

const routes = [
  ...Object.values(contract),
  ...Object.values(contract).flatMap((value) => Object.values(value as object)),
].filter(isRoute);

describe('the contract', () => {
  it('names each call once', () => {
    const names = routes.map(({ method, path, access }) => `${access === 'key'} ${method} ${path}`);
    expect(names.length).toBeGreaterThan(40);
    expect(new Set(names).size).toBe(names.length);
  });

  it('describes exactly the parameters that stand in each path', () => {
    for (const { path, params } of routes) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const described = params === undefined ? [] : Object.keys((params as { shape?: object }).shape ?? {});
      expect([path, described.toSorted()]).toEqual([path, inPath.toSorted()]);
    }
  });

  it('names the refusals of its own fields', () => {
    const odd = [null, '', ' ', 'a', '<', 'x'.repeat(5_000), -1, 0.5, 1e12, true, [], ['x'], {}];
    for (const route of routes) {
      const named: readonly string[] = contract.refusalsOf(route);
      for (const schema of [route.body, route.query]) {
        const fields = Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
        const inputs = [
          ...odd,
          ...odd.map((value) => Object.fromEntries(fields.map((field) => [field, value]))),
        ];
        const messages = inputs.flatMap(
          (input) => schema?.safeParse(input).error?.issues.map(({ message }) => message) ?? [],
        );
        const codes = new Set(messages.filter((message) => Object.hasOwn(contract.ERRORS, message)));
        const missing = [...codes].filter((code) => !named.includes(code));
        expect([route.method, route.path, missing]).toEqual([route.method, route.path, []]);
      }
    }
  });

  it('has every message in both languages', () => {
    for (const { pt, en } of Object.values(contract.ERRORS)) {
      expect(pt).not.toBe('');
      expect(en).not.toBe('');
      expect(pt.includes('{detail}')).toBe(en.includes('{detail}'));
    }
  });

  it('becomes an OpenAPI document with every call', () => {
    const named = Object.fromEntries(routes.map((route, index) => [`call${index}`, route]));
    const document = contract.openApiDocument(named, {
      title: 'MavenDoc',
      version: '0.0.1',
      server: 'https://x/api',
    });
    expect(document['openapi']).toBe('3.1.0');
    const paths = document['paths'] as Record<string, object>;
    expect(Object.keys(paths['/users'] ?? {})).toEqual(['get', 'post', 'put']);
    expect(() => JSON.stringify(document)).not.toThrow();
  });
});

describe('a call with an integration key', () => {
  const keyed = routes.filter(({ access }) => access === 'key');

  it('names the scope that it needs, and each scope opens something', () => {
    expect(keyed.filter(({ scope }) => scope === undefined)).toEqual([]);
    expect(new Set(keyed.map(({ scope }) => scope))).toEqual(new Set(contract.SCOPES));
  });

  it('tells that it may be refused for its scope and its rate', () => {
    for (const { path, errors } of keyed)
      expect([path, errors]).toEqual([
        path,
        expect.arrayContaining(['unauthenticated', 'scopeMissing', 'rateLimited']),
      ]);
  });
});

describe('company fields', () => {
  const company = {
    nome: 'Acme',
    cidade: 'Porto Alegre',
    tempoArquivos: 1,
    authType: 'OAUTH',
    ldapUrl: '',
    ldapDomain: '',
    ldapBaseDn: '',
    oauthIssuer: 'https://x',
    oauthClientId: 'id',
    oauthClientSecret: '',
    samlMetadataUrl: '',
    openidDiscoveryUrl: '',
  } as const;

  it('need the client secret once: an empty one keeps the stored one', () => {
    expect(contract.company.firstCompanyProblem(company, { oauthClientSecretSet: false })).toBe(
      'oauthFieldsRequired',
    );
    expect(contract.company.firstCompanyProblem(company, { oauthClientSecretSet: true })).toBeNull();
  });
});
