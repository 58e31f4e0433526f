import { useTranslation } from 'react-i18next';
import { setShortcuts, useShortcutsOn } from '../app/shortcuts.ts';
import { Switch } from '../ui/checkbox.tsx';
import { KeyList } from '../ui/key-list.tsx';
import { DRIVE, EVERYWHERE, VIEWER } from './keys.ts';

export function KeysEverywhere() {
  const { t } = useTranslation();
  return <KeyList rows={EVERYWHERE.map(([action, keys]) => ({ label: t(`help.keys.${action}`), keys }))} />;
}

export function KeysOfDrive() {
  const { t } = useTranslation();
  return <KeyList rows={DRIVE.map(([action, keys]) => ({ label: t(`documents.keys.${action}`), keys }))} />;
}

export function KeysOfViewer() {
  const { t } = useTranslation();
  return (
    <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      {(Object.keys(VIEWER) as (keyof typeof VIEWER)[]).map((group) => (
        <section key={group}>
          <p className="mb-2 text-sm font-medium text-ink-faint">{t(`viewer.keyGroups.${group}`)}</p>
          <KeyList
            rows={VIEWER[group].map(([action, keys]) => ({ label: t(`viewer.keys.${action}`), keys }))}
          />
        </section>
      ))}
    </div>
  );
}

/** Keys that are one character may be turned off (WCAG 2.1.4). */
export function SingleKeys() {
  const { t } = useTranslation();
  const on = useShortcutsOn();
  return <Switch label={t('help.singleKeys')} checked={on} onChange={setShortcuts} />;
}
