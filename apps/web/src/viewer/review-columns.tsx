import type { review as contract } from '@mavendoc/contract';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../app/api.ts';
import { ErrorState, Loading } from '../ui/states.tsx';
import { DrawLayer } from './draw-layer.tsx';
import { FindingCard } from './finding-card.tsx';
import { HitsLayer } from './hits-layer.tsx';
import { Overlay } from './overlay.tsx';
import { PageColumn } from './page-column.tsx';
import type { PageSize } from './page-layout.ts';
import type { PDFDocumentProxy } from './pdf.ts';
import type { Find } from './use-find.ts';
import type { OpenPdf } from './use-pdf.ts';
import type { Finding, ReviewState } from './use-review.ts';
import type { useSyncedColumns } from './use-synced-columns.ts';
import { WordLayer } from './word-layer.tsx';

interface ReviewColumnsProps {
  /** Null: not shown. */
  original: PDFDocumentProxy | null;
  copy: OpenPdf | null;
  columns: ReturnType<typeof useSyncedColumns>;
  data: contract.Review;
  review: ReviewState;
  /** By page. */
  findings: ReadonlyMap<number, readonly Finding[]>;
  zoom: number;
  active: string | null;
  onChoose: (id: string | null) => void;
  onPage: (page: number) => void;
  find: Find;
  drawing: boolean;
}

/** The original with everything laid over it, the copy as it is, or both side by side. */
export function ReviewColumns(props: ReviewColumnsProps) {
  const { t } = useTranslation();
  const { original, copy, columns, data, zoom, onPage } = props;
  const { original: originalRef, copy: copyRef, onScroll } = columns;
  const shared = { pages: data.pages, zoom, onScroll };
  return (
    <>
      {original !== null && (
        <PageColumn
          {...shared}
          ref={originalRef}
          label={t('viewer.original')}
          pdf={original}
          onPage={onPage}
          layers={(page, scale) => <Layers {...props} page={page} scale={scale} />}
        />
      )}
      {original !== null && copy !== null && <div className="w-px shrink-0 bg-line-strong/60" aria-hidden />}
      {copy !== null &&
        (copy.pdf !== null ? (
          <PageColumn
            {...shared}
            ref={copyRef}
            label={t('viewer.copy')}
            pdf={copy.pdf}
            {...(original === null ? { onPage } : {})}
          />
        ) : (
          <div className="grid flex-1 place-items-center bg-sunken">
            {copy.error === null ? (
              <Loading label={t('viewer.openingCopy')} />
            ) : (
              <ErrorState message={messageOf(copy.error)} onRetry={copy.retry} />
            )}
          </div>
        ))}
    </>
  );
}

interface LayersProps extends ReviewColumnsProps {
  page: PageSize;
  scale: number;
}

function Layers({ page, scale, data, review, findings, active, onChoose, find, drawing }: LayersProps) {
  const here = findings.get(page.index) ?? [];
  const chosen = here.find(({ id, areas }) => id === active && areas[0]?.page === page.index);
  const same = (one: Finding) =>
    data.findings.filter(({ group, category }) => group === one.group && category === one.category).length;
  return (
    <>
      <HitsLayer page={page} hits={find.hits} current={find.hits[find.at]} />
      <WordLayer fileId={data.fileId} page={page} scale={scale} />
      <Overlay
        page={page}
        scale={scale}
        findings={here}
        unseen={data.unseen}
        active={active}
        onChoose={onChoose}
      />
      {drawing ? (
        <DrawLayer page={page} scale={scale} onDraw={review.markBox} />
      ) : (
        chosen !== undefined && (
          <FindingCard
            page={page}
            finding={chosen}
            same={same(chosen)}
            onDecide={review.decide}
            onClose={() => onChoose(null)}
          />
        )
      )}
    </>
  );
}
