import type { RateLimit } from './rate-limiter.ts';

const quarterHourSeconds = 900;
const hourSeconds = 3600;

/**
 * Rate limits. `…PerNetwork` counts by IPv4 address or IPv6 /64; these are generous because a mobile operator puts thousands
 * of phones behind one address. `…PerAccount` and `orderLookupPerOrder` count by network and account or order together, so
 * that nobody can lock an owner out from elsewhere. Names are part of stored keys.
 */
export const rateLimits = {
  loginPerNetwork: { name: 'wrong password from', maxAttempts: 200, windowSeconds: quarterHourSeconds },
  loginPerAccount: { name: 'wrong password of', maxAttempts: 10, windowSeconds: quarterHourSeconds },
  registerPerNetwork: { name: 'register from', maxAttempts: 60, windowSeconds: hourSeconds },
  registerPerAccount: { name: 'register of', maxAttempts: 5, windowSeconds: hourSeconds },
  forgotPasswordPerNetwork: { name: 'forgot from', maxAttempts: 60, windowSeconds: hourSeconds },
  forgotPasswordPerAccount: { name: 'forgot of', maxAttempts: 5, windowSeconds: hourSeconds },
  resetPasswordPerNetwork: { name: 'wrong reset from', maxAttempts: 60, windowSeconds: quarterHourSeconds },
  mailsPerRecipient: { name: 'mails to', maxAttempts: 20, windowSeconds: hourSeconds },
  refreshPerNetwork: { name: 'refresh from', maxAttempts: 1000, windowSeconds: quarterHourSeconds },
  refreshPerSession: { name: 'refresh of', maxAttempts: 60, windowSeconds: quarterHourSeconds },
  passwordChangePerAccount: { name: 'password of', maxAttempts: 10, windowSeconds: quarterHourSeconds },
  orderLookupPerNetwork: { name: 'follow an order from', maxAttempts: 30, windowSeconds: quarterHourSeconds },
  orderLookupPerOrder: { name: 'follow the order', maxAttempts: 10, windowSeconds: quarterHourSeconds },
  campaignsKeyPerNetwork: {
    name: 'wrong campaigns key from',
    maxAttempts: 20,
    windowSeconds: quarterHourSeconds,
  },
  /** Codes can be guessed, but are checked again whenever a cart changes. */
  couponChecksPerNetwork: { name: 'coupons from', maxAttempts: 600, windowSeconds: quarterHourSeconds },
  paymentsPerNetwork: { name: 'payments from', maxAttempts: 60, windowSeconds: quarterHourSeconds },
  paymentsPerOrder: { name: 'payments of', maxAttempts: 10, windowSeconds: quarterHourSeconds },
  eventsPerNetwork: { name: 'events from', maxAttempts: 3000, windowSeconds: quarterHourSeconds },
  contactPerNetwork: { name: 'message from', maxAttempts: 30, windowSeconds: hourSeconds },
  reviewsPerNetwork: { name: 'review from', maxAttempts: 30, windowSeconds: hourSeconds },
  reviewsPerAuthor: { name: 'review of', maxAttempts: 10, windowSeconds: hourSeconds },
  stockAlertsPerNetwork: { name: 'stock alert from', maxAttempts: 60, windowSeconds: hourSeconds },
  stockAlertsPerRecipient: { name: 'stock alert to', maxAttempts: 20, windowSeconds: hourSeconds },
  stockAlertTokensPerNetwork: {
    name: 'wrong stock alert from',
    maxAttempts: 60,
    windowSeconds: quarterHourSeconds,
  },
} satisfies Record<string, RateLimit>;
