import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Folder } from './drive.ts';

export function Breadcrumb({ path }: { path: readonly Folder[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('documents.breadcrumb')}>
      <ol className="flex flex-wrap items-center gap-1 text-ink-soft">
        <li>
          <Link
            to="/documents"
            search={{}}
            activeOptions={{ exact: true }}
            className="inline-flex min-h-6 items-center hover:text-ink hover:underline"
          >
            {t('documents.title')}
          </Link>
        </li>
        {path.map((folder) => (
          <li key={folder.id} className="flex min-w-0 items-center gap-1">
            <ChevronRight size={14} aria-hidden />
            <Link
              to="/documents"
              search={{ folder: folder.id }}
              className="inline-flex min-h-6 max-w-60 items-center truncate hover:text-ink hover:underline last:text-ink"
            >
              {folder.nome}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
