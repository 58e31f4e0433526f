import { useTranslation } from 'react-i18next';
import { Demo } from './demo/demo.tsx';
import { LINKS, MAIN_LINK, SECOND_LINK, WIDTH } from './links.ts';

export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <section className="border-b border-line bg-desk">
      <div className={`${WIDTH} grid items-center gap-12 py-14 lg:grid-cols-[1fr_1.25fr] lg:gap-14 lg:py-24`}>
        <div className="flex flex-col items-start gap-5">
          <p className="font-medium text-accent">{t('hero.subtitle')}</p>
          <h1 className="text-4xl leading-[1.08] font-semibold tracking-tight text-balance sm:text-5xl xl:text-[3.25rem]">
            {t('hero.title')}
          </h1>
          <p className="max-w-[36rem] text-ink-soft">{t('hero.text')}</p>
          <div className="mt-2 flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
            <a href={LINKS.start} className={MAIN_LINK}>
              {t('hero.start')}
            </a>
            <a href={LINKS.register} className={SECOND_LINK}>
              {t('hero.account')}
            </a>
          </div>
          <p className="text-base text-ink-faint">{t('hero.trial')}</p>
        </div>
        <Demo />
      </div>
    </section>
  );
}
