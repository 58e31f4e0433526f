import type { PublicConfig } from '@mavendoc/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Wordmark } from '../ui/wordmark.tsx';
import { HEADING, WIDTH } from './links.ts';

/** `getConfig.path`, relative to `<base href>`; importing the route would bring the schemas along. */
const CONFIG_PATH = 'resources/config';
const LINK = 'inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline';

/** The few settings that this page shows, without the application's client. */
function usePublicConfig(): PublicConfig | null {
  const [config, setConfig] = useState<PublicConfig | null>(null);
  useEffect(() => {
    const read = async () => {
      const response = await fetch(new URL(CONFIG_PATH, document.baseURI));
      if (response.ok) setConfig((await response.json()) as PublicConfig);
    };
    // Without them the page only lacks its links.
    read().catch(() => null);
  }, []);
  return config;
}

export function Contact() {
  const { t } = useTranslation('landing');
  const support = usePublicConfig()?.support;
  return (
    <section className="border-t border-line bg-desk">
      <div className={`${WIDTH} py-20`}>
        <h2 className={HEADING}>{t('contact.title')}</h2>
        <div className="mt-8 grid gap-10 md:grid-cols-3">
          <Card
            title={t('contact.commercial')}
            text={t('contact.commercialText')}
            email={support?.commercialEmail}
          />
          <Card
            title={t('contact.support')}
            text={t('contact.supportText')}
            email={support?.technicalEmail}
          />
          <div>
            <h3 className="font-semibold">{t('contact.address')}</h3>
            <address className="text-ink-soft not-italic">{t('contact.city')}</address>
          </div>
        </div>
      </div>
    </section>
  );
}

interface CardProps {
  title: string;
  text: string;
  email: string | null | undefined;
}

const Card = ({ title, text, email }: CardProps) => (
  <div>
    <h3 className="font-semibold">{title}</h3>
    <p className="text-ink-soft">{text}</p>
    {email && (
      <a href={`mailto:${email}`} className={LINK}>
        {email}
      </a>
    )}
  </div>
);

export function LandingFooter() {
  const { t } = useTranslation('landing');
  const legal = usePublicConfig()?.legal;
  return (
    <footer aria-label={t('footer.label')} className="border-t border-line">
      <div className={`${WIDTH} flex flex-wrap items-center gap-x-6 gap-y-2 py-8 text-base`}>
        <Wordmark className="mr-auto h-5" />
        {legal?.privacyUrl && (
          <a href={legal.privacyUrl} className={LINK}>
            {t('footer.privacy')}
          </a>
        )}
        {legal?.termsUrl && (
          <a href={legal.termsUrl} className={LINK}>
            {t('footer.terms')}
          </a>
        )}
      </div>
    </footer>
  );
}
