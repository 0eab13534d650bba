import { request } from 'node:http';
import { locales, routing } from '../lib/i18n/routing.ts';
import type { Tenant } from '../lib/tenant/tenant.ts';
import { errorPaths } from '../lib/urls/error-paths.ts';

/** Requests the error pages of every shop once, so that they are cached when the upstream fails. */
export async function warmUpCache(port: number, tenants: Tenant[]): Promise<void> {
  for (const tenant of tenants) {
    for (const locale of locales) {
      const prefix = locale === routing.defaultLocale ? '' : `/${locale}`;
      for (const path of Object.values(errorPaths))
        await requestPage(port, tenant.hosts[0] ?? 'localhost', prefix + path);
    }
  }
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
