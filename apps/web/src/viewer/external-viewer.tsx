import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';

interface ExternalViewerProps {
  url: string;
  number: string;
  onClose: () => void;
}

/** An installation's own viewer service, in a frame. */
export function ExternalViewer({ url, number, onClose }: ExternalViewerProps) {
  const { t } = useTranslation();
  const address = new URL(url, document.baseURI);
  address.searchParams.set('number', number);
  return (
    <main className="flex h-dvh flex-col">
      <header className="flex justify-end border-b border-line p-2">
        <Button icon={<X size={16} aria-hidden />} onClick={onClose}>
          {t('viewer.close')}
        </Button>
      </header>
      {/* Of another origin, where both flags together do not lift the sandbox. */}
      <iframe
        title={t('viewer.frame')}
        src={address.href}
        className="min-h-0 flex-1"
        sandbox="allow-scripts allow-same-origin"
      />
    </main>
  );
}
