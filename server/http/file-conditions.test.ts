import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { rejectionByCondition } from './file-conditions.ts';

const modified = 'Mon, 23 Nov 2026 02:00:00 GMT';
const earlier = 'Mon, 23 Nov 2026 01:00:00 GMT';

/** Evaluates a request for a file of ten bytes; returns the status and the conditions that are left for Next. */
async function evaluate(headers: Record<string, string>, url = '/icons/icon.svg') {
  const req = Object.assign(new IncomingMessage(new Socket()), { url, headers: { ...headers } });
  const rejection = await rejectionByCondition(req, async () => ({
    status: 200,
    headers: { 'last-modified': modified, etag: 'W/"a-1"' },
    body: Buffer.alloc(10),
    tags: null,
    since: 0,
    renderMs: 0,
    upstreamMs: 0,
  }));
  return { rejection, remaining: req.headers };
}

describe('rejectionByCondition', () => {
  test.each<[Record<string, string>]>([
    [{ 'if-match': '"other"' }],
    [{ 'if-match': 'W/"a-1"' }],
    [{ 'if-unmodified-since': earlier }],
    [{ 'if-match': '"other"', range: 'bytes=50-' }],
  ])('responds 412 to a condition that is not met: %j', async (headers) => {
    expect((await evaluate(headers)).rejection).toEqual({ status: 412, headers: {} });
  });

  test.each<[Record<string, string>]>([
    [{ 'if-match': '*', 'if-unmodified-since': earlier }],
    [{ 'if-unmodified-since': modified }],
    [{ 'if-unmodified-since': 'nonsense' }],
  ])('removes conditions that are met: %j', async (headers) => {
    expect(await evaluate(headers)).toEqual({ rejection: null, remaining: {} });
  });

  test.each(['bytes=10-', 'bytes=50-60', 'bytes=-0'])(
    'rejects the range %s past the end with 416',
    async (range) => {
      expect((await evaluate({ range })).rejection).toEqual({
        status: 416,
        headers: { 'Content-Range': 'bytes */10' },
      });
    },
  );

  test.each(['bytes=0-3', 'bytes=9-', 'bytes=-10', 'bytes=5-50'])(
    'leaves the range %s to Next',
    async (range) => {
      expect(await evaluate({ range })).toEqual({ rejection: null, remaining: { range } });
    },
  );

  test.each<[Record<string, string>]>([
    [{ range: 'bytes=a-b' }],
    [{ range: 'bytes=-' }],
    [{ range: 'bytes=3-1' }],
    [{ range: 'bytes=-50' }],
    [{ range: 'bytes=0-1,50-60' }],
    [{ range: 'bytes=50-', 'if-range': earlier }],
    [{ range: 'bytes=50-', 'if-none-match': 'W/"a-1"' }],
  ])('ignores a range that need not be served: %j', async (headers) => {
    const { rejection, remaining } = await evaluate(headers);
    expect([rejection, remaining.range]).toEqual([null, undefined]);
  });

  test('leaves conditions of a request that is not for a file', async () => {
    const headers = { 'if-match': '"other"', range: 'bytes=50-' };
    expect(await evaluate(headers, '/uploads/a.webp')).toEqual({ rejection: null, remaining: headers });
  });
});
