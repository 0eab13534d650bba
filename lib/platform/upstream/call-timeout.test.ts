import { browserCalls } from '@/contract/calls';
import { callTimeoutMs } from './call-timeout.ts';

const callsWith = (timeoutMs: number, limitMs: number) =>
  browserCalls('Facebook')
    .filter((call) => callTimeoutMs(call, limitMs) === timeoutMs)
    .map(({ method, path }) => `${method} ${path}`);

test('calls that read have the configured limit, whatever their method', () => {
  const reads = callsWith(5000, 5000);
  expect(reads.filter((call) => !call.startsWith('GET '))).toEqual([
    'POST /Products/Filter',
    'POST /Posts/WishLists/Page',
    'POST /Posts/Orders/Page',
    'POST /Coupons/Check',
  ]);
});

test('calls that write have at least 30 seconds', () => {
  const writes = callsWith(30_000, 5000);
  expect(writes).toEqual(
    expect.arrayContaining(['POST /Posts/Orders', 'PUT /Posts/Profiles', 'POST /Auth/login']),
  );
  expect(writes.filter((call) => call.startsWith('GET '))).toEqual([]);
  expect(callsWith(60_000, 60_000)).toHaveLength(browserCalls('Facebook').length);
});
