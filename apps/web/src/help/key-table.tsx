import { useTranslation } from 'react-i18next';
import { KeyList } from '../ui/key-list.tsx';

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
    <KeyList rows={GROUPS[group].map(([action, keys]) => ({ label: t(`help.keys.${action}`), keys }))} />
  );
}
