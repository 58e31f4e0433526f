/**
 * The browser needs to know how a call is made, not how the service checks it: the schemas of the contract, and the library
 * that they are made with, stay out of the build.
 */

import { parseSync, type ESTree, type Plugin } from 'vite';

/** What the client reads of a route (`packages/contract/src/client.ts`). */
const KEPT = new Set(['method', 'path', 'access', 'bodyEncoding', 'answerEncoding']);

export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/packages/contract/src/') || !code.includes('z.')) return null;
      return { code: bareRoutes(id, code), map: null };
    },
  };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** @param name of the file, for errors */
export function bareRoutes(name: string, code: string): string {
  const { program, errors } = parseSync(name, code);
  if (errors.length > 0) throw new Error(`${name} can not be read: ${errors[0]?.message ?? ''}`);
  const edits = program.body.flatMap(declaredIn).flatMap((init) => {
    const route = routeOf(init);
    if (route === null) return emptied(init, code);
    return route.properties.filter((one) => !isKept(one)).map((one) => cut(one, code));
  });
  return edits.reduceRight(
    (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
    code,
  );
}

/** The values of the constants that a statement of a module declares. */
function declaredIn(statement: ESTree.Statement): ESTree.Expression[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ init }) => (init === null ? [] : [init]));
}

function routeOf(init: ESTree.Expression): ESTree.ObjectExpression | null {
  if (init.type !== 'CallExpression') return null;
  const { callee, arguments: given } = init;
  const [route] = given;
  const defines = callee.type === 'Identifier' && callee.name === 'defineRoute';
  return defines && route?.type === 'ObjectExpression' ? route : null;
}

/** What routes have in common is spread into them, their access among it. */
const isKept = (property: ESTree.ObjectPropertyKind): boolean =>
  property.type === 'SpreadElement' || (property.key.type === 'Identifier' && KEPT.has(property.key.name));

/** A property with its comma. */
function cut({ start, end }: ESTree.ObjectPropertyKind, code: string): Edit {
  const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
  return { start, end: end + comma, text: '' };
}

/**
 * Whatever else is made by a call, or holds what is, is a schema. What forms need is in `checks.ts`; a test
 * sees to it that no screen asks a schema anything.
 */
function emptied({ type, start, end }: ESTree.Expression, code: string): Edit[] {
  const init = code.slice(start, end);
  const isSchema = type === 'CallExpression' || (type === 'ObjectExpression' && /\bz\./.test(init));
  return isSchema ? [{ start, end, text: 'undefined' }] : [];
}
