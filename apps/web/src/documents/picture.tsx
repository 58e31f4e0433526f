import { drive } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { cn } from '../ui/cn.ts';
import type { File } from './file-state.ts';
import { mayOpen } from './item.ts';
import { inTurn } from './turns.ts';

/** Milliseconds after which it is asked again whether the picture is still the same. */
const FRESH_MS = 5 * 60_000;

interface PictureProps {
  file: File;
  className?: string;
}

/** The first page, of the copy once there is one; a plain sheet until it is there, or where none can be drawn. */
export function Picture({ file, className }: PictureProps) {
  const { t } = useTranslation();
  const { data } = useQuery({
    // An encrypted original can't be drawn: its password was used once.
    enabled: mayOpen(file) && (!file.encrypted || file.removal === 'removed'),
    queryKey: ['picture', file.id, file.removal],
    queryFn: ({ signal }) =>
      inTurn(signal, () => api.call(drive.picture, { params: { id: file.id }, query: {}, signal })),
    staleTime: FRESH_MS,
    retry: false,
  });
  const url = useUrl(data);
  return (
    <span className={cn('grid place-items-center overflow-hidden bg-sunken', className)}>
      {url === null ? (
        <FileText size={36} strokeWidth={1} className="text-ink-faint" aria-hidden />
      ) : (
        <img
          src={url}
          alt={t('documents.pictureOf', { name: file.nomeOriginal })}
          draggable={false}
          className="size-full animate-appear bg-page object-cover object-top"
        />
      )}
    </span>
  );
}

/** An address for the bytes as long as they are shown. */
function useUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (blob === undefined) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return url;
}
