import i18next from 'i18next';
import { categoryWord } from '../documents/found-chips.tsx';
import { formatPercent } from '../i18n/format.ts';
import type { Finding } from './use-review.ts';

/** Why it was found, and how sure that is. */
export function explain({ reason, confidence, added }: Finding): string {
  const { t } = i18next;
  if (added) return t('viewer.added');
  const known = `viewer.reasons.${reason.code}`;
  const why = i18next.exists(known) ? t(known as 'viewer.reasons.pattern') : reason.code;
  const detail = reason.detail === undefined ? '' : ` “${categoryWord(reason.detail)}”`;
  return `${why}${detail} · ${t('viewer.confidence', { share: formatPercent(confidence) })}`;
}
