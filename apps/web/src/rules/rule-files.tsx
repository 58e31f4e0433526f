import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastError } from '../app/api.ts';
import { saveAs } from '../documents/download.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toaster } from '../ui/toast.tsx';
import { readText } from './read-text.ts';

interface Imported {
  readonly added: number;
  readonly skipped: number;
  /** What was refused, a line each, as it is shown. */
  readonly refused: readonly string[];
}

interface RuleFilesProps {
  /** Of the file that goes out. */
  fileName: string;
  importText: (text: string) => Promise<Imported>;
  exportFile: () => Promise<Blob>;
  onImported: () => void;
}

/** Rules come in and go out as CSV. */
export function RuleFiles({ fileName, importText, exportFile, onImported }: RuleFilesProps) {
  const { t } = useTranslation();
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);

  const bring = async (file: File | undefined) => {
    if (file === undefined) return;
    setBusy(true);
    try {
      const outcome = await importText(readText(await file.arrayBuffer()));
      const added = t('rules.added', { count: outcome.added });
      const known = t('rules.known', { count: outcome.skipped });
      toaster.success(t('rules.imported', { added, known }));
      setRefused(outcome.refused);
      onImported();
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
  };

  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label={t('rules.import')}
        hidden
        onChange={(event) => {
          void bring(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button busy={busy} icon={<Upload size={16} aria-hidden />} onClick={() => chooser.current?.click()}>
        {t('rules.import')}
      </Button>
      <Button
        icon={<Download size={16} aria-hidden />}
        onClick={() => void exportFile().then((blob) => saveAs(blob, fileName), toastError)}
      >
        {t('rules.export')}
      </Button>
      {refused.length > 0 && (
        <Dialog
          title={t('rules.refused', { count: refused.length })}
          description={t('rules.refusedText')}
          onClose={() => setRefused([])}
          footer={
            <Button kind="primary" onClick={() => setRefused([])}>
              {t('close')}
            </Button>
          }
        >
          <ul className="flex flex-col gap-1.5">
            {refused.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
