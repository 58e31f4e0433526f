/** A stored removal as the contract tells it. */

import type { removal as wire } from '@mavendoc/contract';
import type { Scope } from '../drive/service.ts';
import type { RemovalRow } from './store.ts';

const NOT_STARTED: wire.Removal = {
  state: 'none',
  done: 0,
  total: 0,
  reason: null,
  version: 0,
  style: null,
  level: null,
  startedAt: null,
  finishedAt: null,
  removed: {},
  approval: null,
};

/** @param scope of who asks: whether that person may decide */
export function toWire(row: RemovalRow | null, scope: Scope): wire.Removal {
  if (row === null) return NOT_STARTED;
  const running = row.state === 'processing';
  return {
    state: row.state,
    done: running ? row.done : 0,
    total: running ? row.total : 0,
    reason: row.reason,
    version: row.version,
    style: row.style,
    level: row.level,
    startedAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    removed: { ...row.removed },
    approval: approvalOf(row, scope),
  };
}

function approvalOf(row: RemovalRow, scope: Scope): wire.Approval | null {
  if (row.approval === null) return null;
  return {
    state: row.approval,
    requestedBy: { id: row.requestedBy, nome: row.requesterName },
    decidedBy: row.decidedBy === null ? null : { id: row.decidedBy, nome: row.deciderName ?? '' },
    decidedAt: row.decidedAt?.toISOString() ?? null,
    note: row.decisionNote,
    mayDecide: row.approval === 'waiting' && mayApprove(row, scope),
  };
}

/** Admins and Managers, but never who asked. */
export const mayApprove = (row: RemovalRow, scope: Scope): boolean =>
  scope.wholeCompany && scope.userId !== row.requestedBy;
