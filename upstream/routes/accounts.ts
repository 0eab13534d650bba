import type { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { SignIn, Tokens } from '../../contract/accounts.ts';
import { accountCalls } from '../../contract/calls.ts';
import { addCustomer, customerByEmail } from '../accounts/customers.ts';
import { limits } from '../accounts/limits.ts';
import { checkNewPassword } from '../accounts/new-password.ts';
import { beginReset, finishReset, isReset } from '../accounts/password-resets.ts';
import { hashPassword, isPassword } from '../accounts/passwords.ts';
import { beginSession, endSession, familyOf, refreshSession } from '../accounts/sessions.ts';
import { networkOf } from '../http/client-address.ts';
import { HttpFailure, unauthorized } from '../http/failure.ts';
import { serveCall } from '../http/serve-call.ts';
import { words } from '../http/words.ts';
import { resetMail } from '../mail/reset-mail.ts';
import type { Services } from '../services.ts';
import { mailedFrom } from '../shops.ts';

/** Serves the calls that begin, keep and regain sessions. */
export function serveAccounts(app: OpenAPIHono, services: Services): void {
  const { orm, tokens, attempts, settings, mailer, logger } = services;

  serveCall(app, accountCalls.login, async ({ body, address, language, userAgent }) => {
    const { network, pair } = senderOf(address, body.email);
    await attempts.count(limits.loginFrom, network);
    await attempts.count(limits.loginOf, pair);
    const customer = await customerByEmail(orm, body.email);
    const isRight = await isPassword(body.password, customer?.passwordHash);
    if (!isRight || !customer) return refused(words.wrongSignIn[language]);
    await attempts.giveBack(limits.loginFrom, network);
    await attempts.forget(limits.loginOf, pair);
    return accepted(await beginSession(orm, tokens, customer, userAgent));
  });

  serveCall(app, accountCalls.register, async ({ body, address, language, userAgent }) => {
    const { network, pair } = senderOf(address, body.email);
    await attempts.count(limits.registerFrom, network);
    await attempts.count(limits.registerOf, pair);
    const { password, ...given } = body;
    checkNewPassword('password', password, body.email, language);
    const customer = await addCustomer(orm, { ...given, passwordHash: await hashPassword(password) });
    if (!customer) return refused(words.noAccount[language]);
    return accepted(await beginSession(orm, tokens, customer, userAgent));
  });

  serveCall(app, accountCalls.forgotPassword, async ({ body, address, language, header }) => {
    const { network, pair } = senderOf(address, body.email);
    await attempts.count(limits.forgotFrom, network);
    await attempts.count(limits.forgotOf, pair);
    // Not waited for: how long it takes would tell whether there is such an account.
    sendReset(body.email).catch((error) => logger.error({ err: error }, 'a mail could not be sent'));
    return {};

    async function sendReset(email: string) {
      const customer = await customerByEmail(orm, email);
      if (!customer) return;
      await attempts.count(limits.mailsTo, customer.email);
      const token = await beginReset(orm, customer.id);
      const from = mailedFrom(settings, header('x-shop-origin'));
      await mailer.send(resetMail(from, customer.email, token, language));
    }
  });

  serveCall(app, accountCalls.resetPassword, async ({ body, address, language }) => {
    const { network, pair } = senderOf(address, body.email);
    checkNewPassword('password', body.password, body.email, language);
    const isGood =
      (await isReset(orm, body.email, body.token)) &&
      (await finishReset(orm, body.email, body.token, await hashPassword(body.password)));
    if (!isGood) {
      // Nobody guesses such a token, so a good one needs no limit.
      await attempts.count(limits.resetFrom, network);
      throw new HttpFailure(400, words.deadReset);
    }
    await attempts.forget(limits.loginOf, pair);
    return {};
  });

  serveCall(app, accountCalls.refreshToken, async ({ body, address, userAgent }) => {
    await attempts.count(limits.refreshFrom, networkOf(address));
    const family = await familyOf(orm, body.refreshToken);
    if (family) await attempts.count(limits.refreshOf, family);
    const pair = await refreshSession(orm, tokens, body.refreshToken, userAgent);
    if (!pair) throw unauthorized(words.sessionOver);
    return pair;
  });

  serveCall(app, accountCalls.logout, async ({ body, address, customer }) => {
    await attempts.count(limits.refreshFrom, networkOf(address));
    // The refresh token is enough: an access token may have expired by the time its holder signs out.
    for (const id of [customer?.sessionId, await familyOf(orm, body.refreshToken)])
      if (id !== undefined) await endSession(orm, id);
    return {};
  });
}

/** Whom attempts on an account are counted by: where they come from, and that together with the account. */
function senderOf(address: string, email: string): { network: string; pair: string } {
  const network = networkOf(address);
  return { network, pair: `${network} ${email.toLowerCase()}` };
}

function accepted(pair: z.infer<typeof Tokens>): z.infer<typeof SignIn> {
  return { status: true, errorMessage: null, ...pair };
}

function refused(errorMessage: string): z.infer<typeof SignIn> {
  return { status: false, errorMessage, accessToken: null, refreshToken: null };
}
