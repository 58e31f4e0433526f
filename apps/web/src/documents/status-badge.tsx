import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  Coins,
  Hourglass,
  LoaderCircle,
  ShieldAlert,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Tip } from '../ui/tooltip.tsx';
import { isRemoving, type File } from './drive.ts';

const STATES: readonly (readonly [Tone, LucideIcon])[] = [
  ['yellow', Hourglass],
  ['blue', LoaderCircle],
  ['red', CircleAlert],
  ['green', CircleCheck],
  ['orange', Coins],
  ['red', CircleSlash],
];

/** Colour, sign and word of a file's state; after completion, of its removal. */
export function StatusBadge({ file }: { file: File }) {
  const { t } = useTranslation();
  if (isRemoving(file))
    return (
      <Badge tone="blue" icon={LoaderCircle} spin>
        {t('documents.status.removing')}
      </Badge>
    );
  if (file.removal === 'removed')
    return (
      <Badge tone="green" icon={ShieldCheck}>
        {t('documents.status.removed')}
      </Badge>
    );
  if (file.removal === 'error')
    return (
      <Badge tone="red" icon={ShieldAlert}>
        {t('documents.status.removalError')}
      </Badge>
    );
  const [tone, icon] = STATES[file.statusIndex] ?? (['plain', CircleDashed] as const);
  const reason = file.reason === null ? undefined : t(`documents.reason.${file.reason}`);
  const { progress } = file;
  const pages =
    progress === null
      ? undefined
      : t('documents.status.progress', { done: progress.done, total: progress.total });
  return (
    <Tip text={reason ?? pages}>
      <span tabIndex={reason === undefined ? undefined : 0} className="inline-flex w-fit rounded-sm">
        <Badge tone={tone} icon={icon} spin={file.statusIndex === 1}>
          {progress === null
            ? t(`documents.status.${file.statusIndex in STATES ? file.statusIndex : 'unknown'}`)
            : t('documents.status.reading', { done: progress.done, total: progress.total })}
        </Badge>
        {reason !== undefined && <span className="sr-only">{reason}</span>}
      </span>
    </Tip>
  );
}
