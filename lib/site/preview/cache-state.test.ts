import { cacheState } from './cache-state.ts';

test.each([
  ['Rida; hit; ttl=12', 'HIT'],
  ['Rida; hit; ttl=-3', 'STALE'],
  ['Rida; fwd=uri-miss; stored', 'MISS'],
  ['Rida; fwd=bypass', null],
  ['', null],
])('reads %s as %s', (header, state) => {
  expect(cacheState(header)).toBe(state);
});
