import { may, type Permission } from '@mavendoc/contract';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import i18next from 'i18next';
import { loadTexts } from '../i18n/index.ts';
import { toaster } from '../ui/toast.tsx';
import { basePath } from './base.ts';
import { AppError } from './app-error.tsx';
import { Layout } from './layout.tsx';
import { NotFound } from './not-found.tsx';
import { Opening } from './opening.tsx';
import { needed } from './parts.ts';
import { meQuery, queryClient } from './queries.ts';
import { authSearch, documentsSearch, reportsSearch, rulesSearch, viewerSearch } from './searches.ts';
import { token } from './storage.ts';

const root = createRootRoute({ notFoundComponent: NotFound, errorComponent: AppError });

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => needed(import('../landing/page.tsx')), 'LandingPage'),
  loader: () => needed(loadTexts('landing')),
});

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  validateSearch: authSearch,
  component: lazyRouteComponent(() => needed(import('../auth/page.tsx')), 'AuthPage'),
});

const verify = createRoute({
  getParentRoute: () => root,
  path: '/verify2fa',
  component: lazyRouteComponent(() => needed(import('../auth/verify-page.tsx')), 'VerifyPage'),
});

const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  component: lazyRouteComponent(() => needed(import('../auth/logout-page.tsx')), 'LogoutPage'),
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
  component: lazyRouteComponent(() => needed(import('../auth/new-password-page.tsx')), 'NewPasswordPage'),
});

/** The server refuses too; this only spares people a page that can't fill. */
const needs =
  (permission: Permission, otherwise: '/' | '/documents' = '/documents') =>
  async () => {
    const me = await queryClient.ensureQueryData(meQuery);
    if (may(me.profile, permission)) return;
    toaster.error(i18next.t('accessDenied'), i18next.t('accessDeniedText'));
    throw redirect({ to: otherwise });
  };

const viewer = createRoute({
  getParentRoute: () => session,
  path: '/documents/$fileId',
  validateSearch: viewerSearch,
  component: lazyRouteComponent(() => needed(import('../viewer/page.tsx')), 'ViewerPage'),
});

const layout = createRoute({ getParentRoute: () => session, id: 'layout', component: Layout });

const documents = createRoute({
  getParentRoute: () => layout,
  path: '/documents',
  validateSearch: documentsSearch,
  component: lazyRouteComponent(() => needed(import('../documents/page.tsx')), 'DocumentsPage'),
});

const trash = createRoute({
  getParentRoute: () => layout,
  path: '/trash',
  component: lazyRouteComponent(() => needed(import('../documents/trash-page.tsx')), 'TrashPage'),
});

const rules = createRoute({
  getParentRoute: () => layout,
  path: '/rules',
  validateSearch: rulesSearch,
  beforeLoad: needs('rules'),
  component: lazyRouteComponent(() => needed(import('../rules/page.tsx')), 'RulesPage'),
});

const users = createRoute({
  getParentRoute: () => layout,
  path: '/users',
  beforeLoad: needs('users'),
  component: lazyRouteComponent(() => needed(import('../users/page.tsx')), 'UsersPage'),
});

const reports = createRoute({
  getParentRoute: () => layout,
  path: '/reports',
  validateSearch: reportsSearch,
  beforeLoad: needs('reports'),
  component: lazyRouteComponent(() => needed(import('../reports/page.tsx')), 'ReportsPage'),
});

const company = createRoute({
  getParentRoute: () => layout,
  path: '/company',
  beforeLoad: needs('company', '/'),
  component: lazyRouteComponent(() => needed(import('../company/page.tsx')), 'CompanyPage'),
});

const contact = createRoute({
  getParentRoute: () => layout,
  path: '/contact',
  component: lazyRouteComponent(() => needed(import('../contact/page.tsx')), 'ContactPage'),
});

const plans = createRoute({
  getParentRoute: () => layout,
  path: '/plans',
  component: lazyRouteComponent(() => needed(import('../plans/page.tsx')), 'PlansPage'),
});

const profile = createRoute({
  getParentRoute: () => layout,
  path: '/profile',
  component: lazyRouteComponent(() => needed(import('../profile/page.tsx')), 'ProfilePage'),
});

const help = createRoute({
  getParentRoute: () => layout,
  path: '/help',
  component: lazyRouteComponent(() => needed(import('../help/page.tsx')), 'HelpPage'),
});

const tree = root.addChildren([
  landing,
  auth,
  verify,
  logout,
  session.addChildren([
    newPassword,
    viewer,
    layout.addChildren([documents, trash, rules, users, reports, company, contact, plans, profile, help]),
  ]),
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
