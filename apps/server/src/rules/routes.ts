import { rules as wire } from '@mavendoc/contract';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import { heldBodies } from '../platform/http/bodies.ts';
import type { Http } from '../platform/http/server.ts';
import type { Who } from '../platform/http/who.ts';
import type { Platform } from '../platform/platform.ts';
import { scopeOf } from '../drive/service.ts';
import { generatePattern } from './assistant.ts';
import { preview } from './preview.ts';
import * as regexes from './regex-store.ts';
import * as rules from './service.ts';
import * as terms from './term-store.ts';
import * as transfer from './transfer.ts';

/** Bytes of an imported list. */
const IMPORT_LIMIT = 25 * 1024 * 1024;

/** Bytes of imported regular expressions: as many as there may be, each with the longest label and pattern. */
const REGEX_IMPORT_LIMIT = 4 * 1024 * 1024;

type InTenant = <T>(who: Who, work: (tx: Tx) => Promise<T>) => Promise<T>;

export function ruleRoutes(http: Http, platform: Platform): void {
  const inTenant: InTenant = async (who, work) => await platform.db.inTenant(who.empresaId, work);
  /** A change of the rules and its record: which rule, never its text. */
  const changing = async <T>(
    { who, ip }: { readonly who: Who; readonly ip: string },
    action: string,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> =>
    await inTenant(who, async (tx) => {
      const { empresaId, userId, email } = who;
      const answer = await work(tx);
      const target = 'rules';
      await platform.audit.record(tx, { empresaId, actorId: userId, actor: email, action, target, ip });
      return answer;
    });
  regexRoutes(http, inTenant, changing);
  termRoutes(http, inTenant, changing);
  http.route(wire.generateRegex, async ({ body }) => await generatePattern(platform.config.llm, body), {
    perMinute: 20,
  });
  http.route(wire.tryRule, async ({ who, body }) => await preview(platform, scopeOf(who), body), {
    perMinute: 30,
  });
}

type Changing = <T>(
  call: { readonly who: Who; readonly ip: string },
  action: string,
  work: (tx: Tx) => Promise<T>,
) => Promise<T>;

function regexRoutes(http: Http, inTenant: InTenant, changing: Changing): void {
  http.route(
    wire.listRegexes,
    async ({ who }) => await inTenant(who, async (tx) => [...(await regexes.allRegexes(tx))]),
  );
  http.route(wire.getRegex, async ({ who, params }) => {
    const rule = await inTenant(who, async (tx) => await regexes.findRegex(tx, params.id));
    if (rule === null) throw new AppError('notFound');
    return rule;
  });
  http.route(
    wire.createRegex,
    async (call) =>
      await changing(
        call,
        'regex.created',
        async (tx) => await rules.createRegex(tx, call.who.empresaId, call.body),
      ),
  );
  http.route(
    wire.updateRegex,
    async (call) =>
      await changing(call, 'regex.updated', async (tx) => await rules.updateRegex(tx, call.body)),
  );
  http.route(wire.deleteRegex, async (call) => {
    await changing(call, 'regex.deleted', async (tx) => {
      if (!(await regexes.deleteRegex(tx, call.params.id))) throw new AppError('notFound');
    });
    return {};
  });
  http.route(
    wire.importRegexes,
    async (call) =>
      await changing(
        call,
        'regexes.imported',
        async (tx) => await transfer.importRegexes(tx, call.who.empresaId, call.body),
      ),
    { bodyLimit: REGEX_IMPORT_LIMIT, heldBodies: heldBodies(REGEX_IMPORT_LIMIT, { atOnce: 8 }) },
  );
  http.route(wire.exportRegexes, async ({ who, reply }) => {
    const csv = await inTenant(who, async (tx) => await transfer.exportRegexes(tx));
    return sendCsv(reply, csv, 'expressoes-regulares.csv');
  });
}

function sendCsv(reply: FastifyReply, csv: string, name: string): Readable {
  void reply.type('text/csv; charset=utf-8').header('Content-Disposition', `attachment; filename="${name}"`);
  return Readable.from([Buffer.from(csv)]);
}

function termRoutes(http: Http, inTenant: InTenant, changing: Changing): void {
  http.route(
    wire.listItems,
    async ({ who, params }) =>
      await inTenant(who, async (tx) => [...(await terms.termsOf(tx, params.category))]),
  );
  http.route(
    wire.createItem,
    async (call) =>
      await changing(
        call,
        'term.created',
        async (tx) => await rules.createTerm(tx, call.who.empresaId, call.body),
      ),
  );
  http.route(
    wire.updateItem,
    async (call) =>
      await changing(
        call,
        'term.updated',
        async (tx) => await rules.updateTerm(tx, { ...call.body, id: call.params.id }),
      ),
  );
  http.route(wire.deleteItem, async (call) => {
    await changing(call, 'term.deleted', async (tx) => {
      if (!(await terms.deleteTerm(tx, call.params.id))) throw new AppError('notFound');
    });
    return {};
  });
  http.route(
    wire.importItems,
    async (call) =>
      await changing(
        call,
        'terms.imported',
        async (tx) => await transfer.importTerms(tx, call.who.empresaId, call.params.category, call.body),
      ),
    { bodyLimit: IMPORT_LIMIT, heldBodies: heldBodies(IMPORT_LIMIT, { atOnce: 3 }) },
  );
  http.route(wire.exportItems, async ({ who, params, reply }) => {
    const csv = await inTenant(who, async (tx) => await transfer.exportTerms(tx, params.category));
    const name = params.category === 'W' ? 'lista-inclusao.csv' : 'lista-exclusao.csv';
    return sendCsv(reply, csv, name);
  });
}
