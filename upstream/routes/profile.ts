import type { OpenAPIHono } from '@hono/zod-openapi';
import { accountCalls } from '../../contract/calls.ts';
import { customerById, setPassword, toProfile, updateProfile } from '../accounts/customers.ts';
import { limits } from '../accounts/limits.ts';
import { checkNewPassword } from '../accounts/new-password.ts';
import { hashPassword, isPassword } from '../accounts/passwords.ts';
import { beginSession, endSessions } from '../accounts/sessions.ts';
import { networkOf } from '../http/client-address.ts';
import { HttpFailure, notFound } from '../http/failure.ts';
import { serveCall } from '../http/serve-call.ts';
import { words } from '../http/words.ts';
import type { Services } from '../services.ts';

/** Serves what a customer says about themselves. */
export function serveProfile(app: OpenAPIHono, { orm, tokens, attempts }: Services): void {
  serveCall(app, accountCalls.profile, async ({ customer }) => {
    const row = await customerById(orm, customer.id);
    if (!row) throw notFound();
    return toProfile(row);
  });

  serveCall(app, accountCalls.updateProfile, async ({ body, customer, address, language, userAgent }) => {
    const row = await customerById(orm, customer.id);
    if (!row) throw notFound();
    const { currentPassword, newPassword } = body;
    if (newPassword === undefined) return toProfile(await updateProfile(orm, row, body));
    const pair = `${networkOf(address)} ${row.id}`;
    await attempts.count(limits.passwordOf, pair);
    if (currentPassword === undefined || !(await isPassword(currentPassword, row.passwordHash))) {
      throw new HttpFailure(400, words.wrongPassword, {
        errors: { currentPassword: [words.wrongPassword[language]] },
      });
    }
    await attempts.forget(limits.passwordOf, pair);
    checkNewPassword('newPassword', newPassword, row.email, language);
    const passwordHash = await hashPassword(newPassword);
    return orm.transaction(async (tx) => {
      const changed = await updateProfile(tx, row, body);
      await setPassword(tx, row.id, passwordHash);
      await endSessions(tx, row.id);
      return { ...toProfile(changed), ...(await beginSession(tx, tokens, changed, userAgent)) };
    });
  });
}
