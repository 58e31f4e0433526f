import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageToggle, ThemeToggle } from '../app/preferences.tsx';
import { basePath } from '../app/base.ts';
import { Wordmark } from '../ui/wordmark.tsx';
import { SamplePage } from './sample-page.tsx';

/** The card beside a page on which the bars have closed; on small screens the card alone. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <main className="flex flex-col bg-paper px-5 py-5 sm:px-10">
        <header className="flex items-center justify-between">
          <a href={`${basePath}/`} className="-m-2 p-2">
            <Wordmark />
          </a>
          <div className="flex items-center">
            <LanguageToggle />
            <ThemeToggle />
          </div>
        </header>
        <div className="mx-auto flex w-full max-w-[23rem] flex-1 flex-col justify-center py-10">
          {children}
        </div>
      </main>
      <aside className="hidden flex-col items-center justify-center gap-8 bg-desk px-10 lg:flex">
        <SamplePage />
        <p className="max-w-sm text-center text-lg text-balance text-ink-soft">{t('auth.side')}</p>
      </aside>
    </div>
  );
}
