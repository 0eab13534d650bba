import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** `Accept-Encoding` of current browsers. */
export const acceptEncoding = 'gzip, deflate, br, zstd';

/** Throughput and latencies of one page; times in milliseconds. */
export interface LoadResult {
  pagesPerSecond: number;
  p50: number;
  p99: number;
}

const millisecondsPerUnit: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Requests a page over 32 connections with wrk. @throws on socket errors and responses other than 2xx */
export async function measureLoad(port: number, path: string, seconds: number): Promise<LoadResult> {
  const headers = [`Host: localhost:${port}`, `Accept-Encoding: ${acceptEncoding}`, 'Accept: text/html'];
  const url = `http://127.0.0.1:${port}${path}`;
  const options = ['-t1', '-c32', `-d${seconds}s`, '--latency', '--timeout', '30s'];
  const child = spawn('wrk', [...options, ...headers.flatMap((header) => ['-H', header]), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const error = /Non-2xx.*|Socket errors.*/.exec(output)?.[0];
  const [, pagesPerSecond] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  if (error || !pagesPerSecond) throw new Error(`${url}: ${error ?? output}`);
  return {
    pagesPerSecond: Number(pagesPerSecond),
    p50: readLatency(output, 50),
    p99: readLatency(output, 99),
  };
}

function readLatency(output: string, percent: number): number {
  const [, value, unit = ''] =
    new RegExp(`^\\s+${percent}%\\s+([\\d.]+)([a-z]+)\\s*$`, 'm').exec(output) ?? [];
  return Number(value) * (millisecondsPerUnit[unit] ?? Number.NaN);
}
