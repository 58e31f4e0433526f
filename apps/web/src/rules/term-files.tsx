import { rules } from '@mavendoc/contract';
import { Download, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api, toastError } from '../app/api.ts';
import { saveAs } from '../documents/download.ts';
import { formatNumber } from '../i18n/format.ts';
import { Button } from '../ui/button.tsx';
import { toaster } from '../ui/toast.tsx';

const FILE_NAMES = { W: 'inclusao.csv', B: 'exclusao.csv' } as const;

interface TermFilesProps {
  category: rules.ListCategory;
  onImported: () => void;
}

/** A list comes in and goes out as CSV. */
export function TermFiles({ category, onImported }: TermFilesProps) {
  const { t } = useTranslation();
  const chooser = useRef<HTMLInputElement>(null);
  const params = { category };

  const importFile = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const { added, skipped, refused } = await api.call(rules.importItems, {
        params,
        body: await file.text(),
      });
      const counts = { added: formatNumber(added), skipped: formatNumber(skipped) };
      toaster.success(t('rules.imported', counts));
      if (refused.length > 0)
        toaster.error(t('rules.refused', { count: refused.length }), refused.join(', '));
      onImported();
    } catch (failure) {
      toastError(failure);
    }
  };
  const exportFile = () =>
    void api
      .call(rules.exportItems, { params })
      .then((blob) => saveAs(blob, FILE_NAMES[category]), toastError);

  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label={t('rules.import')}
        hidden
        onChange={(event) => {
          void importFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button icon={<Upload size={16} aria-hidden />} onClick={() => chooser.current?.click()}>
        {t('rules.import')}
      </Button>
      <Button icon={<Download size={16} aria-hidden />} onClick={exportFile}>
        {t('rules.export')}
      </Button>
    </>
  );
}
