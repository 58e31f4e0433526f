import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PLANS } from '@mavendoc/contract';
import { currentLanguage } from '../i18n/index.ts';
import en from './demo/en.webp';
import pt from './demo/pt.webp';

const PICTURE = { pt, en } as const;

/** Title, description, social tags and structured data, in the language of the page. */
export function useLandingMeta(): void {
  const { t, i18n } = useTranslation('landing');
  useEffect(() => {
    const title = t('meta.title');
    const description = t('meta.description');
    document.title = title;
    setMeta('name', 'description', description);
    setMeta('name', 'keywords', t('meta.keywords'));
    setMeta('property', 'og:type', 'website');
    setMeta('property', 'og:title', title);
    setMeta('property', 'og:description', description);
    setMeta('property', 'og:locale', currentLanguage() === 'en' ? 'en_US' : 'pt_BR');
    setMeta('property', 'og:image', new URL(PICTURE[currentLanguage()], document.baseURI).href);
    setMeta('name', 'twitter:card', 'summary_large_image');
    setMeta('name', 'twitter:title', title);
    setMeta('name', 'twitter:description', description);
    setStructuredData({
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'MavenDoc',
      description,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      offers: [PLANS.starter, PLANS.premium].map(({ name, monthlyPrice }) => ({
        '@type': 'Offer',
        name,
        price: monthlyPrice.toFixed(2),
        priceCurrency: 'BRL',
      })),
    });
  }, [t, i18n.language]);
}

function setMeta(attribute: 'name' | 'property', name: string, content: string): void {
  const found = document.head.querySelector(`meta[${attribute}="${name}"]`);
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(attribute, name);
  meta.setAttribute('content', content);
}

/** Data, not script: no policy for scripts stands against it. */
function setStructuredData(data: object): void {
  const found = document.head.querySelector('script[type="application/ld+json"]');
  const script = found ?? document.head.appendChild(document.createElement('script'));
  script.setAttribute('type', 'application/ld+json');
  script.textContent = JSON.stringify(data);
}
