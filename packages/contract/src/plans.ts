/** Plans and business constants of product.md section 9. Prices in BRL. */

export const CREDITS = {
  warningBelow: 3,
  cacheSeconds: 60,
  trialPages: 30,
  /** A company is warned when its balance falls below this share of what its plan gives in a month. */
  lowShare: 0.1,
} as const;

/**
 * `apiLimits`: calls a minute of all keys of the company together, and documents that came through the API, or
 * had a removal ordered through it, and wait or are worked on at once; null: no API.
 */
export const PLANS = {
  starter: {
    name: 'Starter',
    monthlyPrice: 990,
    monthlyCredits: 1_000,
    extraPagePrice: 0.1,
    api: false,
    sso: false,
    apiLimits: null,
  },
  premium: {
    name: 'Premium',
    monthlyPrice: 5_000,
    monthlyCredits: 100_000,
    extraPagePrice: 0.05,
    api: true,
    sso: true,
    apiLimits: { requestsPerMinute: 600, documentsUnderWay: 100 },
  },
  enterprise: {
    name: 'Enterprise',
    monthlyPrice: null,
    monthlyCredits: null,
    extraPagePrice: null,
    api: true,
    sso: true,
    apiLimits: { requestsPerMinute: 3_000, documentsUnderWay: 1_000 },
  },
} as const;

export type PlanId = keyof typeof PLANS;

/** A company whose credits are agreed one by one is warned below this. */
const AGREED_LOW_BELOW = 1_000;

/** Balance below which a company is warned; null: the trial. */
export function lowMark(plan: PlanId | null): number {
  const monthly = plan === null ? CREDITS.trialPages : PLANS[plan].monthlyCredits;
  if (monthly === null) return AGREED_LOW_BELOW;
  return Math.max(CREDITS.warningBelow, Math.floor(monthly * CREDITS.lowShare));
}

/** Pages of stopped work that a company gets back within 24 hours: reading them was not free. */
export function stoppedPagesADay(plan: PlanId | null): number {
  const monthly = plan === null ? CREDITS.trialPages : (PLANS[plan].monthlyCredits ?? AGREED_MONTHLY);
  return Math.max(LEAST_STOPPED_PAGES, Math.floor(monthly / 100));
}

const LEAST_STOPPED_PAGES = 200;
/** What an agreed plan counts as. */
const AGREED_MONTHLY = 100_000;

/** Paid by the year, a plan costs 5 % less. */
export const ANNUAL_DISCOUNT = 0.05;

/** Credits a company may still use, as the screens show them (section 9). */
export function shownCredits(credits: {
  maxCredits: number;
  myUsage: number;
  currentCredits: number;
}): number {
  return credits.maxCredits > 0 ? Math.max(0, credits.maxCredits - credits.myUsage) : credits.currentCredits;
}
