import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '../ui/cn.ts';
import type { Folder } from './drive.ts';
import { dropFolder } from './use-drops.ts';

interface BreadcrumbProps {
  path: readonly Folder[];
  /** Folder that something is dragged over; '' is the root. */
  over: string | null;
}

const LINK = 'inline-flex min-h-6 items-center rounded-sm px-1 -mx-1 hover:text-ink hover:underline';
const target = (over: boolean): string | false => over && 'bg-accent-soft text-ink outline-2 outline-accent';

/** The way to the folder; each part of it is a place to drop on. */
export function Breadcrumb({ path, over }: BreadcrumbProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('documents.breadcrumb')}>
      <ol className="flex flex-wrap items-center gap-2 text-ink-soft">
        <li>
          <Link
            to="/documents"
            search={{}}
            activeOptions={{ exact: true }}
            draggable={false}
            {...dropFolder('')}
            className={cn(LINK, target(over === ''))}
          >
            {t('documents.title')}
          </Link>
        </li>
        {path.map((folder) => (
          <li key={folder.id} className="flex min-w-0 items-center gap-2">
            <ChevronRight size={14} aria-hidden />
            <Link
              to="/documents"
              search={{ folder: folder.id }}
              draggable={false}
              {...dropFolder(folder.id)}
              className={cn(
                LINK,
                'max-w-60 truncate aria-[current=page]:text-ink',
                target(over === folder.id),
              )}
            >
              {folder.nome}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
