import { drive, type review as contract } from '@mavendoc/contract';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, toastError } from '../app/api.ts';
import { usePageTitle } from '../app/title.tsx';
import { downloadFile } from '../documents/download.ts';
import { Notice } from '../ui/notice.tsx';
import { Loading } from '../ui/states.tsx';
import { ApplyDialog } from './apply-dialog.tsx';
import { Findings } from './findings.tsx';
import { countRemoved, pageOf } from './groups.ts';
import { PageColumn } from './page-column.tsx';
import type { PDFDocumentProxy } from './pdf.ts';
import { isRunning, useRemovalState } from './removal-state.ts';
import { RemovalStrip } from './removal-strip.tsx';
import { SelectionMarks } from './selection.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { usePdf } from './use-pdf.ts';
import type { ReviewState } from './use-review.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import { ViewerBar, type Showing } from './viewer-bar.tsx';

interface WorkspaceProps {
  pdf: PDFDocumentProxy;
  review: ReviewState;
  data: contract.Review;
  onClose: () => void;
}

export function Workspace({ pdf, review, data, onClose }: WorkspaceProps) {
  const { t } = useTranslation();
  const [zoom, setZoom] = useState(1);
  const [active, setActive] = useState<string | null>(null);
  const [showing, setShowing] = useState<Showing>('original');
  const [applying, setApplying] = useState(false);
  const removal = useRemovalState(data.fileId);
  const hasCopy = removal.data?.state === 'removed';
  const shown = hasCopy ? showing : 'original';
  const copy = usePdf(data.fileId, 'anonymized', removal.data?.version ?? 0, hasCopy && shown !== 'original');
  usePageTitle(data.nomeOriginal);

  const choose = (id: string) => {
    setActive(id);
    setShowing((before) => (before === 'anonymized' ? 'original' : before));
    const finding = data.findings.find((one) => one.id === id);
    if (finding === undefined) return;
    const place = document.querySelector(`#${CSS.escape(`finding-${id}-${pageOf(finding)}`)}`);
    (place ?? document.querySelector(`#page-${pageOf(finding)}`))?.scrollIntoView({ block: 'center' });
  };
  useViewerKeys({ findings: data.findings, active, onChoose: choose, review, onClose });

  // A new copy is shown beside the original as soon as it is there.
  useEffect(() => {
    if (hasCopy) setShowing('both');
  }, [hasCopy, removal.data?.version]);

  const download = async (version: 'anonymized' | 'certificate') => {
    try {
      await downloadFile(await api.call(drive.getFile, { params: { id: data.fileId } }), version);
    } catch (error) {
      toastError(error);
    }
  };
  const column = { review: data, zoom, active, onChoose: choose };

  return (
    <main className="flex h-dvh flex-col">
      <ViewerBar
        name={data.nomeOriginal}
        zoom={zoom}
        onZoom={setZoom}
        showing={shown}
        onShowing={setShowing}
        hasCopy={hasCopy}
        count={countRemoved(data.findings)}
        running={isRunning(removal.data?.state)}
        onApply={() => setApplying(true)}
        onClose={onClose}
      />
      {removal.data !== undefined && (
        <RemovalStrip removal={removal.data} onDownload={(version) => void download(version)} />
      )}
      <div className="flex min-h-0 flex-1 max-lg:flex-col">
        <Thumbnails pdf={pdf} review={data} />
        {shown !== 'anonymized' && <PageColumn {...column} pdf={pdf} marked />}
        {shown !== 'original' &&
          (copy.data === undefined ? <Loading /> : <PageColumn {...column} pdf={copy.data} marked={false} />)}
        <div className="flex min-h-0 w-full shrink-0 flex-col border-line bg-paper max-lg:h-2/5 max-lg:border-t lg:w-88 lg:border-l">
          {data.unseen.length > 0 && (
            <div className="p-3 pb-0">
              <Notice icon={TriangleAlert} tone="warning">
                {t('viewer.unseen', { count: data.unseen.length })}
              </Notice>
            </div>
          )}
          <Findings findings={data.findings} review={review} active={active} onChoose={choose} />
        </div>
      </div>
      <SelectionMarks review={review} />
      {applying && (
        <ApplyDialog
          review={data}
          onStarted={() => void removal.refetch()}
          onClose={() => setApplying(false)}
        />
      )}
    </main>
  );
}
