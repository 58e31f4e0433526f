import { Download, Eraser, FolderInput, Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../ui/button.tsx';
import { mayDelete, mayDownload, mayRemove, type Item } from './item.ts';
import type { Actions } from './use-actions.ts';

interface SelectionBarProps {
  items: readonly Item[];
  actions: Actions;
  onClear: () => void;
}

const mayTake = (item: Item): boolean => item.kind === 'folder' || mayDownload(item.file);

/** Over the list while something is selected. */
export function SelectionBar({ items, actions, onClear }: SelectionBarProps) {
  const { t } = useTranslation();
  const files = items.flatMap((item) => (item.kind === 'file' ? [item.file] : []));
  const removable = files.filter(mayRemove);
  const loadable = files.filter(mayDownload);
  const deletable = items.filter((item) => item.kind === 'folder' || mayDelete(item.file));
  const { setDialog, download } = actions;
  const folders = items.some(({ kind }) => kind === 'folder');
  const load = () => {
    const [only] = loadable;
    if (only !== undefined && loadable.length === 1 && !folders) download(only);
    else setDialog({ kind: 'download', items: items.filter(mayTake) });
  };
  return (
    <section
      aria-label={t('documents.selection.label')}
      className="sticky top-16 z-10 flex animate-appear flex-wrap items-center gap-1.5 rounded-md bg-accent-soft px-2 py-1.5"
    >
      <IconButton label={t('documents.selection.clear')} onClick={onClear}>
        <X size={16} aria-hidden />
      </IconButton>
      <p role="status" className="mr-auto font-medium">
        {t('documents.selection.count', { count: items.length })}
      </p>
      {removable.length > 0 && (
        <Button
          size="sm"
          icon={<Eraser size={15} aria-hidden />}
          onClick={() => setDialog({ kind: 'remove', files: removable })}
        >
          {t('documents.remove')}
        </Button>
      )}
      {(loadable.length > 0 || folders) && (
        <Button size="sm" icon={<Download size={15} aria-hidden />} onClick={load}>
          {t('documents.download')}
        </Button>
      )}
      <Button
        size="sm"
        icon={<FolderInput size={15} aria-hidden />}
        onClick={() => setDialog({ kind: 'move', items })}
      >
        {t('documents.moveTo')}
      </Button>
      <Button
        size="sm"
        icon={<Trash2 size={15} aria-hidden />}
        disabled={deletable.length === 0}
        onClick={() => setDialog({ kind: 'delete', items: deletable })}
      >
        {t('delete')}
      </Button>
    </section>
  );
}
