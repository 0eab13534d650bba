import type { Context } from 'hono';
import type { Call } from '../../contract/calls.ts';
import { unauthorized } from './failure.ts';
import { words } from './words.ts';

/** A customer whose session goes on. */
export interface Customer {
  id: string;
  sessionId: string;
}

/** Who is behind a call. */
export interface Caller {
  /** Network address, as far as trusted proxies told it. */
  address: string;
  /** The customer of a bearer token; undefined for a token that is not, or no longer, good. */
  customerOf(token: string): Promise<Customer | undefined>;
}

declare module 'hono' {
  interface ContextVariableMap {
    caller: Caller;
  }
}

/** The customer who makes a call; null for a guest, where the call lets guests in. */
export async function customerOf(c: Context, access: Call['access']): Promise<Customer | null> {
  const token = /^Bearer +(\S+)\s*$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token) {
    if (access === 'customer') throw unauthorized(words.signIn);
    return null;
  }
  const customer = await c.var.caller.customerOf(token);
  if (!customer && access) throw unauthorized(words.sessionOver);
  return customer ?? null;
}
