import type { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { SignIn, Tokens } from '../../contract/accounts.ts';
import { accountCalls } from '../../contract/calls.ts';
import { networkPrefixOf } from '../../contract/client-address.ts';
import { addCustomer, findCustomerByEmail } from '../accounts/customers.ts';
import { assertAcceptablePassword } from '../accounts/password-policy.ts';
import { completePasswordReset, createPasswordReset, isValidReset } from '../accounts/password-resets.ts';
import { hashPassword, verifyPassword } from '../accounts/passwords.ts';
import { rateLimits } from '../accounts/rate-limits.ts';
import { endSession, findSessionIdOf, refreshSession, startSession } from '../accounts/sessions.ts';
import { HttpError, unauthorized } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import { registerCall } from '../http/register-call.ts';
import { passwordResetMail } from '../mail/password-reset-mail.ts';
import type { Services } from '../services.ts';
import { mailSenderOf } from '../shops.ts';

/** Registers the calls for signing in and out, registration, password reset and token refresh. */
export function registerAccountRoutes(app: OpenAPIHono, services: Services): void {
  const { orm, reader, tokenIssuer, rateLimiter, settings, mailer, logger } = services;

  registerCall(app, accountCalls.login, async ({ body, address, language, userAgent }) => {
    const { network, networkAndEmail } = rateLimitSubjects(address, body.email);
    await rateLimiter.consume(rateLimits.failedLoginsPerNetwork, network);
    await rateLimiter.consume(rateLimits.failedLoginsPerAccount, networkAndEmail);
    const customer = await findCustomerByEmail(reader, body.email);
    const isPasswordCorrect = await verifyPassword(body.password, customer?.passwordHash);
    if (!isPasswordCorrect || !customer) return failedSignInResponse(messages.wrongCredentials[language]);
    // Only failed sign-ins count against the limits.
    await rateLimiter.refund(rateLimits.failedLoginsPerNetwork, network);
    await rateLimiter.reset(rateLimits.failedLoginsPerAccount, networkAndEmail);
    return signInResponse(await startSession(orm, tokenIssuer, customer, userAgent));
  });

  registerCall(app, accountCalls.register, async ({ body, address, language, userAgent }) => {
    const { network, networkAndEmail } = rateLimitSubjects(address, body.email);
    await rateLimiter.consume(rateLimits.registerPerNetwork, network);
    await rateLimiter.consume(rateLimits.registerPerAccount, networkAndEmail);
    const { password, ...fields } = body;
    await assertAcceptablePassword('password', password, body.email, language);
    const customer = await addCustomer(orm, { ...fields, passwordHash: await hashPassword(password) });
    if (!customer) return failedSignInResponse(messages.registrationFailed[language]);
    return signInResponse(await startSession(orm, tokenIssuer, customer, userAgent));
  });

  registerCall(app, accountCalls.forgotPassword, async ({ body, address, language, header }) => {
    const { network, networkAndEmail } = rateLimitSubjects(address, body.email);
    await rateLimiter.consume(rateLimits.forgotPasswordPerNetwork, network);
    await rateLimiter.consume(rateLimits.forgotPasswordPerAccount, networkAndEmail);
    // Not awaited: the response time would reveal whether the account exists.
    sendResetMail(body.email).catch((error) => logger.error({ err: error }, 'mail could not be sent'));
    return {};

    async function sendResetMail(email: string) {
      const customer = await findCustomerByEmail(reader, email);
      if (!customer) return;
      const token = await createPasswordReset(orm, customer.id);
      const sender = mailSenderOf(settings, header('x-shop-origin'));
      await mailer.send(passwordResetMail(sender, customer.email, token, language));
    }
  });

  registerCall(app, accountCalls.resetPassword, async ({ body, address, language }) => {
    const { network, networkAndEmail } = rateLimitSubjects(address, body.email);
    await assertAcceptablePassword('password', body.password, body.email, language);
    const isPasswordReset =
      (await isValidReset(reader, body.email, body.token)) &&
      (await completePasswordReset(orm, body.email, body.token, await hashPassword(body.password)));
    if (!isPasswordReset) {
      // Only failures count against the limit: a client with a valid token has not guessed it.
      await rateLimiter.consume(rateLimits.failedResetsPerNetwork, network);
      throw new HttpError(400, messages.invalidResetLink);
    }
    await rateLimiter.reset(rateLimits.failedLoginsPerAccount, networkAndEmail);
    return {};
  });

  registerCall(app, accountCalls.refreshToken, async ({ body, address, userAgent }) => {
    await rateLimiter.consume(rateLimits.refreshPerNetwork, networkPrefixOf(address));
    const sessionId = await findSessionIdOf(reader, body.refreshToken);
    if (sessionId) await rateLimiter.consume(rateLimits.refreshPerSession, sessionId);
    const newTokens = await refreshSession(orm, tokenIssuer, body.refreshToken, userAgent);
    if (!newTokens) throw unauthorized(messages.sessionEnded);
    return newTokens;
  });

  registerCall(app, accountCalls.logout, async ({ body, address, customer }) => {
    await rateLimiter.consume(rateLimits.refreshPerNetwork, networkPrefixOf(address));
    // The access token may have expired, so the refresh token alone also ends its session.
    for (const id of [customer?.sessionId, await findSessionIdOf(reader, body.refreshToken)])
      if (id !== undefined) await endSession(orm, id);
    return {};
  });
}

/** Returns whose attempts are counted for a request about an account: the network, and network and account together. */
function rateLimitSubjects(address: string, email: string): { network: string; networkAndEmail: string } {
  const network = networkPrefixOf(address);
  return { network, networkAndEmail: `${network} ${email.toLowerCase()}` };
}

function signInResponse(newTokens: z.infer<typeof Tokens>): z.infer<typeof SignIn> {
  return { status: true, errorMessage: null, ...newTokens };
}

function failedSignInResponse(errorMessage: string): z.infer<typeof SignIn> {
  return { status: false, errorMessage, accessToken: null, refreshToken: null };
}
