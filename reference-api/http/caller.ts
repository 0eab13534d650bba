import type { Context } from 'hono';
import type { ApiCall } from '../../contract/calls.ts';
import { unauthorized } from './http-error.ts';
import { messages } from './messages.ts';

/** Customer with an active session. */
export interface Customer {
  id: string;
  sessionId: string;
}

/** Sender of a request, set as the context variable `caller`. */
export interface Caller {
  /** IP address; taken from `X-Forwarded-For` behind trusted proxies. */
  address: string;
  /** Finds the customer of an access token; undefined when the token is invalid or its session has ended. */
  findCustomer(token: string): Promise<Customer | undefined>;
}

declare module 'hono' {
  interface ContextVariableMap {
    caller: Caller;
  }
}

/**
 * Authenticates the bearer token of a request. Returns null for a guest.
 * @throws {HttpError} 401 without a token when `access` is `customer`, and for an invalid token when `access` is set
 */
export async function authenticateCustomer(c: Context, access: ApiCall['access']): Promise<Customer | null> {
  const token = /^Bearer +(\S+)\s*$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token) {
    if (access === 'customer') throw unauthorized(messages.signInRequired);
    return null;
  }
  const customer = await c.var.caller.findCustomer(token);
  if (!customer && access) throw unauthorized(messages.sessionEnded);
  return customer ?? null;
}
