import { Keyboard, Minus, Plus, Search, SquareDashed, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../i18n/format.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { PageField } from './page-field.tsx';
import { zoomIn, zoomOut } from './zoom.ts';

export type Showing = 'original' | 'anonymized' | 'both';

interface ViewerBarProps {
  name: string;
  page: number;
  pages: number;
  onGo: (page: number) => void;
  zoom: number;
  onZoom: (zoom: number) => void;
  showing: Showing;
  onShowing: (showing: Showing) => void;
  hasCopy: boolean;
  finding: boolean;
  onFind: () => void;
  drawing: boolean;
  onDraw: () => void;
  onKeys: () => void;
  count: number;
  running: boolean;
  onApply: () => void;
  onClose: () => void;
}

export function ViewerBar(props: ViewerBarProps) {
  const { t } = useTranslation();
  const { zoom, onZoom } = props;
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1.5 border-b border-line bg-desk px-3 py-1.5">
      <IconButton label={t('viewer.close')} onClick={props.onClose}>
        <X size={18} aria-hidden />
      </IconButton>
      <h1 className="min-w-0 flex-1 truncate font-semibold" title={props.name}>
        {props.name}
      </h1>
      <div className="flex items-center gap-1 max-md:hidden">
        <PageField page={props.page} total={props.pages} onGo={props.onGo} />
        <span className="mx-1.5 h-5 w-px bg-line" aria-hidden />
        <IconButton label={t('viewer.zoomOut')} onClick={() => onZoom(zoomOut(zoom))}>
          <Minus size={16} aria-hidden />
        </IconButton>
        <button
          type="button"
          aria-label={t('viewer.fitNow', { zoom: formatPercent(zoom) })}
          onClick={() => onZoom(1)}
          className="h-8 w-14 rounded-md text-sm tabular-nums text-ink-soft hover:bg-hover"
        >
          {formatPercent(zoom)}
        </button>
        <IconButton label={t('viewer.zoomIn')} onClick={() => onZoom(zoomIn(zoom))}>
          <Plus size={16} aria-hidden />
        </IconButton>
        <span className="mx-1.5 h-5 w-px bg-line" aria-hidden />
      </div>
      <div className="flex items-center gap-1">
        {props.hasCopy && <Views showing={props.showing} onShowing={props.onShowing} />}
        <IconButton label={t('viewer.find.title')} aria-pressed={props.finding} onClick={props.onFind}>
          <Search size={17} aria-hidden />
        </IconButton>
        <IconButton label={t('viewer.draw.button')} aria-pressed={props.drawing} onClick={props.onDraw}>
          <SquareDashed size={17} aria-hidden />
        </IconButton>
        <IconButton label={t('help.keysTitle')} className="max-md:hidden" onClick={props.onKeys}>
          <Keyboard size={17} aria-hidden />
        </IconButton>
      </div>
      <Button
        kind="primary"
        busy={props.running}
        onClick={props.onApply}
        className={props.hasCopy ? 'max-sm:w-full' : 'max-sm:px-2.5'}
      >
        {t('viewer.apply', { total: props.count })}
      </Button>
    </header>
  );
}

function Views({ showing, onShowing }: Pick<ViewerBarProps, 'showing' | 'onShowing'>) {
  const { t } = useTranslation();
  const views = [
    ['original', t('viewer.original')],
    ['both', t('viewer.compare')],
    ['anonymized', t('viewer.copy')],
  ] as const;
  return (
    <div
      role="group"
      aria-label={t('viewer.view')}
      className="mr-1 flex rounded-md border border-line-strong/60 p-0.5"
    >
      {views.map(([id, label]) => (
        <button
          key={id}
          type="button"
          aria-pressed={showing === id}
          onClick={() => onShowing(id)}
          className={cn(
            'h-7 rounded-sm px-2.5 text-sm font-medium whitespace-nowrap text-ink-soft hover:text-ink aria-pressed:bg-ink aria-pressed:text-on-ink pointer-coarse:h-10',
            // side by side needs the room of two
            id === 'both' && 'max-lg:hidden',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
