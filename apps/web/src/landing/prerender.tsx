import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { renderToString } from 'react-dom/server';
import { landing } from '../i18n/pt/landing.ts';
import { LandingPage } from './page.tsx';

/** The page in Portuguese, as whoever comes for the first time sees it; called while building. */
export async function landingHtml(): Promise<string> {
  await i18next.use(initReactI18next).init({
    lng: 'pt',
    ns: ['landing'],
    resources: { pt: { landing } },
    interpolation: { escapeValue: false },
  });
  return renderToString(<LandingPage />);
}
