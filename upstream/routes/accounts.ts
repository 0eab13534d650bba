import type { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { SignIn, Tokens } from '../../contract/accounts.ts';
import { accountCalls } from '../../contract/calls.ts';
import { addCustomer, customerByEmail } from '../accounts/customers.ts';
import { limits } from '../accounts/limits.ts';
import { beginReset, finishReset, isReset } from '../accounts/password-resets.ts';
import { hashPassword, isPassword } from '../accounts/passwords.ts';
import { beginSession, familyOf, refreshSession } from '../accounts/sessions.ts';
import { networkOf } from '../http/client-address.ts';
import { HttpFailure, unauthorized } from '../http/failure.ts';
import { serveCall } from '../http/serve-call.ts';
import { words } from '../http/words.ts';
import { resetMail } from '../mail/reset-mail.ts';
import type { Services } from '../services.ts';

/** Serves the calls that begin, keep and regain sessions. */
export function serveAccounts(app: OpenAPIHono, services: Services): void {
  const { orm, tokens, attempts, settings, mailer, logger } = services;

  serveCall(app, accountCalls.login, async ({ body, address, language }) => {
    attempts.count(limits.loginFrom, networkOf(address));
    attempts.count(limits.loginTo, body.email.toLowerCase());
    const customer = await customerByEmail(orm, body.email);
    const isRight = await isPassword(body.password, customer?.passwordHash);
    if (!isRight || !customer) return refused(words.wrongSignIn[language]);
    attempts.forget(limits.loginTo, customer.email);
    return accepted(await beginSession(orm, tokens, customer));
  });

  serveCall(app, accountCalls.register, async ({ body, address, language }) => {
    attempts.count(limits.registerFrom, networkOf(address));
    attempts.count(limits.registerAs, body.email.toLowerCase());
    const { password, ...given } = body;
    const customer = await addCustomer(orm, { ...given, passwordHash: await hashPassword(password) });
    if (!customer) return refused(words.knownEmail[language]);
    return accepted(await beginSession(orm, tokens, customer));
  });

  serveCall(app, accountCalls.forgotPassword, async ({ body, address, language }) => {
    attempts.count(limits.forgotFrom, networkOf(address));
    attempts.count(limits.forgotOf, body.email.toLowerCase());
    // Not waited for: how long it takes would tell whether there is such an account.
    sendReset(body.email).catch((error) => logger.error({ err: error }, 'a mail could not be sent'));
    return {};

    async function sendReset(email: string) {
      const customer = await customerByEmail(orm, email);
      if (!customer) return;
      const token = await beginReset(orm, customer.id);
      await mailer.send(resetMail(settings.siteUrl, customer.email, token, language));
    }
  });

  serveCall(app, accountCalls.resetPassword, async ({ body, address }) => {
    attempts.count(limits.resetFrom, networkOf(address));
    attempts.count(limits.resetOf, body.email.toLowerCase());
    const isGood =
      (await isReset(orm, body.email, body.token)) &&
      (await finishReset(orm, body.email, body.token, await hashPassword(body.password)));
    if (!isGood) throw new HttpFailure(400, words.deadReset);
    attempts.forget(limits.loginTo, body.email.toLowerCase());
    return {};
  });

  serveCall(app, accountCalls.refreshToken, async ({ body, address }) => {
    attempts.count(limits.refreshFrom, networkOf(address));
    const family = await familyOf(orm, body.refreshToken);
    if (family) attempts.count(limits.refreshOf, family);
    const pair = await refreshSession(orm, tokens, body.refreshToken);
    if (!pair) throw unauthorized(words.sessionOver);
    return pair;
  });
}

function accepted(pair: z.infer<typeof Tokens>): z.infer<typeof SignIn> {
  return { status: true, errorMessage: null, ...pair };
}

function refused(errorMessage: string): z.infer<typeof SignIn> {
  return { status: false, errorMessage, accessToken: null, refreshToken: null };
}
