import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../ui/button.tsx';
import { UploadRow } from './row.tsx';
import { chooseAgain, clearAll, isShownInDialog, useUploads, type Upload } from './store.ts';

const ACTIVE: ReadonlySet<Upload['state']> = new Set(['queued', 'sending']);
const WAITING: ReadonlySet<Upload['state']> = new Set(['error', 'duplicate', 'interrupted']);

/** Bottom right, like a download manager: there while uploads run or need a person, whatever page is open. */
export function UploadTray() {
  const { t } = useTranslation();
  const uploads = useUploads().filter(({ state }) => state !== 'draft' && state !== 'refused');
  const [open, setOpen] = useState(true);
  if (uploads.length === 0 || isShownInDialog()) return null;
  const active = uploads.filter(({ state }) => ACTIVE.has(state)).length;
  const problems = uploads.filter(({ state }) => WAITING.has(state)).length;
  const title = () => {
    if (active > 0) return t('documents.tray.running', { count: active });
    return problems > 0 ? t('documents.tray.problems', { count: problems }) : t('documents.tray.finished');
  };
  return (
    <section
      aria-label={t('documents.tray.label')}
      className="fixed right-4 bottom-4 z-30 w-[min(22rem,calc(100vw-2rem))] animate-appear rounded-lg border border-line bg-raised shadow-float"
    >
      <header className="flex items-center gap-1 border-b border-line py-1.5 pr-2 pl-4">
        <h2 role="status" className="mr-auto font-medium">
          {title()}
        </h2>
        <IconButton
          label={open ? t('documents.tray.collapse') : t('documents.tray.expand')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? <ChevronDown size={16} aria-hidden /> : <ChevronUp size={16} aria-hidden />}
        </IconButton>
        {active === 0 && (
          <IconButton label={t('documents.tray.clear')} onClick={clearAll}>
            <X size={16} aria-hidden />
          </IconButton>
        )}
      </header>
      {open && uploads.some(({ state }) => state === 'interrupted') && <ChooseAgain />}
      {open && (
        <ul className="max-h-64 overflow-y-auto px-4">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** After a reload: the files that were on their way, chosen again in one go. */
function ChooseAgain() {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="border-b border-line px-4 py-2.5">
      <input
        ref={input}
        type="file"
        multiple
        accept="application/pdf,.pdf"
        hidden
        onChange={(event) => chooseAgain([...(event.target.files ?? [])])}
      />
      <Button size="sm" onClick={() => input.current?.click()}>
        {t('documents.uploadDialog.chooseAgain')}
      </Button>
    </div>
  );
}
