import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { basePath } from './base.ts';
import { AppError } from './app-error.tsx';
import { Layout } from './layout.tsx';
import { NotFound } from './not-found.tsx';
import { Opening } from './opening.tsx';
import { meQuery, queryClient } from './queries.ts';
import { authSearch, documentsSearch } from './searches.ts';
import { token } from './storage.ts';

const root = createRootRoute({ notFoundComponent: NotFound, errorComponent: AppError });

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('../landing/page.tsx'), 'LandingPage'),
  loader: async () => (await import('../i18n/index.ts')).loadTexts('landing'),
});

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  validateSearch: authSearch,
  component: lazyRouteComponent(() => import('../auth/page.tsx'), 'AuthPage'),
});

const verify = createRoute({
  getParentRoute: () => root,
  path: '/verify2fa',
  component: lazyRouteComponent(() => import('../auth/verify-page.tsx'), 'VerifyPage'),
});

const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  component: lazyRouteComponent(() => import('../auth/logout-page.tsx'), 'LogoutPage'),
});

/** Everything under here has a user. */
const session = createRoute({
  getParentRoute: () => root,
  id: 'session',
  pendingComponent: Opening,
  beforeLoad: async ({ location }) => {
    if (token() === null) throw redirect({ to: '/auth', search: { back: location.href } });
    const me = await queryClient.ensureQueryData(meQuery);
    if (me.mustChangePassword && location.pathname !== '/new-password')
      throw redirect({ to: '/new-password' });
  },
});

const newPassword = createRoute({
  getParentRoute: () => session,
  path: '/new-password',
  component: lazyRouteComponent(() => import('../auth/new-password-page.tsx'), 'NewPasswordPage'),
});

const layout = createRoute({ getParentRoute: () => session, id: 'layout', component: Layout });

const documents = createRoute({
  getParentRoute: () => layout,
  path: '/documents',
  validateSearch: documentsSearch,
  component: lazyRouteComponent(() => import('../documents/page.tsx'), 'DocumentsPage'),
});

const trash = createRoute({
  getParentRoute: () => layout,
  path: '/trash',
  component: lazyRouteComponent(() => import('../documents/trash-page.tsx'), 'TrashPage'),
});

const tree = root.addChildren([
  landing,
  auth,
  verify,
  logout,
  session.addChildren([newPassword, layout.addChildren([documents, trash])]),
]);

export const router = createRouter({
  routeTree: tree,
  basepath: basePath === '' ? '/' : basePath,
  defaultPreload: 'intent',
  defaultPendingMs: 300,
  defaultErrorComponent: AppError,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
