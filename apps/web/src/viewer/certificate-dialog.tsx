import { drive } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api, messageOf, toastError } from '../app/api.ts';
import { saveAs } from '../documents/download.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { CertificateContent } from './certificate-content.tsx';

interface CertificateDialogProps {
  fileId: string;
  /** Of the original. */
  name: string;
  version: number;
  onClose: () => void;
}

/** What the signed certificate says, readable here; the file itself is one press away. */
export function CertificateDialog({ fileId, name, version, onClose }: CertificateDialogProps) {
  const { t } = useTranslation();
  const fetchAs = (format: 'pdf' | 'json') =>
    api.call(drive.download, { params: { id: fileId }, query: { version: 'certificate', format } });
  const { data, error, refetch } = useQuery({
    queryKey: ['viewer', 'certificate', fileId, version],
    queryFn: async () => JSON.parse(await (await fetchAs('json')).text()) as drive.Certificate,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const save = async (format: 'pdf' | 'json') => {
    try {
      const stem = name.replace(/\.pdf$/i, '');
      saveAs(await fetchAs(format), `${stem} - certificado.${format}`);
    } catch (failure) {
      toastError(failure);
    }
  };

  return (
    <Dialog
      wide
      reading
      title={t('viewer.certificateDialog.title')}
      description={t('viewer.certificateDialog.text')}
      onClose={onClose}
      footer={
        <>
          <Button className="max-sm:flex-1" onClick={() => void save('json')}>
            {t('viewer.certificateDialog.json')}
          </Button>
          <Button
            kind="primary"
            className="max-sm:flex-1"
            icon={<Download size={16} aria-hidden />}
            onClick={() => void save('pdf')}
          >
            {t('viewer.certificateDialog.pdf')}
          </Button>
        </>
      }
    >
      {error !== null && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <Loading />}
      {data !== undefined && <CertificateContent certificate={data} />}
    </Dialog>
  );
}
