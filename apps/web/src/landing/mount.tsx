import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
// follows the theme that another tab chooses
import '../app/theme.ts';
import { currentLanguage, startTexts } from '../i18n/index.ts';
import { LandingPage } from './page.tsx';

/** The page may stand already, in Portuguese (build/prerender.ts); in English it is drawn anew. */
export async function mountLanding(root: Element): Promise<void> {
  await startTexts('landing');
  const page = (
    <StrictMode>
      <LandingPage />
    </StrictMode>
  );
  if (root.childElementCount > 0 && currentLanguage() === 'pt') hydrateRoot(root, page);
  else createRoot(root).render(page);
  root.removeAttribute('data-prerendered');
}
