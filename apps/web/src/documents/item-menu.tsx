import {
  Award,
  Download,
  Ellipsis,
  Eraser,
  Eye,
  Info,
  FolderDown,
  FolderInput,
  FolderOpen,
  KeyRound,
  Pencil,
  RotateCw,
  Square,
  Trash2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../ui/menu-list.tsx';
import { Menu } from '../ui/menu.tsx';
import { isRemoving, type File } from './drive.ts';
import {
  mayCancel,
  mayDelete,
  mayDownload,
  mayOpen,
  mayRemove,
  mayRetry,
  wantsPassword,
  type Item,
} from './item.ts';
import type { Actions } from './use-actions.ts';

interface ItemMenuProps {
  item: Item;
  actions: Actions;
}

export function ItemMenu({ item, actions }: ItemMenuProps) {
  const { t } = useTranslation();
  const fileEntries = useFileEntries(actions);
  const { setDialog, open } = actions;
  const locked = item.kind === 'file' && !mayDelete(item.file);
  const entries: (MenuEntry | null)[] = [
    ...(item.kind === 'file'
      ? fileEntries(item.file, item)
      : [
          {
            label: t('documents.open'),
            icon: <FolderOpen size={16} aria-hidden />,
            onSelect: () => open(item),
          },
          {
            label: t('documents.downloadZip'),
            icon: <FolderDown size={16} aria-hidden />,
            onSelect: () => setDialog({ kind: 'download', items: [item] }),
          },
        ]),
    null,
    {
      label: t('documents.rename'),
      icon: <Pencil size={16} aria-hidden />,
      onSelect: () => setDialog({ kind: 'rename', item }),
    },
    {
      label: t('documents.moveTo'),
      icon: <FolderInput size={16} aria-hidden />,
      onSelect: () => setDialog({ kind: 'move', items: [item] }),
    },
    {
      label: t('delete'),
      icon: <Trash2 size={16} aria-hidden />,
      danger: true,
      disabled: locked,
      onSelect: () => setDialog({ kind: 'delete', items: [item] }),
    },
  ];
  return (
    <Menu entries={entries}>
      <button
        type="button"
        aria-label={t('documents.more', { name: item.name })}
        onDoubleClick={(event) => event.stopPropagation()}
        className="inline-flex size-8 items-center justify-center rounded-md text-ink-soft hover:bg-hover hover:text-ink data-[state=open]:bg-hover pointer-coarse:size-11"
      >
        <Ellipsis size={18} aria-hidden />
      </button>
    </Menu>
  );
}

function useFileEntries({ open, download, retry, cancelIndexing, cancelRemoval, setDialog }: Actions) {
  const { t } = useTranslation();
  return (file: File, item: Item): MenuEntry[] => {
    const removed = file.removal === 'removed';
    const some = (shown: boolean, entry: MenuEntry): MenuEntry[] => (shown ? [entry] : []);
    return [
      {
        label: t('documents.review'),
        icon: <Eye size={16} aria-hidden />,
        disabled: !mayOpen(file),
        onSelect: () => open(item),
      },
      ...some(mayRemove(file), {
        label: t('documents.remove'),
        icon: <Eraser size={16} aria-hidden />,
        onSelect: () => setDialog({ kind: 'remove', files: [file] }),
      }),
      ...some(isRemoving(file), {
        label: t('documents.cancelRemoval'),
        icon: <Square size={16} aria-hidden />,
        onSelect: () => cancelRemoval(file),
      }),
      ...some(mayCancel(file), {
        label: t('documents.cancelIndexing'),
        icon: <Square size={16} aria-hidden />,
        onSelect: () => cancelIndexing(file),
      }),
      ...some(mayRetry(file), {
        label: wantsPassword(file) ? t('documents.givePassword') : t('documents.retry'),
        icon: wantsPassword(file) ? <KeyRound size={16} aria-hidden /> : <RotateCw size={16} aria-hidden />,
        onSelect: () => retry(file),
      }),
      ...some(removed, {
        label: t('documents.downloadCopy'),
        icon: <Download size={16} aria-hidden />,
        onSelect: () => download(file, 'anonymized'),
      }),
      ...some(removed, {
        label: t('documents.downloadCertificate'),
        icon: <Award size={16} aria-hidden />,
        onSelect: () => download(file, 'certificate'),
      }),
      {
        label: t('documents.downloadOriginal'),
        icon: <Download size={16} aria-hidden />,
        disabled: !mayDownload(file),
        onSelect: () => download(file, 'original'),
      },
      {
        label: t('documents.details'),
        icon: <Info size={16} aria-hidden />,
        onSelect: () => setDialog({ kind: 'details', file }),
      },
    ];
  };
}
