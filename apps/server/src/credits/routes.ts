import { credits as wire } from '@mavendoc/contract';
import type { Http } from '../platform/http/server.ts';
import type { CreditService } from './service.ts';

export function creditRoutes(http: Http, credits: CreditService): void {
  http.route(wire.getCredits, async ({ who }) => await credits.read(who.empresaId, who.userId));
}
