import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** What browsers accept. */
export const acceptEncoding = 'gzip, deflate, br, zstd';

/** What came of asking for one page over and over; times in milliseconds. */
export interface Load {
  pagesPerSecond: number;
  p50: number;
  p99: number;
}

const inMilliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Asks for a page over 32 connections; throws when anything but 200 is answered. */
export async function load(port: number, path: string, seconds: number): Promise<Load> {
  const headers = [`Host: localhost:${port}`, `Accept-Encoding: ${acceptEncoding}`, 'Accept: text/html'];
  const address = `http://127.0.0.1:${port}${path}`;
  const given = ['-t1', '-c32', `-d${seconds}s`, '--latency', '--timeout', '30s'];
  const child = spawn('wrk', [...given, ...headers.flatMap((header) => ['-H', header]), address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const wrong = /Non-2xx.*|Socket errors.*/.exec(said)?.[0];
  const [, pagesPerSecond] = /Requests\/sec:\s+([\d.]+)/.exec(said) ?? [];
  if (wrong || !pagesPerSecond) throw new Error(`${address}: ${wrong ?? said}`);
  return { pagesPerSecond: Number(pagesPerSecond), p50: latency(said, 50), p99: latency(said, 99) };
}

function latency(said: string, percent: number): number {
  const [, value, unit = ''] = new RegExp(`^\\s+${percent}%\\s+([\\d.]+)([a-z]+)\\s*$`, 'm').exec(said) ?? [];
  return Number(value) * (inMilliseconds[unit] ?? Number.NaN);
}
