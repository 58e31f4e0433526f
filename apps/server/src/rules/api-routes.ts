/** The rules of the integration API (`{base}/api/v1`): three kinds behind one address. */

import { integration as wire } from '@mavendoc/contract';
import type { rules as screens } from '@mavendoc/contract';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Http } from '../platform/http/server.ts';
import type { Who } from '../platform/http/who.ts';
import type { Platform } from '../platform/platform.ts';
import * as regexes from './regex-store.ts';
import * as rules from './service.ts';
import * as terms from './term-store.ts';

/** As the lists are called inside (decisions.md "Rules"). */
const CATEGORY = { remove: 'B', keep: 'W' } as const;

export function ruleApiRoutes(http: Http, { db, audit }: Platform): void {
  const changing = async <T>(
    { who, ip }: { readonly who: Who; readonly ip: string },
    action: string,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> =>
    await db.inTenant(who.empresaId, async (tx) => {
      const { empresaId, userId: actorId, email: actor } = who;
      const answer = await work(tx);
      await audit.record(tx, { empresaId, actorId, actor, action, target: 'rules', ip });
      return answer;
    });

  http.route(wire.listRules, async ({ who, query: { kind, limit, after } }) => {
    // one more than asked for tells whether there is a next page
    const page = { after, limit: limit + 1 };
    const found = await db.inTenant(who.empresaId, async (tx) =>
      kind === 'pattern'
        ? (await regexes.pageOfRegexes(tx, page)).map(ofRegex)
        : (await terms.pageOfTerms(tx, CATEGORY[kind], page)).map(ofTerm),
    );
    const shown = found.slice(0, limit);
    return { rules: shown, next: found.length > limit ? (shown.at(-1)?.id ?? null) : null };
  });
  http.route(wire.createRule, async (call) => {
    const { body, reply, who } = call;
    const { empresaId } = who;
    const made = await changing(call, 'rule.created', async (tx) =>
      body.kind === 'pattern'
        ? ofRegex(
            await rules.createRegex(tx, empresaId, {
              label: body.label,
              regex: body.pattern,
              status: body.active ? 'A' : 'I',
            }),
          )
        : ofTerm(await rules.createTerm(tx, empresaId, { label: body.label, category: CATEGORY[body.kind] })),
    );
    void reply.code(201);
    return made;
  });
  http.route(wire.deleteRule, async (call) => {
    await changing(call, 'rule.deleted', async (tx) => {
      const { id } = call.params;
      if (!(await regexes.deleteRegex(tx, id)) && !(await terms.deleteTerm(tx, id)))
        throw new AppError('notFound');
    });
    return {};
  });
}

const ofRegex = ({ id, label, regex, status }: screens.RegexRule): wire.Rule => ({
  id,
  kind: 'pattern',
  label,
  pattern: regex,
  active: status === 'A',
});

const ofTerm = ({ id, label, category }: screens.ListItem): wire.Rule => ({
  id,
  kind: category === CATEGORY.remove ? 'remove' : 'keep',
  label,
  pattern: null,
  active: true,
});
