import { useTranslation } from 'react-i18next';

/** Names of keys that have no sign of their own are as keyboards print them. */
const GROUPS = {
  everywhere: [
    ['next', ['Tab']],
    ['previous', ['Shift', 'Tab']],
    ['use', ['Enter', '␣']],
    ['within', ['←', '→', '↑', '↓']],
    ['close', ['Esc']],
    ['keys', ['Shift', '?']],
  ],
  documents: [
    ['arrows', ['↑', '↓']],
    ['range', ['Shift', '↑ ↓']],
    ['select', ['␣']],
    ['all', ['Ctrl', 'A']],
    ['open', ['Enter']],
    ['back', ['Backspace']],
    ['search', ['/']],
    ['rename', ['F2']],
    ['delete', ['Delete']],
  ],
  review: [
    ['nextFinding', ['J']],
    ['previousFinding', ['K']],
    ['remove', ['R']],
    ['keep', ['M']],
    ['undo', ['U']],
    ['close', ['Esc']],
  ],
} as const;

export function KeyTable({ group }: { group: keyof typeof GROUPS }) {
  const { t } = useTranslation();
  return (
    <dl className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2.5">
      {GROUPS[group].map(([action, keys]) => (
        <div key={action} className="contents">
          <dt>{t(`help.keys.${action}`)}</dt>
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
  );
}
