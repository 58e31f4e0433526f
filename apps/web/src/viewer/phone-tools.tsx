import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/button.tsx';
import { PageField } from './page-field.tsx';
import { zoomIn, zoomOut } from './zoom.ts';

interface PhoneToolsProps {
  page: number;
  pages: number;
  onGo: (page: number) => void;
  zoom: number;
  onZoom: (zoom: number) => void;
}

/** Page and zoom over the page, where the bar has no room for them. */
export function PhoneTools({ page, pages, onGo, zoom, onZoom }: PhoneToolsProps) {
  const { t } = useTranslation();
  return (
    <div
      role="toolbar"
      aria-label={t('viewer.pageTools')}
      className="pointer-events-none absolute inset-x-0 bottom-2 z-20 flex justify-center md:hidden"
    >
      <div className="pointer-events-auto flex items-center gap-1 rounded-lg border border-line bg-raised px-2 py-1 shadow-float">
        <PageField page={page} total={pages} onGo={onGo} />
        <IconButton label={t('viewer.zoomOut')} onClick={() => onZoom(zoomOut(zoom))}>
          <Minus size={16} aria-hidden />
        </IconButton>
        <IconButton label={t('viewer.zoomIn')} onClick={() => onZoom(zoomIn(zoom))}>
          <Plus size={16} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
