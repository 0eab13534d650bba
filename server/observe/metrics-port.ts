import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RequestFigures } from './request-figures.ts';

const type = 'text/plain; version=0.0.4; charset=utf-8';
const perSecond = 1e9;

/** Answers `/metrics` in the format of Prometheus, on a port that no visitor should reach. */
export function openMetricsPort(port: number, figures: RequestFigures): Server {
  const delay = monitorEventLoopDelay();
  delay.enable();
  return createServer(({ method, url }, res) => {
    if (method !== 'GET' || url !== '/metrics') return void res.writeHead(404).end();
    const late = delay.percentile(99) / perSecond;
    delay.reset();
    res.writeHead(200, { 'content-type': type }).end(figures.text() + ofTheProcess(late));
  })
    .listen(port)
    .unref();
}

function ofTheProcess(loopDelay: number): string {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${rss}`,
    '# TYPE nodejs_heap_size_used_bytes gauge',
    `nodejs_heap_size_used_bytes ${heapUsed}`,
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    '# HELP nodejs_eventloop_lag_p99_seconds How late the thread came, since this was last asked.',
    '# TYPE nodejs_eventloop_lag_p99_seconds gauge',
    `nodejs_eventloop_lag_p99_seconds ${loopDelay}`,
    '',
  ].join('\n');
}
