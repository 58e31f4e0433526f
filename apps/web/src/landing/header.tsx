import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage } from '../i18n/index.ts';
import { Wordmark } from '../ui/wordmark.tsx';
import { LINKS, WIDTH } from './links.ts';

export function LandingHeader() {
  const { t } = useTranslation('landing');
  const other = currentLanguage() === 'pt' ? 'en' : 'pt';
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-3 py-2 text-base text-on-ink focus:translate-y-0"
      >
        {t('header.skip')}
      </a>
      <div className={`${WIDTH} flex h-16 items-center gap-2`}>
        <Wordmark className="mr-auto" />
        <button
          type="button"
          lang={other}
          aria-label={t('header.language')}
          onClick={() => void changeLanguage(other)}
          className="h-11 rounded-md px-3 text-base font-medium text-ink-soft uppercase hover:bg-hover hover:text-ink"
        >
          {other}
        </button>
        <a
          href={LINKS.start}
          className="inline-flex h-10 items-center rounded-md border border-line-strong px-4 text-base font-medium hover:bg-hover pointer-coarse:h-11"
        >
          {t('header.login')}
        </a>
      </div>
    </header>
  );
}
