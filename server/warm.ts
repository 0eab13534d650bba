import { request } from 'node:http';
import { locales, routing } from '../lib/i18n/routing.ts';
import type { Tenant } from '../lib/tenant/tenant.ts';

/** Renders the failure pages of every shop once, so that they stand ready for the moment the upstream is gone. */
export async function warm(port: number, tenants: Tenant[]): Promise<void> {
  for (const tenant of tenants) {
    for (const locale of locales) {
      const prefix = locale === routing.defaultLocale ? '' : `/${locale}`;
      for (const path of ['/404', '/error']) await get(port, tenant.hosts[0] ?? 'localhost', prefix + path);
    }
  }
}

function get(port: number, host: string, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const inner = request(
      { host: 'localhost', port, path, headers: { host: `${host}:${port}` } },
      (answer) => {
        answer.resume();
        answer.on('end', resolve);
      },
    );
    inner.on('error', reject);
    inner.end();
  });
}
