import { useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../app/api.ts';
import { useConfig } from '../app/queries.ts';
import { ErrorState, Loading } from '../ui/states.tsx';
import { ExternalViewer } from './external-viewer.tsx';
import { useOpened, usePdf } from './use-pdf.ts';
import { useReview } from './use-review.ts';
import { Workspace } from './workspace.tsx';

/** A document over the whole screen, until it is closed. */
export function ViewerPage() {
  const { t } = useTranslation();
  const { fileId } = useParams({ from: '/session/documents/$fileId' });
  const config = useConfig();
  const close = useClose();
  const opened = useOpened(fileId);
  const review = useReview(fileId);
  const builtIn = config !== undefined && config.viewerUrl === null;
  const original = usePdf(fileId, 'original', 0, opened.isSuccess && builtIn);

  const error = opened.error ?? review.error ?? original.error;
  if (error !== null)
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState message={messageOf(error)} onRetry={close} />
      </main>
    );
  if (opened.isSuccess && config !== undefined && config.viewerUrl !== null)
    return <ExternalViewer url={config.viewerUrl} number={opened.data} onClose={close} />;
  if (review.data === undefined || original.data === undefined)
    return (
      <main className="grid min-h-dvh place-items-center">
        <Loading label={t('viewer.opening')} />
      </main>
    );
  return <Workspace pdf={original.data} review={review} data={review.data} onClose={close} />;
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
