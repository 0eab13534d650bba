import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { rejectionByCondition } from './file-conditions.ts';

const modified = 'Mon, 23 Nov 2026 02:00:00 GMT';
const earlier = 'Mon, 23 Nov 2026 01:00:00 GMT';

/** Evaluates a request for a file of ten bytes; returns the status and the conditions that are left for Next. */
async function evaluate(
  headers: Record<string, string>,
  url = '/icons/icon.svg',
  render = jest.fn(),
  status = 200,
) {
  const req = Object.assign(new IncomingMessage(new Socket()), { url, headers: { ...headers } });
  const rejection = await rejectionByCondition(req, url.split('?')[0] ?? '', async (request) => ({
    ...render(request),
    status,
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
    [{ 'if-match': '"other"', 'if-unmodified-since': modified, range: 'bytes=0-1' }],
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

  test.each(['bytes=0-3', 'bytes=9-', 'bytes=-10', 'bytes=-1', 'bytes=3-3', 'bytes=5-50'])(
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
    [{ range: 'bytes=0-3', 'if-range': earlier }],
    [{ range: 'bytes=50-', 'if-none-match': 'W/"a-1"' }],
    [{ range: 'bytes=50-', 'if-modified-since': earlier }],
  ])('ignores a range that need not be served: %j', async (headers) => {
    const { rejection, remaining } = await evaluate(headers);
    expect([rejection, remaining.range]).toEqual([null, undefined]);
  });

  test('reads a file only to evaluate conditions', async () => {
    const render = jest.fn();
    await evaluate({ accept: '*/*' }, '/icons/icon.svg?v=1', render);
    expect(render).not.toHaveBeenCalled();
    await evaluate({ host: 'a', range: 'bytes=0-3' }, '/icons/icon.svg?v=1', render);
    expect(render.mock.calls).toEqual([[{ url: '/icons/icon.svg', headers: { host: 'a' } }]]);
  });

  test('leaves conditions of a request for a missing file', async () => {
    const headers = { 'if-match': '"other"', range: 'bytes=50-' };
    const evaluated = await evaluate(headers, '/_next/static/missing.js', jest.fn(), 404);
    expect(evaluated).toEqual({ rejection: null, remaining: headers });
  });

  test('leaves conditions of a request that is not for a file', async () => {
    const headers = { 'if-match': '"other"', range: 'bytes=50-' };
    expect(await evaluate(headers, '/uploads/a.webp')).toEqual({ rejection: null, remaining: headers });
  });
});
