import { CallError } from '@/lib/upstream/call-error';
import { createRefresher, RefreshError, type RefreshTools } from './refresh.ts';
import type { Tokens } from './tokens.ts';

/** Tabs of one browser: they share what is stored and a lock, each has its own refresher. */
function browser(answer: (refreshToken: string) => Promise<Tokens>) {
  const state = { tokens: { access: 'old', refresh: 'r1' } as Tokens, asked: [] as string[], ended: 0 };
  let queue: Promise<unknown> = Promise.resolve();
  const tools: RefreshTools = {
    read: () => state.tokens,
    store: async (tokens) => {
      state.tokens = tokens;
    },
    ask: (refreshToken) => {
      state.asked.push(refreshToken);
      return answer(refreshToken);
    },
    runExclusive: (work) => {
      const mine = queue.then(work);
      queue = mine.catch(() => {});
      return mine;
    },
    end: () => {
      state.ended += 1;
      state.tokens = { access: null, refresh: null };
    },
  };
  return { state, tab: () => createRefresher(tools) };
}

const soon = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 5, value));
const renewed = () => soon({ access: 'new', refresh: 'r2' });

test('ten calls that find the token expired make one refresh, and both tokens are stored', async () => {
  const { state, tab } = browser(renewed);
  const renew = tab();
  const tokens = await Promise.all(Array.from({ length: 10 }, () => renew('old')));
  expect(tokens).toEqual(Array(10).fill('new'));
  expect(state).toEqual({ tokens: { access: 'new', refresh: 'r2' }, asked: ['r1'], ended: 0 });
});

test('two tabs make one refresh', async () => {
  const { state, tab } = browser(renewed);
  expect(await Promise.all([tab()('old'), tab()('old')])).toEqual(['new', 'new']);
  expect(state.asked).toEqual(['r1']);
});

test('a token that expires later is refreshed again', async () => {
  let count = 1;
  const { state, tab } = browser(async () => {
    count += 1;
    return { access: `new${count}`, refresh: `r${count}` };
  });
  const renew = tab();
  expect([await renew('old'), await renew('new2')]).toEqual(['new2', 'new3']);
  expect(state.asked).toEqual(['r1', 'r2']);
});

test.each([400, 401, 403, 404])('a refusal with %s ends the session with the error', async (status) => {
  const { state, tab } = browser(() => Promise.reject(new CallError(status)));
  const renew = tab();
  const outcomes = await Promise.allSettled([renew('old'), renew('old')]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ reason: expect.any(RefreshError) });
    expect(outcome).toMatchObject({ reason: { message: 'Token refresh failed' } });
  }
  expect(state).toMatchObject({ ended: 1, tokens: { access: null, refresh: null } });
});

test.each([0, 429, 500, 502, 504])('no answer (%s) leaves the session as it is', async (status) => {
  const { state, tab } = browser(() => Promise.reject(new CallError(status)));
  await expect(tab()('old')).rejects.toMatchObject({ status });
  expect(state).toMatchObject({ ended: 0, tokens: { access: 'old', refresh: 'r1' } });
});

test('an answer without an access token gives those who wait null', async () => {
  const { state, tab } = browser(() => soon({ access: null, refresh: null }));
  const renew = tab();
  expect(await Promise.all([renew('old'), renew('old')])).toEqual([null, null]);
  expect(state).toMatchObject({ ended: 0, tokens: { access: 'old', refresh: 'r1' } });
});

test.each([
  ['renewed', renewed],
  ['refused', () => soon(null).then(() => Promise.reject(new CallError(401)))],
] as const)('whoever signs out or in while the old token is %s stays so', async (_outcome, answer) => {
  for (const now of [
    { access: null, refresh: null },
    { access: 'other', refresh: 'r9' },
  ]) {
    const { state, tab } = browser(answer);
    const renewing = tab()('old');
    await Promise.resolve();
    state.tokens = now;
    expect(await renewing).toBe(now.access);
    expect(state).toMatchObject({ tokens: now, ended: 0 });
  }
});

test('an answer without a refresh token keeps the old one', async () => {
  const { state, tab } = browser(() => soon({ access: 'new', refresh: null }));
  await tab()('old');
  expect(state.tokens).toEqual({ access: 'new', refresh: 'r1' });
});

test('without a refresh token the session is over', async () => {
  const { state, tab } = browser(renewed);
  state.tokens = { access: 'old', refresh: null };
  await expect(tab()('old')).rejects.toThrow('Token refresh failed');
  expect(state).toMatchObject({ asked: [], ended: 1 });
});
