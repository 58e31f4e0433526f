import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { messageOf } from './api.ts';

export function AppError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <main
      role="alert"
      className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-3 px-6"
    >
      <Wordmark className="mb-8" />
      <h1 className="text-2xl font-semibold">{t('appError.title')}</h1>
      <p className="text-ink-soft">{t('appError.text')}</p>
      <p className="text-sm text-ink-faint">{messageOf(error)}</p>
      <Button kind="primary" className="mt-4" onClick={() => location.reload()}>
        {t('appError.reload')}
      </Button>
    </main>
  );
}
