import { Minus, Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../i18n/format.ts';
import { Button, IconButton } from '../ui/button.tsx';

export type Showing = 'original' | 'anonymized' | 'both';
const STEP = 1.25;
const LEAST = 0.4;
const MOST = 5;

interface ViewerBarProps {
  name: string;
  zoom: number;
  onZoom: (zoom: number) => void;
  showing: Showing;
  onShowing: (showing: Showing) => void;
  hasCopy: boolean;
  count: number;
  running: boolean;
  onApply: () => void;
  onClose: () => void;
}

export function ViewerBar(props: ViewerBarProps) {
  const { t } = useTranslation();
  const { zoom, onZoom, showing, onShowing } = props;
  const views = [
    ['original', t('viewer.original')],
    ['both', t('viewer.compare')],
    ['anonymized', t('viewer.copy')],
  ] as const;
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-desk px-3 py-2">
      <IconButton label={t('viewer.close')} onClick={props.onClose}>
        <X size={18} aria-hidden />
      </IconButton>
      <h1 className="mr-auto min-w-0 flex-1 truncate font-semibold">{props.name}</h1>
      {props.hasCopy && (
        <div
          role="group"
          aria-label={t('viewer.view')}
          className="flex rounded-md border border-line-strong/60 p-0.5"
        >
          {views.map(([id, label]) => (
            <button
              key={id}
              type="button"
              aria-pressed={showing === id}
              onClick={() => onShowing(id)}
              className="h-7 rounded-sm px-2.5 text-sm font-medium text-ink-soft hover:text-ink aria-pressed:bg-ink aria-pressed:text-on-ink pointer-coarse:h-10"
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <div className="flex items-center max-sm:hidden">
        <IconButton label={t('viewer.zoomOut')} onClick={() => onZoom(Math.max(LEAST, zoom / STEP))}>
          <Minus size={16} aria-hidden />
        </IconButton>
        <button
          type="button"
          aria-label={t('viewer.fit')}
          onClick={() => onZoom(1)}
          className="h-8 w-14 rounded-md text-sm tabular-nums text-ink-soft hover:bg-hover"
        >
          {formatPercent(zoom)}
        </button>
        <IconButton label={t('viewer.zoomIn')} onClick={() => onZoom(Math.min(MOST, zoom * STEP))}>
          <Plus size={16} aria-hidden />
        </IconButton>
      </div>
      <Button kind="primary" busy={props.running} onClick={props.onApply}>
        {t('viewer.apply', { count: props.count })}
      </Button>
    </header>
  );
}
