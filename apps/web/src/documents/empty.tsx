import { FileUp, FolderPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SampleButton } from '../help/sample-button.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import type { Actions } from './use-actions.ts';

interface EmptyProps {
  where: 'root' | 'folder' | 'search';
  actions: Actions;
  /** Where an upload would go; undefined when none is possible. */
  folderId: string | undefined;
}

export function Empty({ where, actions, folderId }: EmptyProps) {
  const { t } = useTranslation();
  return (
    <EmptyState title={t(`documents.empty.${where}`)} action={action()}>
      {t(`documents.empty.${where}Text`)}
    </EmptyState>
  );

  function action() {
    if (where === 'root')
      return (
        <span className="flex flex-wrap justify-center gap-2">
          <Button
            kind="primary"
            icon={<FolderPlus size={16} aria-hidden />}
            onClick={() => actions.setDialog({ kind: 'new-folder' })}
          >
            {t('documents.newFolder')}
          </Button>
          <SampleButton />
        </span>
      );
    if (where === 'search' || folderId === undefined) return undefined;
    return (
      <Button
        icon={<FileUp size={16} aria-hidden />}
        onClick={() => actions.setDialog({ kind: 'upload', folderId })}
      >
        {t('documents.upload')}
      </Button>
    );
  }
}
