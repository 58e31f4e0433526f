import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '../ui/cn.ts';
import { Loading } from '../ui/states.tsx';
import { UploadTray } from '../documents/upload/tray.tsx';
import { Guide } from '../help/guide.tsx';
import { KeysHelp } from '../help/keys-help.tsx';
import { WithinLayout } from './app-error.tsx';
import { Offline } from './offline.tsx';
import { needed } from './parts.ts';
import { creditsQuery, queryClient } from './queries.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

const Drawer = lazy(async () => ({ default: (await needed(import('../ui/dialog.tsx'))).Drawer }));

const NARROW_KEY = 'menu_narrow';

export function Layout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [narrow, setNarrow] = useState(localStorage.getItem(NARROW_KEY) === 'yes');
  const [drawer, setDrawer] = useState(false);

  useEffect(() => {
    void queryClient.refetchQueries({ queryKey: creditsQuery.queryKey });
  }, [pathname]);

  const toggle = () => {
    localStorage.setItem(NARROW_KEY, narrow ? 'no' : 'yes');
    setNarrow(!narrow);
  };

  return (
    <div className="flex min-h-dvh">
      <a
        href={`${location.pathname}${location.search}#content`}
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-3 py-2 text-on-ink focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <aside
        className={cn(
          'sticky top-0 hidden h-dvh shrink-0 border-r border-line bg-paper md:block print:hidden',
          narrow ? 'w-16' : 'w-60',
        )}
      >
        <SideMenu narrow={narrow} onToggle={toggle} />
      </aside>
      {drawer && (
        <Suspense>
          <Drawer title={t('menu.label')} side="left" onClose={() => setDrawer(false)}>
            <SideMenu onChoose={() => setDrawer(false)} />
          </Drawer>
        </Suspense>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar onMenu={() => setDrawer(true)} />
        <main id="content" tabIndex={-1} className="flex-1 px-4 pt-5 pb-24 outline-none sm:px-6">
          <div className="mb-4 empty:hidden">
            <Offline />
          </div>
          {pathname === '/documents' && <Guide />}
          <Suspense fallback={<Loading />}>
            <WithinLayout value>
              <Outlet />
            </WithinLayout>
          </Suspense>
        </main>
      </div>
      <UploadTray />
      <KeysHelp />
      <SignInAgain />
    </div>
  );
}
