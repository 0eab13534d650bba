import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { webhookMetrics } from '../../lib/platform/cache/webhook-record.ts';
import { capabilityFindings } from '../../lib/platform/tenant/api-capabilities.ts';
import type { RequestMetrics } from './request-metrics.ts';

const contentType = 'text/plain; version=0.0.4; charset=utf-8';
const nanosecondsPerSecond = 1e9;
const microsecondsPerSecond = 1e6;

/** Serves `/metrics` in the Prometheus text format, on a port that is not for visitors. */
export function startMetricsServer(port: number, metrics: RequestMetrics): Server {
  const eventLoopDelay = monitorEventLoopDelay();
  eventLoopDelay.enable();
  return createServer(({ method, url }, res) => {
    if (method !== 'GET' || url !== '/metrics') return void res.writeHead(404).end();
    const lagSeconds = eventLoopDelay.percentile(99) / nanosecondsPerSecond;
    eventLoopDelay.reset();
    res
      .writeHead(200, { 'content-type': contentType })
      .end(metrics.text() + webhookMetrics() + capabilityMetrics() + processMetrics(lagSeconds));
  })
    .listen(port)
    .unref();
}

function capabilityMetrics(): string {
  return [
    '# HELP rida_api_capability Capabilities of the API: 1 in the current state.',
    '# TYPE rida_api_capability gauge',
    ...[...capabilityFindings()].map(
      ([name, { state }]) => `rida_api_capability{capability="${name}",state="${state}"} 1`,
    ),
    '',
  ].join('\n');
}

function processMetrics(lagSeconds: number): string {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${rss}`,
    '# TYPE nodejs_heap_size_used_bytes gauge',
    `nodejs_heap_size_used_bytes ${heapUsed}`,
    '# TYPE nodejs_heap_size_total_bytes gauge',
    `nodejs_heap_size_total_bytes ${heapTotal}`,
    '# TYPE nodejs_external_memory_bytes gauge',
    `nodejs_external_memory_bytes ${external}`,
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${(user + system) / microsecondsPerSecond}`,
    '# HELP nodejs_eventloop_lag_p99_seconds 99th percentile of the event loop delay since the last scrape.',
    '# TYPE nodejs_eventloop_lag_p99_seconds gauge',
    `nodejs_eventloop_lag_p99_seconds ${lagSeconds}`,
    '',
  ].join('\n');
}
