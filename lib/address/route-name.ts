import { paths } from './address.ts';

const language = /^\/ar(?=\/|$)/;
/** Folders below which there is no end of names. */
const folders =
  /^(\/shop\/shop-(?:details|category|feature)|\/api\/upstream|\/_next\/(?:static|image)|\/uploads|\/cards|\/scripts|\/app-icons|\/feeds|\/sitemaps)(?:\/|$)/;
const single = new Set([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...['/api/health', '/api/revalidate', '/api/products', '/api/campaigns'],
  ...['/sitemap.xml', '/robots.txt', '/llms.txt', '/manifest.webmanifest'],
]);

/** What stands for an address in figures and logs: its route, without language and slug; `other` for what is none. */
export function routeName(url: string): string {
  const [path = ''] = url.split('?', 1);
  const plain = path.replace(language, '') || '/';
  const [, folder] = folders.exec(plain) ?? [];
  if (folder) return `${folder}/*`;
  return single.has(plain) ? plain : 'other';
}
