import { useTranslation } from 'react-i18next';
import { Loading } from '../ui/states.tsx';

export function Opening() {
  const { t } = useTranslation();
  return (
    <main className="grid min-h-dvh place-items-center">
      <Loading label={t('session.checking')} />
    </main>
  );
}
