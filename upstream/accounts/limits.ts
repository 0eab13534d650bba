import type { Limit } from './attempts.ts';

const quarter = 900;
const hour = 3600;

/**
 * How often each thing may be tried, by the network a caller is in and by the account it is about. Thousands of telephones
 * may share the address of their operator.
 */
export const limits = {
  loginFrom: { name: 'login from', attempts: 200, seconds: quarter },
  loginTo: { name: 'login to', attempts: 10, seconds: quarter },
  registerFrom: { name: 'register from', attempts: 60, seconds: hour },
  registerAs: { name: 'register as', attempts: 5, seconds: hour },
  forgotFrom: { name: 'forgot from', attempts: 60, seconds: hour },
  forgotOf: { name: 'forgot of', attempts: 5, seconds: hour },
  resetFrom: { name: 'reset from', attempts: 60, seconds: quarter },
  resetOf: { name: 'reset of', attempts: 10, seconds: quarter },
  refreshFrom: { name: 'refresh from', attempts: 1000, seconds: quarter },
  refreshOf: { name: 'refresh of', attempts: 60, seconds: quarter },
  passwordOf: { name: 'password of', attempts: 10, seconds: quarter },
  followFrom: { name: 'follow an order from', attempts: 30, seconds: quarter },
  followOne: { name: 'follow the order', attempts: 10, seconds: quarter },
  campaignsFrom: { name: 'wrong campaigns key from', attempts: 20, seconds: quarter },
  eventsFrom: { name: 'events from', attempts: 3000, seconds: quarter },
  messageFrom: { name: 'message from', attempts: 30, seconds: hour },
} satisfies Record<string, Limit>;
