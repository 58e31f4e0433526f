import { useTranslation } from 'react-i18next';
import { setShortcuts, useShortcutsOn } from '../app/shortcuts.ts';
import { Switch } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { KeyList } from '../ui/key-list.tsx';

const GROUPS = {
  findings: [
    ['next', ['J']],
    ['previous', ['K']],
    ['remove', ['R']],
    ['keep', ['M']],
    ['removeAll', ['Shift', 'R']],
    ['keepAll', ['Shift', 'M']],
    ['undo', ['U']],
  ],
  pages: [
    ['find', ['/']],
    ['nextHit', ['Enter']],
    ['previousHit', ['Shift', 'Enter']],
    ['zoom', ['+', '−']],
    ['fit', ['0']],
    ['views', ['1', '2', '3']],
    ['pageBack', ['[']],
    ['pageOn', [']']],
  ],
  drawing: [
    ['draw', ['B']],
    ['begin', ['Enter']],
    ['move', ['←', '↑', '→', '↓']],
    ['stretch', ['Shift', '← ↑ → ↓']],
    ['fine', ['Alt', '← ↑ → ↓']],
  ],
  other: [
    ['apply', ['A']],
    ['keys', ['Shift', '?']],
    ['close', ['Esc']],
  ],
} as const;

/** Every key that works in the viewer. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const on = useShortcutsOn();
  return (
    <Dialog wide title={t('viewer.keysTitle')} onClose={onClose}>
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
          <section key={group}>
            <h3 className="mb-2 text-sm font-medium text-ink-faint">{t(`viewer.keyGroups.${group}`)}</h3>
            <KeyList
              rows={GROUPS[group].map(([action, keys]) => ({ label: t(`viewer.keys.${action}`), keys }))}
            />
          </section>
        ))}
      </div>
      <div className="mt-5">
        <Switch label={t('viewer.singleKeys')} checked={on} onChange={setShortcuts} />
      </div>
    </Dialog>
  );
}
