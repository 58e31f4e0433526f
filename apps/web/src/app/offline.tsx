import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../ui/notice.tsx';

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** What is on the screen stays, and what is done waits for the line (TanStack Query pauses it). */
export function Offline() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  if (online) return null;
  return (
    <Notice icon={WifiOff} tone="warning" live>
      {t('offline')}
    </Notice>
  );
}
