import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startTexts } from '../i18n/index.ts';
import { LandingPage } from './page.tsx';

export async function mountLanding(root: Element): Promise<void> {
  await startTexts('landing');
  createRoot(root).render(
    <StrictMode>
      <LandingPage />
    </StrictMode>,
  );
}
