import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { startApi } from '../testing/api.ts';
import { callApi, findOffers, newOrder, type Offer, placeOrder } from '../testing/api-client.ts';
import { testWithPostgres } from '../testing/postgres.ts';
import { seededPostgresDatabase } from '../testing/seeded-database.ts';

async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

testWithPostgres('metrics report pools, outbox and rejected requests', async () => {
  const API_METRICS_PORT = await findFreePort();
  const api = await startApi({
    ...(await seededPostgresDatabase()),
    API_METRICS_PORT,
    WEBHOOK_URL: 'http://127.0.0.1:1/',
    WEBHOOK_SECRET: 'the secret of the webhook',
    LOG_LEVEL: 'silent',
  });
  const [offer] = (await findOffers(api, 5)) as [Offer];
  await placeOrder(api, newOrder([{ offer, quantity: 1 }]));
  await callApi(api, 'GET', '/no/such/call');
  const response = await fetch(`http://127.0.0.1:${API_METRICS_PORT}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await response.text();
  const metricValue = (sample: string) => {
    const line = text.split('\n').find((candidate) => candidate.startsWith(`${sample} `));
    return Number(line?.slice(sample.length + 1));
  };
  expect(metricValue('rida_api_responses_total{method="GET",status="404"}')).toBe(1);
  expect(metricValue('rida_api_responses_total{method="POST",status="200"}')).toBeGreaterThan(0);
  expect(metricValue('rida_api_pool_connections{pool="reads",state="idle"}')).toBeGreaterThanOrEqual(0);
  expect(metricValue('rida_api_pool_waiting{pool="writes"}')).toBe(0);
  expect(metricValue('rida_api_outbox_changes')).toBeGreaterThan(0);
  expect(metricValue('rida_api_outbox_oldest_seconds')).toBeGreaterThan(0);
  expect(metricValue('rida_api_database_up')).toBe(1);
  expect((await fetch(`${api.baseUrl}/metrics`)).status).toBe(404);
  await api.stop();
});
