import { removal as removalCalls, type drive, type review as contract } from '@mavendoc/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, toastError } from '../app/api.ts';
import { Offline } from '../app/offline.tsx';
import { usePageTitle } from '../app/title.tsx';
import { downloadFile } from '../documents/download.ts';
import { refreshDrive } from '../documents/drive.ts';
import { FindBar } from './find-bar.tsx';
import { byPage, countRemoved, inReadingOrder, pageOf } from './groups.ts';
import { Panel } from './panel.tsx';
import type { Box } from './page-layout.ts';
import type { PDFDocumentProxy } from './pdf.ts';
import { PhoneTools } from './phone-tools.tsx';
import { isRunning, useRemovalState } from './removal-state.ts';
import { RemovalStrip } from './removal-strip.tsx';
import { SelectionMarks } from './selection.tsx';
import { ReviewColumns } from './review-columns.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { useAddress, useWantedPlace } from './use-deep-link.ts';
import { useFind } from './use-find.ts';
import { usePdf } from './use-pdf.ts';
import type { ReviewState } from './use-review.ts';
import { useSyncedColumns } from './use-synced-columns.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { ViewerBar, type Showing } from './viewer-bar.tsx';
import { WorkspaceDialog, type OpenDialog } from './workspace-dialog.tsx';
import { zoomIn, zoomOut } from './zoom.ts';

interface WorkspaceProps {
  file: drive.DriveFile;
  pdf: PDFDocumentProxy;
  review: ReviewState;
  data: contract.Review;
  onClose: () => void;
}

/** From here on two columns have room beside each other. */
const wide = (): boolean => matchMedia('(min-width: 64rem)').matches;

export function Workspace({ file, pdf, review, data, onClose }: WorkspaceProps) {
  const { t } = useTranslation();
  const asked = useWantedPlace();
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(asked.page ?? 0);
  const [active, setActive] = useState<string | null>(null);
  const [showing, setShowing] = useState<Showing>('original');
  const [finding, setFinding] = useState(false);
  const [drawing, setDrawing] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const columns = useSyncedColumns();
  const middle = useRef<HTMLDivElement>(null);
  useZoomGestures(middle, zoom, setZoom);
  usePageTitle(data.nomeOriginal);
  useAddress({ page, finding: active });

  const removal = useRemovalState(file.id);
  const hasCopy = removal.data?.state === 'removed';
  const shown = hasCopy ? showing : 'original';
  const copy = usePdf(
    hasCopy && shown !== 'original'
      ? { fileId: file.id, version: 'anonymized', revision: removal.data?.version ?? 0 }
      : null,
  );

  const order = useMemo(() => inReadingOrder(data.findings), [data.findings]);
  const pages = useMemo(() => byPage(data.findings), [data.findings]);
  const show = (to: number, box?: Box) => (columns.original.current ?? columns.copy.current)?.show(to, box);
  const choose = (id: string | null) => {
    setActive(id);
    const chosen = data.findings.find((one) => one.id === id);
    if (chosen === undefined) return;
    setShowing((before) => (before === 'anonymized' ? 'original' : before));
    // After the original has its column again.
    requestAnimationFrame(() => show(pageOf(chosen), chosen.areas[0]?.boxes[0]));
  };
  const find = useFind(file.id, (hit) => show(hit.page, hit.boxes[0]));

  // A copy is shown beside the original as soon as it is there.
  useEffect(() => {
    if (hasCopy) setShowing(wide() ? 'both' : 'original');
  }, [hasCopy, removal.data?.version]);
  useEffect(() => {
    if (asked.finding !== undefined) choose(asked.finding);
    else if (asked.page !== undefined) show(asked.page);
    // What the address asked for is shown once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const step = (by: 1 | -1) => {
    const at = order.findIndex(({ id }) => id === active);
    const from = at < 0 ? order.findIndex((one) => pageOf(one) >= page) - (by === 1 ? 1 : 0) : at;
    const next = order[Math.min(Math.max(0, from + by), order.length - 1)];
    if (next !== undefined) choose(next.id);
  };
  const decide = (decision: 'remove' | 'keep', where: 'here' | 'everywhere') => () => {
    if (active !== null) review.decide([active], decision, where);
  };
  const undo = () => {
    if (review.data?.canUndo === true) review.undo();
  };
  const leave = () => {
    if (drawing) setDrawing(false);
    else if (finding) closeFind();
    else if (active === null) onClose();
    else setActive(null);
  };
  const closeFind = () => {
    setFinding(false);
    find.setText('');
  };
  const go = (to: number) => show(Math.min(Math.max(0, to), data.pages.length - 1));
  useViewerKeys({
    j: () => step(1),
    k: () => step(-1),
    r: decide('remove', 'here'),
    R: decide('remove', 'everywhere'),
    m: decide('keep', 'here'),
    M: decide('keep', 'everywhere'),
    u: undo,
    'ctrl+z': undo,
    '/': () => setFinding(true),
    'ctrl+f': () => setFinding(true),
    b: () => setDrawing(!drawing),
    a: () => setDialog('apply'),
    '+': () => setZoom(zoomIn(zoom)),
    '=': () => setZoom(zoomIn(zoom)),
    '-': () => setZoom(zoomOut(zoom)),
    '0': () => setZoom(1),
    '[': () => go(page - 1),
    ']': () => go(page + 1),
    '1': () => setShowing('original'),
    '2': () => hasCopy && setShowing('both'),
    '3': () => hasCopy && setShowing('anonymized'),
    '?': () => setDialog('keys'),
    Escape: leave,
  });

  const cancel = async () => {
    await api.call(removalCalls.cancelRemoval, { params: { fileId: file.id } }).catch(toastError);
    refreshDrive();
    await removal.refetch();
  };
  const decidedAfter = (moment: string | null) =>
    moment !== null && data.findings.some(({ decidedAt }) => decidedAt !== null && decidedAt > moment);
  const running = isRunning(removal.data?.state);

  return (
    <main className="flex h-dvh flex-col overflow-hidden">
      <ViewerBar
        name={data.nomeOriginal}
        page={page}
        pages={data.pages.length}
        onGo={go}
        zoom={zoom}
        onZoom={setZoom}
        showing={shown}
        onShowing={setShowing}
        hasCopy={hasCopy}
        finding={finding}
        onFind={() => (finding ? closeFind() : setFinding(true))}
        drawing={drawing}
        onDraw={() => setDrawing(!drawing)}
        onKeys={() => setDialog('keys')}
        count={countRemoved(data.findings)}
        running={running}
        onApply={() => setDialog('apply')}
        onClose={onClose}
      />
      <Offline />
      {removal.data !== undefined && (
        <RemovalStrip
          fileId={file.id}
          removal={removal.data}
          encrypted={file.encrypted}
          outdated={decidedAfter(removal.data.startedAt)}
          onCancel={() => void cancel()}
          onChanged={() => void removal.refetch()}
          onDownload={() => void downloadFile({ ...file, removal: 'removed' }, 'anonymized')}
          onCertificate={() => setDialog('certificate')}
        />
      )}
      {finding && <FindBar find={find} onMark={(text) => review.markEverywhere(text)} onClose={closeFind} />}
      {drawing && (
        <p role="status" className="border-b border-line bg-accent-soft px-4 py-1.5 text-sm">
          {t('viewer.draw.help')}
        </p>
      )}
      <div className="flex min-h-0 flex-1 max-lg:flex-col">
        <Thumbnails pdf={pdf} pages={data.pages} findings={pages} page={page} onGo={go} />
        <div ref={middle} className="relative flex min-h-0 min-w-0 flex-1">
          <ReviewColumns
            original={shown === 'anonymized' ? null : pdf}
            copy={shown === 'original' ? null : copy}
            columns={columns}
            data={data}
            review={review}
            findings={pages}
            zoom={zoom}
            active={active}
            onChoose={choose}
            onPage={setPage}
            find={find}
            drawing={drawing}
          />
          <PhoneTools page={page} pages={data.pages.length} onGo={go} zoom={zoom} onZoom={setZoom} />
        </div>
        <Panel data={data} review={review} active={active} onChoose={choose} />
      </div>
      <SelectionMarks review={review} />
      <WorkspaceDialog
        dialog={dialog}
        file={file}
        data={data}
        version={removal.data?.version ?? 0}
        onStarted={() => void removal.refetch()}
        onClose={() => setDialog(null)}
      />
    </main>
  );
}
