/** Plans and business constants of product.md section 9. Prices in BRL. */

export const CREDITS = { warningBelow: 3, cacheSeconds: 60, trialPages: 30 } as const;

export const PLANS = {
  starter: {
    name: 'Starter',
    monthlyPrice: 990,
    monthlyCredits: 1_000,
    extraPagePrice: 0.1,
    api: false,
    sso: false,
  },
  premium: {
    name: 'Premium',
    monthlyPrice: 5_000,
    monthlyCredits: 100_000,
    extraPagePrice: 0.05,
    api: true,
    sso: true,
  },
  enterprise: {
    name: 'Enterprise',
    monthlyPrice: null,
    monthlyCredits: null,
    extraPagePrice: null,
    api: true,
    sso: true,
  },
} as const;

export type PlanId = keyof typeof PLANS;

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
