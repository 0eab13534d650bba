import { CallError } from '@/lib/platform/upstream/call-error';
import { logLine } from '../browser-storage/console-log.ts';
import type { Tokens } from './tokens.ts';

const failureMessage = 'Token refresh failed';

/** The API rejected the refresh token: the session is over. */
export class RefreshRejectedError extends Error {
  constructor() {
    super(failureMessage);
    this.name = 'RefreshRejectedError';
  }
}

/** Access of a refresher to the tokens, the API and the session. */
export interface RefresherOptions {
  loadTokens(): Tokens;
  /** Resolves once the new tokens are announced to all tabs, so that `runExclusive` of every tab waits until the tab reads them. */
  storeTokens(tokens: Tokens): Promise<void>;
  /** @throws {CallError} when the tokens cannot be refreshed */
  fetchTokens(refreshToken: string): Promise<Tokens>;
  /** Runs work in one tab at a time, and not before this tab reads the tokens that were stored last by any tab. */
  runExclusive(work: () => Promise<string | null>): Promise<string | null>;
  /** Removes the session; pages for customers then redirect to the login page. */
  onSessionEnd(): void;
}

/**
 * Creates a function that refreshes an expired access token, one refresh at a time (docs/behaviour.md §4.1). The function resolves to the
 * new access token, also one from another tab; null when the API sends none, or the customer signed out during the refresh.
 */
export function createRefresher(options: RefresherOptions): (expiredToken: string) => Promise<string | null> {
  let runningRefresh: Promise<string | null> | null = null;
  return (expiredToken) => {
    runningRefresh ??= options
      .runExclusive(() => refreshTokens(options, expiredToken))
      .finally(() => {
        runningRefresh = null;
      });
    return runningRefresh;
  };
}

/**
 * Refreshes the tokens, unless another tab already did. Resolves as the function of {@link createRefresher}.
 * @throws {RefreshRejectedError} when the API rejects the refresh token
 * @throws {CallError} when the API is unavailable or limits the rate of calls; the session is then unchanged
 */
async function refreshTokens(options: RefresherOptions, expiredToken: string): Promise<string | null> {
  const { access, refresh } = options.loadTokens();
  const isRefreshedElsewhere = access !== null && access !== expiredToken;
  if (isRefreshedElsewhere) return access;
  try {
    // When either token is missing, the session ends as after a rejection by the API.
    if (access === null || refresh === null) throw new CallError(401);
    const newTokens = await options.fetchTokens(refresh);
    if (hasSessionChanged(options, refresh)) return options.loadTokens().access;
    if (newTokens.access === null) return null;
    await options.storeTokens({ access: newTokens.access, refresh: newTokens.refresh ?? refresh });
    return newTokens.access;
  } catch (error) {
    if (isRejection(error) && refresh !== null && hasSessionChanged(options, refresh))
      return options.loadTokens().access;
    logLine(
      error instanceof CallError ? `${failureMessage}: status ${error.status}` : failureMessage,
      'error',
    );
    if (!isRejection(error)) throw error;
    options.onSessionEnd();
    throw new RefreshRejectedError();
  }
}

/** True when someone signed out or in during the refresh. The response to the refresh is then ignored. */
function hasSessionChanged(options: RefresherOptions, sentRefreshToken: string): boolean {
  return options.loadTokens().refresh !== sentRefreshToken;
}

/** True when the API rejected the tokens, false when it was unavailable or limited the rate of calls. */
function isRejection(error: unknown): boolean {
  return error instanceof CallError && error.kind !== 'unavailable' && error.status !== 429;
}
