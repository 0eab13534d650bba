import type { Limit } from './attempts.ts';

const quarter = 900;
const hour = 3600;

/**
 * How often each thing may be tried, by the network a caller is in and by that network together with the account it is about:
 * nobody can use up what the owner of the account tries from elsewhere. Thousands of telephones may share the address of their
 * operator.
 */
export const limits = {
  loginFrom: { name: 'wrong password from', attempts: 200, seconds: quarter },
  loginOf: { name: 'wrong password of', attempts: 10, seconds: quarter },
  registerFrom: { name: 'register from', attempts: 60, seconds: hour },
  registerOf: { name: 'register of', attempts: 5, seconds: hour },
  forgotFrom: { name: 'forgot from', attempts: 60, seconds: hour },
  forgotOf: { name: 'forgot of', attempts: 5, seconds: hour },
  resetFrom: { name: 'wrong reset from', attempts: 60, seconds: quarter },
  mailsTo: { name: 'mails to', attempts: 20, seconds: hour },
  refreshFrom: { name: 'refresh from', attempts: 1000, seconds: quarter },
  refreshOf: { name: 'refresh of', attempts: 60, seconds: quarter },
  passwordOf: { name: 'password of', attempts: 10, seconds: quarter },
  followFrom: { name: 'follow an order from', attempts: 30, seconds: quarter },
  followOne: { name: 'follow the order', attempts: 10, seconds: quarter },
  campaignsFrom: { name: 'wrong campaigns key from', attempts: 20, seconds: quarter },
  eventsFrom: { name: 'events from', attempts: 3000, seconds: quarter },
  messageFrom: { name: 'message from', attempts: 30, seconds: hour },
} satisfies Record<string, Limit>;
