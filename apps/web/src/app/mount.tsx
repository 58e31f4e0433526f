import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { startTexts } from '../i18n/index.ts';
import { Toasts } from '../ui/toasts.tsx';
import { TipLayer } from '../ui/tooltip.tsx';
import { whenSessionEnds } from './api.ts';
import { keepDrafts } from './drafts.ts';
import { forgetAll, queryClient } from './queries.ts';
import { router } from './router.tsx';

export async function mountApplication(root: Element): Promise<void> {
  await startTexts('translation');
  whenSessionEnds(() => {
    const back = router.state.location.href;
    keepDrafts();
    forgetAll();
    void router.navigate({ to: '/auth', search: { ended: true, back } });
  });
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Notifications />
        <TipLayer />
      </QueryClientProvider>
    </StrictMode>,
  );
}

function Notifications() {
  const { t } = useTranslation();
  return <Toasts label={t('notifications')} />;
}
