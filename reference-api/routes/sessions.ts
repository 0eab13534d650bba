import type { OpenAPIHono } from '@hono/zod-openapi';
import { accountCalls } from '../../contract/calls.ts';
import { endCustomerSession, listSessions } from '../accounts/session-list.ts';
import { isUuid } from '../db/is-uuid.ts';
import { notFound } from '../http/http-error.ts';
import { registerCall } from '../http/register-call.ts';
import type { Services } from '../services.ts';

/** Registers the calls of a customer's sessions. */
export function registerSessionRoutes(
  app: OpenAPIHono,
  { orm, reader }: Pick<Services, 'orm' | 'reader'>,
): void {
  registerCall(app, accountCalls.sessions, ({ customer }) => listSessions(reader, customer));

  registerCall(app, accountCalls.endSession, async ({ customer, param }) => {
    const id = param('id');
    if (!isUuid(id)) throw notFound();
    await endCustomerSession(orm, customer.id, id);
    return listSessions(reader, customer);
  });
}
