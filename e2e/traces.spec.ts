import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { startFakeUpstream } from './support/fake-upstream.ts';
import { expect, test } from './support/plain-test.ts';
import { startStorefront } from './support/storefront.ts';

interface Span {
  traceId: string;
  name: string;
  kind: number;
}

test('a page that is made is a trace with its calls of the API, and without what stands in a query', async () => {
  const spans: Span[] = [];
  let written = '';
  const collector = createServer(async (request, response) => {
    const told = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
    written += request.url + JSON.stringify(told);
    spans.push(...told.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const upstream = await startFakeUpstream();
  const storefront = await startStorefront({
    API_BASE_URL: upstream.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  });
  await storefront.get('/shop/shop-details/made-traced?utm_source=secret&color=red');
  await storefront.get('/auth/reset-password?token=secret');
  // Which sends what is left.
  await storefront.stop();
  const page = spans.find(({ name, kind }) => kind === 2 && name.includes('shop-details'));
  const calls = spans.filter(({ traceId, name }) => traceId === page?.traceId && name.startsWith('fetch '));
  expect(calls.map(({ name }) => name)).toContain(`fetch GET ${upstream.url}/Products/GetBySlug/made-traced`);
  expect(written).toContain('/v1/traces');
  expect(written).toContain('rida-storefront');
  expect(written).not.toContain('secret');
  await upstream.stop();
  collector.close();
});
