/** The features around a document put together: storage, credits, rules, indexing, removal. */

import type { KeyObject } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createAnonymizer, DEFAULT_LIMITS } from '@mavendoc/anonymizer';
import { blobService } from './blobs/service.ts';
import { creditRoutes } from './credits/routes.ts';
import { creditService } from './credits/service.ts';
import type { CreditService } from './credits/service.ts';
import { apiRoutes } from './drive/api-routes.ts';
import { galleryRoutes } from './drive/gallery-routes.ts';
import { indexing } from './drive/indexing.ts';
import { pictureService } from './drive/pictures.ts';
import { purgeExpired, retention } from './drive/retention.ts';
import { driveRoutes } from './drive/routes.ts';
import { holdWaiting, requeueWaiting } from './drive/service.ts';
import { transferRoutes } from './drive/transfer-routes.ts';
import { docRoutes } from './integration/docs.ts';
import { keyRoutes } from './integration/routes.ts';
import { usageRoutes } from './integration/usage-routes.ts';
import type { Tx } from './platform/database/database.ts';
import type { Http } from './platform/http/server.ts';
import type { Platform } from './platform/platform.ts';
import { removalRoutes } from './removal/routes.ts';
import { removalService } from './removal/service.ts';
import { removalWork } from './removal/work.ts';
import { reportRoutes } from './reports/routes.ts';
import { reviewRoutes } from './review/routes.ts';
import { reviewService } from './review/service.ts';
import { ruleApiRoutes } from './rules/api-routes.ts';
import { ruleRoutes } from './rules/routes.ts';
import { rulesOf } from './rules/service.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { webhookService } from './webhooks/service.ts';
import type { WebhookService } from './webhooks/service.ts';
import { watchedAnonymizer } from './watched-anonymizer.ts';
import { workService } from './work/service.ts';

/** Documents that one process works on at once: one more than one, so that a long one never holds everybody up. */
const SLOTS = Math.max(2, availableParallelism());

export interface Documents {
  readonly credits: CreditService;
  readonly webhooks: WebhookService;
  routes(http: Http): void;
  /** What the nightly job does. */
  purgeExpired(): Promise<void>;
  /** What the job after each purge does; answers how many stored files went. */
  sweepBlobs(): Promise<number>;
  /** Ends the processes that documents are opened in. */
  close(): Promise<void>;
}

/** @param signingKey of the certificates */
export function assembleDocuments(platform: Platform, signingKey: KeyObject): Documents {
  const { config } = platform;
  const work = workService(platform, SLOTS);
  const blobs = blobService(platform);
  const webhooks = webhookService(platform);
  const tell: WebhookService['tell'] = async (...told) => await webhooks.tell(...told);
  const waiting = {
    hold: holdWaiting,
    wake: async (tx: Tx, empresaId: string) => await requeueWaiting(work, tx, empresaId),
  };
  const credits = creditService(platform, waiting, tell);
  const removals = removalService(platform, work, tell);
  const review = reviewService(platform);
  const limits = { ...DEFAULT_LIMITS, bytes: config.limits.maxFileBytes, pages: config.limits.maxPages };
  const anonymizer = watchedAnonymizer(
    createAnonymizer({ signingKey, width: SLOTS, niceness: config.workNiceness, limits }),
    platform.metrics,
  );
  // a place of its own: pictures for people who look do not wait behind documents that are read
  const painter = createAnonymizer({ width: 1, rehearses: false, limits });
  work.handle(
    indexing({
      platform,
      blobs,
      credits,
      anonymizer,
      onCompleted: async (tx, empresaId, fileId) => await removals.startOrdered(tx, empresaId, fileId),
      tell,
      rulesOf: async (empresaId) => await platform.db.inTenant(empresaId, rulesOf),
    }),
  );
  retention({ platform, blobs, work });
  work.handle(removalWork({ platform, blobs, anonymizer, tell }));

  return {
    credits,
    webhooks,
    routes(http) {
      const parts = { platform, blobs, credits, work, removals };
      creditRoutes(http, credits);
      driveRoutes(http, parts);
      transferRoutes(http, parts);
      galleryRoutes(http, parts, pictureService(platform, blobs, removals, painter));
      removalRoutes(http, platform, removals);
      ruleRoutes(http, platform);
      reportRoutes(http, platform);
      reviewRoutes(http, platform, review);
      apiRoutes(http, parts, review);
      ruleApiRoutes(http, platform);
      usageRoutes(http, platform, credits);
      keyRoutes(http, platform);
      webhookRoutes(http, platform, webhooks);
      docRoutes(http, config);
    },
    purgeExpired: async () => await purgeExpired({ platform, blobs, work }),
    sweepBlobs: async () => await blobs.sweep(),
    async close() {
      await painter.close();
      await anonymizer.close();
    },
  };
}
