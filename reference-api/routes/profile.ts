import type { OpenAPIHono } from '@hono/zod-openapi';
import { accountCalls } from '../../contract/calls.ts';
import { networkPrefixOf } from '../../contract/client-address.ts';
import { findCustomerById, setPassword, toProfile, updateProfile } from '../accounts/customers.ts';
import { assertAcceptablePassword } from '../accounts/password-policy.ts';
import { hashPassword, verifyPassword } from '../accounts/passwords.ts';
import { rateLimits } from '../accounts/rate-limits.ts';
import { endSessions, startSession } from '../accounts/sessions.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import { registerCall } from '../http/register-call.ts';
import type { Services } from '../services.ts';

/** Registers the calls of a customer's profile. */
export function registerProfileRoutes(
  app: OpenAPIHono,
  { orm, reader, tokenIssuer, rateLimiter }: Services,
): void {
  registerCall(app, accountCalls.profile, async ({ customer }) => {
    const row = await findCustomerById(reader, customer.id);
    if (!row) throw notFound();
    return toProfile(row);
  });

  registerCall(app, accountCalls.updateProfile, async ({ body, customer, address, language, userAgent }) => {
    const row = await findCustomerById(reader, customer.id);
    if (!row) throw notFound();
    const { currentPassword } = body;
    const passwordField = body.password === undefined ? 'newPassword' : 'password';
    const newPassword = body[passwordField];
    if (newPassword === undefined) return toProfile(await updateProfile(orm, row, body));
    const rateLimitSubject = `${networkPrefixOf(address)} ${row.id}`;
    await rateLimiter.consume(rateLimits.passwordChangePerAccount, rateLimitSubject);
    if (currentPassword === undefined || !(await verifyPassword(currentPassword, row.passwordHash))) {
      throw new HttpError(400, messages.wrongCurrentPassword, {
        errors: { currentPassword: [messages.wrongCurrentPassword[language]] },
      });
    }
    await rateLimiter.reset(rateLimits.passwordChangePerAccount, rateLimitSubject);
    await assertAcceptablePassword(passwordField, newPassword, row.email, language);
    const passwordHash = await hashPassword(newPassword);
    return orm.transaction(async (tx) => {
      const updated = await updateProfile(tx, row, body);
      await setPassword(tx, row.id, passwordHash);
      await endSessions(tx, row.id);
      return { ...toProfile(updated), ...(await startSession(tx, tokenIssuer, updated, userAgent)) };
    });
  });
}
