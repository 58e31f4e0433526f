import { useTranslation } from 'react-i18next';
import { useConfig } from '../../app/queries.ts';
import { formatSize } from '../../i18n/format.ts';
import { addDrafts } from './store.ts';

/** Of the service when nothing else is configured. */
const DEFAULT_MOST_BYTES = 200 * 1024 * 1024;

const looksLikePdf = (file: File): boolean => file.type === 'application/pdf' || /\.pdf$/i.test(file.name);

/** Puts files into the queue as drafts; what can't be sent gets its reason at once. */
export function useAddFiles() {
  const { t } = useTranslation();
  const most = useConfig()?.limits.maxFileBytes ?? DEFAULT_MOST_BYTES;
  const limit = formatSize(most);

  const refusal = (file: File): string | null => {
    if (!looksLikePdf(file)) return t('documents.uploadDialog.onlyPDF');
    if (file.size === 0) return t('documents.uploadDialog.empty');
    return file.size > most ? t('documents.uploadDialog.tooLarge', { size: limit }) : null;
  };

  return {
    limit,
    add: (files: readonly File[], folderId: string) => addDrafts(files, folderId, refusal),
  };
}
