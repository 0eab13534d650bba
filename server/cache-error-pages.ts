import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { locales } from '../lib/platform/i18n/routing.ts';
import type { Tenant } from '../lib/platform/tenant/tenant.ts';
import { errorPaths } from '../lib/platform/urls/error-paths.ts';
import { localePath } from '../lib/platform/urls/paths.ts';

const maxWaitMs = 10_000;

/**
 * Requests the error pages of every shop once, so that they are cached when the upstream fails. Returns false after ten seconds; the
 * requests then go on in the background. Rejects when this server closes a connection without a response.
 */
export async function cacheErrorPages(port: number, tenants: Tenant[]): Promise<boolean> {
  const requests = tenants.flatMap(({ hosts: [host = 'localhost'] }) =>
    locales.flatMap((locale) =>
      Object.values(errorPaths).map((path) => requestPage(port, host, localePath(locale, path))),
    ),
  );
  return Promise.race([Promise.all(requests).then(() => true), sleep(maxWaitMs, false, { ref: false })]);
}

function requestPage(port: number, host: string, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: 'localhost', port, path, headers: { host: `${host}:${port}` } },
      (response) => {
        response.resume();
        response.on('end', resolve);
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}
