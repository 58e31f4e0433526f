import { drive } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, codeOf, messageOf } from '../app/api.ts';
import { configQuery } from '../app/queries.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { ExternalViewer } from './external-viewer.tsx';
import { PasswordGate } from './password-gate.tsx';
import { useOpened, usePdf } from './use-pdf.ts';
import { useReview } from './use-review.ts';
import { Workspace } from './workspace.tsx';

/** Trying again changes nothing about these. */
const FINAL = new Set(['notFound', 'noCreditsTooltip', 'accessDenied', 'downloadNotReady', 'notCompleted']);

/** A document over the whole screen, until it is closed. */
export function ViewerPage() {
  const { t } = useTranslation();
  const { fileId } = useParams({ from: '/session/documents/$fileId' });
  const asked = useQuery(configQuery);
  const config = asked.data;
  const close = useClose();
  const [password, setPassword] = useState<string>();
  const opened = useOpened(fileId);
  const file = useQuery({
    queryKey: ['drive', 'file', fileId],
    queryFn: () => api.call(drive.getFile, { params: { id: fileId } }),
  });
  const review = useReview(fileId);
  const builtIn = opened.isSuccess && config !== undefined && config.viewerUrl === null;
  const original = usePdf(builtIn ? { fileId, version: 'original', revision: 0, password } : null);
  const locked = original.error instanceof Error && original.error.name === 'PasswordException';

  const error = opened.error ?? asked.error ?? file.error ?? review.error ?? (locked ? null : original.error);
  if (error !== null) {
    const again = () => {
      for (const query of [opened, asked, file, review]) if (query.isError) void query.refetch();
      if (original.error !== null) original.retry();
    };
    return <Failed error={error} onRetry={again} onClose={close} />;
  }
  if (opened.isSuccess && config !== undefined && config.viewerUrl !== null)
    return <ExternalViewer url={config.viewerUrl} number={opened.data} onClose={close} />;
  if (locked)
    return (
      <PasswordGate
        name={file.data?.nomeOriginal ?? ''}
        wrong={password !== undefined}
        onPassword={setPassword}
        onClose={close}
      />
    );
  if (review.data === undefined || file.data === undefined || original.pdf === null)
    return (
      <Centre>
        <Loading label={t('viewer.opening')} />
      </Centre>
    );
  return <Workspace file={file.data} pdf={original.pdf} review={review} data={review.data} onClose={close} />;
}

const Centre = ({ children }: { children: ReactNode }) => (
  <main className="grid min-h-dvh place-items-center">{children}</main>
);

interface FailedProps {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** Says what happened, what is safe, and what can be done. */
function Failed({ error, onRetry, onClose }: FailedProps) {
  const { t } = useTranslation();
  const code = codeOf(error) ?? '';
  const gone = code === 'notFound';
  return (
    <Centre>
      <div className="flex flex-col items-center pb-16">
        <ErrorState
          {...(gone ? { title: t('viewer.gone.title') } : {})}
          message={gone ? t('viewer.gone.text') : messageOf(error)}
          {...(FINAL.has(code) ? {} : { onRetry })}
        />
        <Button className="-mt-12" onClick={onClose}>
          {t('viewer.backToDocuments')}
        </Button>
      </div>
    </Centre>
  );
}

/** Back to the folder it was opened from, or to the documents. */
function useClose(): () => void {
  const navigate = useNavigate();
  const { history } = useRouter();
  return () => {
    if (history.canGoBack()) history.back();
    else void navigate({ to: '/documents' });
  };
}
