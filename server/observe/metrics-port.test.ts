import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { openMetricsPort } from './metrics-port.ts';
import { createRequestFigures } from './request-figures.ts';

async function asked(path: string) {
  const figures = createRequestFigures();
  figures.count({ route: '/', status: 200, cache: 'hit', seconds: 0.01 });
  const server = openMetricsPort(0, figures);
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  const text = await answer.text();
  server.close();
  return { status: answer.status, text };
}

test('every figure of the Grafana dashboard is one that Prometheus is told', async () => {
  const { text } = await asked('/metrics');
  const told = new Set([...text.matchAll(/^(\w+)[{ ]/gm)].map(([, name]) => name));
  const { panels } = JSON.parse(readFileSync('deploy/grafana.json', 'utf8'));
  const shown = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.flatMap(({ expr }) => expr.match(/\b[a-z]+(?:_[a-z\d]+){2,}(?=[[{]|$)/g) ?? ['no figure']),
  );
  expect(shown.length).toBeGreaterThanOrEqual(panels.length);
  expect(shown.filter((name: string) => !told.has(name))).toEqual([]);
});

test('nothing else is told on that port', async () => {
  expect((await asked('/')).status).toBe(404);
});
