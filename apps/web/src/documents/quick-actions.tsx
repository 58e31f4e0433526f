import { Download, Eraser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../ui/button.tsx';
import { isRemoving, type File } from './drive.ts';
import { mayDownload, mayRemove } from './item.ts';
import type { Actions } from './use-actions.ts';

interface QuickActionsProps {
  file: File;
  actions: Actions;
  /** In a tile, which has no room for words. */
  small?: boolean;
}

/** The two things that are done most, beside the menu. */
export function QuickActions({ file, actions, small = false }: QuickActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      {isRemoving(file) && (
        <Button size="sm" busy>
          {t('documents.processing')}
        </Button>
      )}
      {small && mayRemove(file) && file.removal !== 'removed' && (
        <IconButton
          label={t('documents.remove')}
          onClick={() => actions.setDialog({ kind: 'remove', files: [file] })}
        >
          <Eraser size={16} aria-hidden />
        </IconButton>
      )}
      {!small && mayRemove(file) && file.removal !== 'removed' && (
        <Button
          size="sm"
          icon={<Eraser size={15} aria-hidden />}
          onClick={() => actions.setDialog({ kind: 'remove', files: [file] })}
        >
          {t('documents.remove')}
        </Button>
      )}
      <IconButton
        label={t('documents.download')}
        disabled={!mayDownload(file)}
        onClick={() => actions.download(file)}
      >
        <Download size={16} aria-hidden />
      </IconButton>
    </>
  );
}
