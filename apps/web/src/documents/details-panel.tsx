import { useTranslation } from 'react-i18next';
import { Details } from './details.tsx';
import type { File } from './drive.ts';
import type { Actions } from './use-actions.ts';

interface DetailsPanelProps {
  file: File;
  actions: Actions;
  onClose: () => void;
}

/** Beside the list on a wide screen; on a narrow one the menu opens the same as a drawer. */
export function DetailsPanel(props: DetailsPanelProps) {
  const { t } = useTranslation();
  return (
    <aside
      aria-label={t('documents.panel.title')}
      className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] w-76 shrink-0 animate-appear overflow-y-auto rounded-lg border border-line bg-paper p-4 lg:block"
    >
      <Details {...props} />
    </aside>
  );
}
