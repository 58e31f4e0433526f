import { drive } from '@mavendoc/contract';
import { useNavigate } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, toastError } from '../app/api.ts';
import { refreshDrive } from '../documents/drive.ts';
import { Button } from '../ui/button.tsx';
import { toaster } from '../ui/toast.tsx';

/** Puts the sample document into a folder of its own and goes there; it costs nothing. */
export function SampleButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      const { folderId } = await api.call(drive.createSample);
      refreshDrive();
      toaster.success(t('help.sampleReady'));
      await navigate({ to: '/documents', search: { folder: folderId } });
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
  };
  return (
    <Button busy={busy} icon={<FileText size={16} aria-hidden />} onClick={() => void make()}>
      {t('help.sample')}
    </Button>
  );
}
