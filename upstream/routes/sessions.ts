import type { OpenAPIHono } from '@hono/zod-openapi';
import { accountCalls } from '../../contract/calls.ts';
import { endSession, listSessions } from '../accounts/session-list.ts';
import { notFound } from '../http/failure.ts';
import { serveCall } from '../http/serve-call.ts';
import type { Services } from '../services.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Serves where a customer is signed in. */
export function serveSessions(app: OpenAPIHono, { orm }: Pick<Services, 'orm'>): void {
  serveCall(app, accountCalls.sessions, ({ customer }) => listSessions(orm, customer));

  serveCall(app, accountCalls.endSession, async ({ customer, param }) => {
    const id = param('id');
    if (!uuid.test(id)) throw notFound();
    await endSession(orm, customer.id, id);
    return listSessions(orm, customer);
  });
}
