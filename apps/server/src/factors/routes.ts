import { factors as wire } from '@mavendoc/contract';
import type { Http } from '../platform/http/server.ts';
import type { FactorService } from './service.ts';

export function factorRoutes(http: Http, factors: FactorService): void {
  http.route(wire.getFactors, async ({ who }) => await factors.read(who));
  http.route(wire.beginTotp, async ({ who }) => await factors.beginTotp(who));
  http.route(wire.confirmTotp, async ({ who, ip, body }) => ({
    recoveryCodes: await factors.confirmTotp({ ...who, ip }, body.code),
  }));
  http.route(wire.removeTotp, async ({ who, ip, body }) => {
    await factors.removeTotp({ ...who, ip }, body.code);
    return {};
  });
  http.route(wire.passkeyOptions, async ({ who }) => await factors.passkeyOptions(who));
  http.route(wire.addPasskey, async ({ who, ip, body }) => ({
    recoveryCodes: await factors.addPasskey({ ...who, ip }, body.nome, body.response),
  }));
  http.route(wire.removePasskey, async ({ who, ip, params }) => {
    await factors.removePasskey({ ...who, ip }, params.id);
    return {};
  });
  http.route(wire.renewRecoveryCodes, async ({ who, ip }) => ({
    recoveryCodes: await factors.renewRecoveryCodes({ ...who, ip }),
  }));
}
