/** The features put together over one platform: the same for serving and for working. */

import { callRecorder } from './audit/calls.ts';
import { humanCheck } from './auth/human.ts';
import { authRoutes } from './auth/routes.ts';
import { authService } from './auth/service.ts';
import { certificateKey } from './certificate-keys.ts';
import { codeService } from './codes/service.ts';
import { companyRoutes } from './company/routes.ts';
import { companyService } from './company/service.ts';
import type { CompanyService } from './company/service.ts';
import { assembleDocuments } from './documents.ts';
import type { Documents } from './documents.ts';
import { factorRoutes } from './factors/routes.ts';
import { factorService } from './factors/service.ts';
import type { FactorService } from './factors/service.ts';
import { authenticateKey } from './integration/service.ts';
import { createHttp } from './platform/http/server.ts';
import type { Http } from './platform/http/server.ts';
import type { Platform } from './platform/platform.ts';
import { configRoute } from './public-config.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { sessionService } from './sessions/service.ts';
import type { SessionService } from './sessions/service.ts';
import { ssoRoutes } from './sso/routes.ts';
import { ssoService } from './sso/service.ts';
import type { SsoService } from './sso/service.ts';
import { accountService } from './users/account.ts';
import { userRoutes } from './users/routes.ts';
import { userService } from './users/service.ts';
import type { UserService } from './users/service.ts';

export interface Service {
  /** Null where this process only works on jobs. */
  readonly http: Http | null;
  readonly companies: CompanyService;
  readonly sessions: SessionService;
  readonly users: UserService;
  readonly factors: FactorService;
  readonly sso: SsoService;
  readonly documents: Documents;
}

export async function assemble(platform: Platform, serves: boolean): Promise<Service> {
  const { config, log, metrics, readiness } = platform;
  const companies = companyService(platform);
  const sessions = sessionService(platform);
  const codes = codeService(platform);
  const documents = assembleDocuments(platform, await certificateKey(platform));
  const users = userService(platform, companies, sessions, {
    onCompanyCreated: async (tx, empresaId) => await documents.credits.grantTrial(tx, empresaId),
    onCapChanged: async (tx, empresaId) => await documents.credits.creditsArrived(tx, empresaId),
  });
  const factors = factorService(platform, sessions);
  const sso = ssoService(platform, companies, users, codes, factors);
  const auth = authService(platform, { users, companies, sessions, codes, sso, factors });
  const human = humanCheck(platform, codes);

  const http = serves
    ? await createHttp({
        config,
        log,
        authenticators: {
          session: async (token, ip) => await sessions.authenticate(token, ip),
          key: async (key, tell) => await authenticateKey(platform, key, tell),
        },
        afterCall: callRecorder(platform),
        readiness,
        metrics,
      })
    : null;
  if (http !== null) {
    configRoute(http, config);
    authRoutes(http, platform, auth, codes, human, factors);
    sessionRoutes(http, platform, sessions);
    factorRoutes(http, factors);
    userRoutes(http, users, accountService(platform, companies, users, sessions, codes));
    companyRoutes(http, platform, companies, sso);
    ssoRoutes(http, platform, sso);
    documents.routes(http);
  }
  return { http, companies, sessions, users, factors, sso, documents };
}
