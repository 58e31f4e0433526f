/** Review: findings with what people decided about them, before a removal and for it. */

import type { Inspection, Target } from '@mavendoc/anonymizer';
import type { review as wire } from '@mavendoc/contract';
import type { z } from 'zod';
import { findCompleted, findFile, readInspection } from '../drive/service.ts';
import type { CompletedFile, Scope } from '../drive/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import * as changes from './changes.ts';
import type { Change } from './changes.ts';
import { findText, locateIn, marksOf } from './marks.ts';
import { difference, everywhere, known, reviewState } from './state.ts';
import type { ReviewState } from './state.ts';

type Request<Route extends { readonly body?: z.ZodType }> = z.output<NonNullable<Route['body']>>;

/** Targets of a removal: what was decided, else what was proposed; or exactly the chosen findings. */
export async function decidedTargets(
  { db, secrets }: Platform,
  empresaId: string,
  fileId: string,
  inspection: Inspection,
  choice: { readonly findings?: readonly string[]; readonly categories?: readonly string[] },
): Promise<readonly Target[]> {
  const made = await db.inTenant(empresaId, async (tx) => await changes.readChanges(tx, secrets, fileId));
  const state = [...reviewState(inspection.findings, made).values()];
  const findings = choice.findings === undefined ? null : new Set(choice.findings);
  const categories = choice.categories === undefined ? null : new Set(choice.categories);
  return state
    .filter(({ shown }) => (findings === null ? shown.decision === 'remove' : findings.has(shown.id)))
    .filter(({ shown }) => categories === null || categories.has(shown.category))
    .map(({ target }) => target);
}

export interface ReviewService {
  read(scope: Scope, fileId: string, page: number | undefined): Promise<wire.Review>;
  pageText(scope: Scope, fileId: string, page: number): Promise<{ text: string; boxes: number[] }>;
  /** @throws removalWaits */
  decide(scope: Scope, fileId: string, request: Request<typeof wire.decide>): Promise<wire.Change>;
  /** @throws nothingToMark, removalWaits */
  add(scope: Scope, fileId: string, request: Request<typeof wire.addMarks>): Promise<wire.Change>;
  /** @throws nothingToUndo, removalWaits */
  undo(scope: Scope, fileId: string): Promise<wire.Change>;
  search(scope: Scope, fileId: string, text: string): Promise<z.input<typeof wire.searchText.answer>>;
  history(scope: Scope, fileId: string): Promise<wire.HistoryEntry[]>;
}

interface Opened {
  readonly file: CompletedFile;
  readonly inspection: Inspection;
}

export function reviewService(platform: Platform): ReviewService {
  const { db, secrets } = platform;
  const open = async (scope: Scope, fileId: string): Promise<Opened> => {
    const file = await db.inTenant(scope.empresaId, async (tx) => await findCompleted(tx, scope, fileId));
    return { file, inspection: await readInspection(platform, file) };
  };
  const stateIn = async (tx: Tx, { file, inspection }: Opened): Promise<ReviewState> =>
    reviewState(inspection.findings, await changes.readChanges(tx, secrets, file.id));

  /**
   * One change: the file is locked, so that two people's changes come one after the other, and none after the request
   * for a removal: the job reads what stands when it runs, and a second approver has seen what stood before.
   */
  const changing = async (
    scope: Scope,
    opened: Opened,
    work: (tx: Tx, before: ReviewState, whose: Whose) => Promise<void>,
  ): Promise<wire.Change> =>
    await db.inTenant(scope.empresaId, async (tx) => {
      const whose = { ...scope, fileId: opened.file.id };
      await findCompleted(tx, scope, opened.file.id, true);
      if (await changes.isSettled(tx, whose.fileId)) throw new AppError('removalWaits');
      const before = await stateIn(tx, opened);
      await work(tx, before, whose);
      const after = await stateIn(tx, opened);
      return { ...difference(before, after), canUndo: await changes.canUndo(tx, whose) };
    });

  return {
    async read(scope, fileId, page) {
      const opened = await open(scope, fileId);
      return await db.inTenant(scope.empresaId, async (tx) =>
        present(opened, await stateIn(tx, opened), page, await changes.canUndo(tx, { ...scope, fileId })),
      );
    },
    async pageText(scope, fileId, index) {
      const { inspection } = await open(scope, fileId);
      const page = inspection.pages[index];
      if (page === undefined) throw new AppError('notFound');
      return { text: page.text, boxes: [...page.boxes] };
    },
    async decide(scope, fileId, { findings, decision, scope: where, basis }) {
      const opened = await open(scope, fileId);
      return await changing(scope, opened, async (tx, before, whose) => {
        const change = {
          kind: 'decide',
          findings,
          decision,
          ...(basis === undefined ? {} : { basis }),
        } as const;
        const here = known(before, change);
        const ids = where === 'here' ? here : everywhere(before, here);
        if (ids.length === 0) throw new AppError('notFound');
        await changes.addChange(tx, secrets, whose, { ...change, findings: ids });
      });
    },
    async add(scope, fileId, request) {
      const opened = await open(scope, fileId);
      const marks = marksOf(opened.inspection, request);
      if (marks.length === 0) throw new AppError('nothingToMark');
      const change: Change = { kind: 'add', marks };
      return await changing(scope, opened, async (tx, _, whose) => {
        await changes.addChange(tx, secrets, whose, change);
      });
    },
    async undo(scope, fileId) {
      return await changing(scope, await open(scope, fileId), async (tx, _, whose) => {
        if (!(await changes.undoLast(tx, whose))) throw new AppError('nothingToUndo');
      });
    },
    async search(scope, fileId, text) {
      const { inspection } = await open(scope, fileId);
      return locateIn(inspection, findText(inspection, text)).map((hit) => ({
        text: hit.text,
        areas: hit.areas.map(({ page, boxes }) => ({ page, boxes: [...boxes] })),
      }));
    },
    history: async (scope, fileId) =>
      await db.inTenant(scope.empresaId, async (tx) => {
        await findFile(tx, scope, fileId);
        return await changes.history(tx, fileId);
      }),
  };
}

type Whose = Scope & { readonly fileId: string };

function present(
  { file, inspection }: Opened,
  state: ReviewState,
  page: number | undefined,
  canUndo: boolean,
): wire.Review {
  const isHere = (on: number): boolean => page === undefined || on === page;
  const { signed, repaired, unseen, hidden } = inspection;
  return {
    fileId: file.id,
    nomeOriginal: file.name,
    pages: inspection.pages.map(({ index, width, height, source }) => ({ index, width, height, source })),
    findings: [...state.values()]
      .map(({ shown }) => shown)
      .filter(({ areas }) => areas.some((area) => isHere(area.page))),
    unseen: unseen.filter((each) => isHere(each.page)).map((each) => ({ ...each, boxes: [...each.boxes] })),
    hidden: [...hidden],
    signed,
    repaired,
    canUndo,
  };
}
