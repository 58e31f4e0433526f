import { factors as wire } from '@mavendoc/contract';
import type { Http } from '../platform/http/server.ts';
import type { FactorService } from './service.ts';

export function factorRoutes(http: Http, factors: FactorService): void {
  http.route(wire.getFactors, async ({ who }) => await factors.read(who));
  http.route(wire.beginTotp, async ({ who }) => await factors.beginTotp(who));
  http.route(wire.confirmTotp, async ({ who, ip, userAgent, body }) => ({
    recoveryCodes: await factors.confirmTotp({ ...who, ip, userAgent }, body.code),
  }));
  http.route(wire.removeTotp, async ({ who, ip, userAgent, body }) => {
    await factors.removeTotp({ ...who, ip, userAgent }, body.code);
    return {};
  });
  http.route(wire.passkeyOptions, async ({ who }) => await factors.passkeyOptions(who));
  http.route(wire.addPasskey, async ({ who, ip, userAgent, body }) => ({
    recoveryCodes: await factors.addPasskey({ ...who, ip, userAgent }, body.nome, body.response),
  }));
  http.route(wire.removePasskey, async ({ who, ip, userAgent, params }) => {
    await factors.removePasskey({ ...who, ip, userAgent }, params.id);
    return {};
  });
  http.route(wire.renewRecoveryCodes, async ({ who, ip, userAgent }) => ({
    recoveryCodes: await factors.renewRecoveryCodes({ ...who, ip, userAgent }),
  }));
}
