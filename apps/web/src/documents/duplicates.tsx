import { drive } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { Section } from './section.tsx';

/** Where the very same bytes lie too; nothing when nowhere. */
export function Duplicates({ fileId }: { fileId: string }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery({
    queryKey: ['drive', 'duplicates', fileId],
    queryFn: () => api.call(drive.duplicates, { params: { id: fileId } }),
  });
  if (data.length === 0) return null;
  return (
    <Section title={t('documents.panel.duplicates')}>
      <ul className="flex flex-col gap-1.5 text-sm">
        {data.map(({ file, folders }) => (
          <li key={file.id} className="min-w-0">
            <Link
              to="/documents"
              search={{ folder: file.folderId }}
              className="block truncate font-medium hover:underline"
            >
              {file.nomeOriginal}
            </Link>
            <span className="block truncate text-ink-faint">
              {folders.map(({ nome }) => nome).join(' / ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
