import { CallError } from '@/lib/platform/upstream/call-error';
import { createRefresher, type RefresherOptions, RefreshRejectedError } from './token-refresher.ts';
import type { Tokens } from './tokens.ts';

/** Simulates tabs that share stored tokens and a lock; each tab has its own refresher. */
function createBrowser(respond: (refreshToken: string) => Promise<Tokens>) {
  const state = {
    tokens: { access: 'old', refresh: 'r1' } as Tokens,
    sentRefreshTokens: [] as string[],
    sessionEndCount: 0,
  };
  let queue: Promise<unknown> = Promise.resolve();
  const options: RefresherOptions = {
    loadTokens: () => state.tokens,
    storeTokens: async (tokens) => {
      state.tokens = tokens;
    },
    fetchTokens: (refreshToken) => {
      state.sentRefreshTokens.push(refreshToken);
      return respond(refreshToken);
    },
    runExclusive: (work) => {
      const result = queue.then(work);
      queue = result.catch(() => {});
      return result;
    },
    onSessionEnd: () => {
      state.sessionEndCount += 1;
      state.tokens = { access: null, refresh: null };
    },
  };
  return { state, openTab: () => createRefresher(options) };
}

const delayed = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 5, value));
const respondWithNewTokens = () => delayed({ access: 'new', refresh: 'r2' });

let log: string[];
beforeEach(() => {
  log = [];
  jest.spyOn(console, 'error').mockImplementation((line) => void log.push(String(line)));
});

describe('createRefresher', () => {
  test.each([401, 503])('logs a refresh that fails with status %s once, without tokens', async (status) => {
    const { openTab } = createBrowser(() => delayed(null).then(() => Promise.reject(new CallError(status))));
    const refresh = openTab();
    await Promise.allSettled(Array.from({ length: 10 }, () => refresh('old')));
    expect(log).toEqual([`Token refresh failed: status ${status}`]);
  });

  test('logs nothing for a refresh that succeeds', async () => {
    const { openTab } = createBrowser(respondWithNewTokens);
    await openTab()('old');
    expect(log).toEqual([]);
  });

  test('shares one refresh among ten calls', async () => {
    const { state, openTab } = createBrowser(respondWithNewTokens);
    const refresh = openTab();
    const tokens = await Promise.all(Array.from({ length: 10 }, () => refresh('old')));
    expect(tokens).toEqual(Array(10).fill('new'));
    expect(state).toEqual({
      tokens: { access: 'new', refresh: 'r2' },
      sentRefreshTokens: ['r1'],
      sessionEndCount: 0,
    });
  });

  test('shares one refresh between two tabs', async () => {
    const { state, openTab } = createBrowser(respondWithNewTokens);
    expect(await Promise.all([openTab()('old'), openTab()('old')])).toEqual(['new', 'new']);
    expect(state.sentRefreshTokens).toEqual(['r1']);
  });

  test('refreshes again when the new token expires', async () => {
    let count = 1;
    const { state, openTab } = createBrowser(async () => {
      count += 1;
      return { access: `new${count}`, refresh: `r${count}` };
    });
    const refresh = openTab();
    expect([await refresh('old'), await refresh('new2')]).toEqual(['new2', 'new3']);
    expect(state.sentRefreshTokens).toEqual(['r1', 'r2']);
  });

  test.each([400, 401, 403, 404])(
    'ends the session with RefreshRejectedError on status %s',
    async (status) => {
      const { state, openTab } = createBrowser(() => Promise.reject(new CallError(status)));
      const refresh = openTab();
      const outcomes = await Promise.allSettled([refresh('old'), refresh('old')]);
      for (const outcome of outcomes) {
        expect(outcome).toMatchObject({ reason: expect.any(RefreshRejectedError) });
        expect(outcome).toMatchObject({ reason: { message: 'Token refresh failed' } });
      }
      expect(state).toMatchObject({ sessionEndCount: 1, tokens: { access: null, refresh: null } });
    },
  );

  test.each([0, 429, 500, 502, 504])('keeps the session on status %s', async (status) => {
    const { state, openTab } = createBrowser(() => Promise.reject(new CallError(status)));
    await expect(openTab()('old')).rejects.toMatchObject({ status });
    expect(state).toMatchObject({ sessionEndCount: 0, tokens: { access: 'old', refresh: 'r1' } });
  });

  test('resolves to null when the response has no access token', async () => {
    const { state, openTab } = createBrowser(() => delayed({ access: null, refresh: null }));
    const refresh = openTab();
    expect(await Promise.all([refresh('old'), refresh('old')])).toEqual([null, null]);
    expect(state).toMatchObject({ sessionEndCount: 0, tokens: { access: 'old', refresh: 'r1' } });
  });

  test.each([
    ['refreshed', respondWithNewTokens],
    ['rejected', () => delayed(null).then(() => Promise.reject(new CallError(401)))],
  ] as const)('keeps a session that changed while the old token was %s', async (_outcome, respond) => {
    for (const current of [
      { access: null, refresh: null },
      { access: 'other', refresh: 'r9' },
    ]) {
      const { state, openTab } = createBrowser(respond);
      const refreshing = openTab()('old');
      await Promise.resolve();
      state.tokens = current;
      expect(await refreshing).toBe(current.access);
      expect(state).toMatchObject({ tokens: current, sessionEndCount: 0 });
      expect(log).toEqual([]);
    }
  });

  test('keeps the refresh token when the response has none', async () => {
    const { state, openTab } = createBrowser(() => delayed({ access: 'new', refresh: null }));
    await openTab()('old');
    expect(state.tokens).toEqual({ access: 'new', refresh: 'r1' });
  });

  test('ends the session when no refresh token is stored', async () => {
    const { state, openTab } = createBrowser(respondWithNewTokens);
    state.tokens = { access: 'old', refresh: null };
    await expect(openTab()('old')).rejects.toThrow('Token refresh failed');
    expect(state).toMatchObject({ sentRefreshTokens: [], sessionEndCount: 1 });
  });
});
