import type { RateLimit } from './rate-limiter.ts';

const quarterHourSeconds = 900;
const hourSeconds = 3600;

/**
 * Rate limits. A network is an IPv4 address or an IPv6 /64. Limits per network are generous, because a mobile operator puts
 * thousands of phones behind one address. Limits per account or per order count attempts from one network only, so that nobody
 * can lock the owner out from another network. Names are part of stored keys.
 */
export const rateLimits = {
  failedLoginsPerNetwork: {
    name: 'wrong password from',
    maxAttempts: 200,
    windowSeconds: quarterHourSeconds,
  },
  failedLoginsPerAccount: { name: 'wrong password of', maxAttempts: 10, windowSeconds: quarterHourSeconds },
  registerPerNetwork: { name: 'register from', maxAttempts: 60, windowSeconds: hourSeconds },
  registerPerAccount: { name: 'register of', maxAttempts: 5, windowSeconds: hourSeconds },
  forgotPasswordPerNetwork: { name: 'forgot from', maxAttempts: 60, windowSeconds: hourSeconds },
  forgotPasswordPerAccount: { name: 'forgot of', maxAttempts: 5, windowSeconds: hourSeconds },
  failedResetsPerNetwork: { name: 'wrong reset from', maxAttempts: 60, windowSeconds: quarterHourSeconds },
  /** All mails to a mailbox. */
  mailsPerRecipient: { name: 'mails to', maxAttempts: 10, windowSeconds: hourSeconds },
  /** All mails but links for new passwords, which therefore always arrive. */
  otherMailsPerRecipient: { name: 'other mails to', maxAttempts: 6, windowSeconds: hourSeconds },
  refreshPerNetwork: { name: 'refresh from', maxAttempts: 1000, windowSeconds: quarterHourSeconds },
  refreshPerSession: { name: 'refresh of', maxAttempts: 60, windowSeconds: quarterHourSeconds },
  passwordChangePerAccount: { name: 'password of', maxAttempts: 10, windowSeconds: quarterHourSeconds },
  orderLookupPerNetwork: { name: 'follow an order from', maxAttempts: 30, windowSeconds: quarterHourSeconds },
  orderLookupPerOrder: { name: 'follow the order', maxAttempts: 10, windowSeconds: quarterHourSeconds },
  wrongCampaignsKeysPerNetwork: {
    name: 'wrong campaigns key from',
    maxAttempts: 20,
    windowSeconds: quarterHourSeconds,
  },
  /** Orders with a coupon count, too. High although codes can be guessed, because the shop checks a coupon whenever the cart changes. */
  couponChecksPerNetwork: { name: 'coupons from', maxAttempts: 600, windowSeconds: quarterHourSeconds },
  paymentsPerNetwork: { name: 'payments from', maxAttempts: 60, windowSeconds: quarterHourSeconds },
  paymentsPerOrder: { name: 'payments of', maxAttempts: 10, windowSeconds: quarterHourSeconds },
  eventsPerNetwork: { name: 'events from', maxAttempts: 3000, windowSeconds: quarterHourSeconds },
  contactPerNetwork: { name: 'message from', maxAttempts: 30, windowSeconds: hourSeconds },
  reviewsPerNetwork: { name: 'review from', maxAttempts: 30, windowSeconds: hourSeconds },
  reviewsPerAuthor: { name: 'review of', maxAttempts: 10, windowSeconds: hourSeconds },
  stockAlertsPerNetwork: { name: 'stock alert from', maxAttempts: 60, windowSeconds: hourSeconds },
  stockAlertsPerRecipient: { name: 'stock alert to', maxAttempts: 20, windowSeconds: hourSeconds },
  wrongStockAlertTokensPerNetwork: {
    name: 'wrong stock alert from',
    maxAttempts: 60,
    windowSeconds: quarterHourSeconds,
  },
} satisfies Record<string, RateLimit>;
