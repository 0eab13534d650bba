import { createHmac } from 'node:crypto';
import { setEnvironment } from '@/lib/platform/settings/testing';

const secret = 'a secret of some length';
const homeUpdated = JSON.stringify({ event: 'home.updated' });
const signatureOf = (body: string) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** Loads the route of a shop with these settings; the returned function sends a body to it. */
async function loadRoute(environment: Record<string, string>) {
  jest.resetModules();
  setEnvironment({ REVALIDATE_SECRET: '', GENERATED_REVALIDATE_SECRET: '', ...environment });
  const { POST } = await import('./route.ts');
  return (body: string, signature: string | null) => {
    const headers: Record<string, string> = signature === null ? {} : { 'x-signature': signature };
    return POST(new Request('https://rida.example/api/revalidate', { method: 'POST', body, headers }));
  };
}

describe('the revalidation webhook', () => {
  test('responds 404 without a configured secret', async () => {
    const send = await loadRoute({});
    expect((await send(homeUpdated, signatureOf(homeUpdated))).status).toBe(404);
  });
});

describe('the revalidation webhook with the secret of its own reference API', () => {
  test('exists for that API only', async () => {
    const send = await loadRoute({ GENERATED_REVALIDATE_SECRET: secret });
    const { webhookMetrics } = await import('@/lib/platform/cache/webhook-record');
    const metrics = webhookMetrics();
    for (const signature of [null, signatureOf('another body')])
      expect((await send(homeUpdated, signature)).status).toBe(404);
    expect((await send('x'.repeat(64 * 1024 + 1), null)).status).toBe(404);
    expect(webhookMetrics()).toBe(metrics);
    expect((await send(homeUpdated, signatureOf(homeUpdated))).status).toBe(200);
  });
});

describe('the revalidation webhook with a secret', () => {
  let send: Awaited<ReturnType<typeof loadRoute>>;
  beforeAll(async () => {
    send = await loadRoute({ REVALIDATE_SECRET: secret });
  });

  test('invalidates the tags of a signed event', async () => {
    const response = await send(homeUpdated, signatureOf(homeUpdated));
    expect([response.status, await response.json()]).toEqual([200, { cleared: ['home'] }]);
  });

  test.each([null, '', signatureOf(`${homeUpdated} `)])(
    'responds 401 to the signature %j',
    async (signature) => {
      expect((await send(homeUpdated, signature)).status).toBe(401);
    },
  );

  test('responds 400 to a signed body without known event or tags', async () => {
    for (const body of ['', '[]', '{"event":"product.exploded","slug":"a"}'])
      expect((await send(body, signatureOf(body))).status).toBe(400);
  });

  test('responds 413 to a body of more than 64 KiB', async () => {
    const bodyAtLimit = 'x'.repeat(64 * 1024);
    expect((await send(bodyAtLimit, signatureOf(bodyAtLimit))).status).toBe(400);
    expect((await send(`${bodyAtLimit}x`, signatureOf(`${bodyAtLimit}x`))).status).toBe(413);
  });

  test('responds 401 to a timestamp of half an hour ago or ahead', async () => {
    for (const [minutes, text] of [
      [-30, / (1799|18\d\d) seconds behind the clock here$/],
      [30, / (1[67]\d\d|1800) seconds ahead of the clock here$/],
    ] as const) {
      const sentAt = new Date(Date.now() + minutes * 60_000).toISOString();
      const body = JSON.stringify({ event: 'home.updated', sentAt });
      const response = await send(body, signatureOf(body));
      expect([response.status, (await response.json()).Message]).toEqual([401, expect.stringMatching(text)]);
    }
  });
});
