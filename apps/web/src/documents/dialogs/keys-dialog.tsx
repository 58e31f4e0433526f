import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';

const KEYS = [
  ['arrows', ['↑', '↓', '←', '→']],
  ['pages', ['PgUp', 'PgDn']],
  ['ends', ['Home', 'End']],
  ['letters', ['A–Z']],
  ['range', ['Shift', '↑ ↓']],
  ['space', ['␣']],
  ['all', ['Ctrl', 'A']],
  ['open', ['Enter']],
  ['back', ['Backspace']],
  ['search', ['/']],
  ['rename', ['F2']],
  ['delete', ['Delete']],
  ['escape', ['Esc']],
  ['help', ['Shift', '?']],
] as const;

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('documents.keys.title')} onClose={onClose}>
      <dl className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2.5">
        {KEYS.map(([action, keys]) => (
          <div key={action} className="contents">
            <dt>{t(`documents.keys.${action}`)}</dt>
            <dd className="flex justify-end gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-sm border border-line-strong bg-paper px-1.5 py-0.5 font-mono text-xs"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
