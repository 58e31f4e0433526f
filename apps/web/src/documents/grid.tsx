import { FileText, FileUp, Folder as FolderIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatSize } from '../i18n/format.ts';
import { IconButton } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { cn } from '../ui/cn.ts';
import { FoundChips } from './found-chips.tsx';
import type { Item } from './item.ts';
import { ItemMenu } from './item-menu.tsx';
import { QuickActions } from './quick-actions.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { Actions } from './use-actions.ts';
import type { Selection } from './use-selection.ts';

interface GridProps {
  items: readonly Item[];
  selection: Selection;
  actions: Actions;
  mayUpload: boolean;
}

export function Grid({ items, selection, actions, mayUpload }: GridProps) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('documents.items')} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {items.map((item) => (
        <li
          key={item.id}
          onDoubleClick={() => actions.open(item)}
          className={cn(
            'flex flex-col gap-3 rounded-lg border bg-paper p-3.5 [contain-intrinsic-height:10rem] [content-visibility:auto]',
            selection.ids.has(item.id)
              ? 'border-accent bg-accent-soft'
              : 'border-line hover:border-line-strong',
          )}
        >
          <header className="flex items-center gap-2.5">
            <Checkbox
              label={t('documents.select', { name: item.name })}
              checked={selection.ids.has(item.id)}
              onChange={() => selection.toggle(item.id)}
            />
            <button
              type="button"
              title={item.name}
              aria-label={t('documents.openName', { name: item.name })}
              onClick={() => actions.open(item)}
              className="min-w-0 flex-1 truncate py-1 text-left font-medium hover:underline"
            >
              {item.name}
            </button>
            <ItemMenu item={item} actions={actions} />
          </header>
          {item.kind === 'folder' ? (
            <div className="flex items-end justify-between">
              <FolderIcon size={40} strokeWidth={1} className="text-accent" aria-hidden />
              {mayUpload && (
                <IconButton
                  label={t('documents.upload')}
                  onClick={() => actions.setDialog({ kind: 'upload', folderId: item.id })}
                >
                  <FileUp size={16} aria-hidden />
                </IconButton>
              )}
            </div>
          ) : (
            <>
              <div className="flex items-start gap-3">
                <FileText size={40} strokeWidth={1} className="shrink-0 text-ink-faint" aria-hidden />
                <div className="flex min-w-0 flex-col gap-1.5">
                  <StatusBadge file={item.file} />
                  <p className="text-sm text-ink-faint">
                    {`${formatSize(item.file.tamanhoBytes)} · ${formatDate(item.file.dataUpload)}`}
                  </p>
                  <FoundChips found={item.file.found} most={3} />
                </div>
              </div>
              <footer className="mt-auto flex items-center justify-end gap-1 border-t border-line pt-2.5">
                <QuickActions file={item.file} actions={actions} />
              </footer>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
