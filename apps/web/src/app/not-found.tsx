import { useTranslation } from 'react-i18next';
import { buttonLook } from '../ui/button.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { basePath } from './base.ts';

export function NotFound() {
  const { t } = useTranslation();
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-3 px-6">
      <Wordmark className="mb-8" />
      <p className="font-mono text-ink-faint">{t('notFound.code')}</p>
      <h1 className="text-2xl font-semibold">{t('notFound.title')}</h1>
      <p className="text-ink-soft">{t('notFound.text')}</p>
      <a href={`${basePath}/`} className={`${buttonLook({ kind: 'primary' })} mt-4`}>
        {t('notFound.home')}
      </a>
    </main>
  );
}
