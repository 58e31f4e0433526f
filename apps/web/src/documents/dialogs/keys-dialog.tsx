import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { KeyList } from '../../ui/key-list.tsx';

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
      <KeyList rows={KEYS.map(([action, keys]) => ({ label: t(`documents.keys.${action}`), keys }))} />
    </Dialog>
  );
}
