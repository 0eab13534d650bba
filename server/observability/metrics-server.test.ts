import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import {
  type CapabilityFinding,
  recordCapabilityFindings,
} from '../../lib/platform/tenant/api-capabilities.ts';
import { startMetricsServer } from './metrics-server.ts';
import { createRequestMetrics } from './request-metrics.ts';

async function fetchMetrics(path: string, method = 'GET') {
  const metrics = createRequestMetrics();
  metrics.observe({ route: '/', status: 200, cache: 'hit', seconds: 0.01 });
  const server = startMetricsServer(0, metrics);
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method,
  });
  const metricsText = await response.text();
  server.close();
  return { status: response.status, metricsText };
}

describe('startMetricsServer', () => {
  test('serves every metric of the Grafana dashboard', async () => {
    const { status, metricsText } = await fetchMetrics('/metrics');
    expect(status).toBe(200);
    const servedNames = new Set([...metricsText.matchAll(/^(\w+)[{ ]/gm)].map(([, name]) => name));
    const { panels } = JSON.parse(readFileSync('deploy/grafana.json', 'utf8'));
    const chartedNames = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
      targets.flatMap(({ expr }) => expr.match(/\b[a-z]+(?:_[a-z\d]+){2,}(?=[[{]|$)/g) ?? ['no metric']),
    );
    expect(chartedNames.length).toBeGreaterThanOrEqual(panels.length);
    expect(chartedNames.filter((name: string) => !servedNames.has(name))).toEqual([]);
  });

  test('serves every metric of the alert rules', async () => {
    const { metricsText } = await fetchMetrics('/metrics');
    const servedNames = new Set([...metricsText.matchAll(/^(\w+)[{ ]/gm)].map(([, name]) => name));
    const rules = readFileSync('deploy/prometheus/alerts.yaml', 'utf8');
    const usedNames = new Set(rules.match(/(?<![\w:"])(?:rida|nodejs|process)_\w+/g));
    expect(usedNames.size).toBeGreaterThan(5);
    // A histogram has series only after its first observation.
    const isServed = (name: string) =>
      servedNames.has(name) ||
      metricsText.includes(`# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '')} histogram`);
    expect([...usedNames].filter((name) => !isServed(name))).toEqual([]);
  });

  test('reports times in seconds', async () => {
    const cpuSeconds = () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    };
    const earlierCpuSeconds = cpuSeconds();
    const { metricsText } = await fetchMetrics('/metrics');
    const metricNamed = (name: string) =>
      Number(
        metricsText
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1],
      );
    expect(metricNamed('process_cpu_seconds_total')).toBeGreaterThanOrEqual(earlierCpuSeconds);
    expect(metricNamed('process_cpu_seconds_total')).toBeLessThanOrEqual(cpuSeconds());
    expect(metricNamed('nodejs_eventloop_lag_p99_seconds')).toBeLessThan(60);
  });

  test('reports the capabilities of the API', async () => {
    recordCapabilityFindings(
      new Map<'coupons' | 'fit', CapabilityFinding>([
        ['coupons', { state: 'available' }],
        ['fit', { state: 'unseen', reason: 'no product has it' }],
      ]),
    );
    const { metricsText } = await fetchMetrics('/metrics');
    expect(metricsText.match(/^rida_api_capability.*/gm)).toEqual([
      'rida_api_capability{capability="coupons",state="available"} 1',
      'rida_api_capability{capability="fit",state="unseen"} 1',
    ]);
  });

  test('responds 404 to other paths and methods', async () => {
    expect((await fetchMetrics('/')).status).toBe(404);
    expect((await fetchMetrics('/metrics', 'POST')).status).toBe(404);
  });
});
