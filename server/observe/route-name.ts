const language = /^\/ar(?=\/|$)/;
/** Folders below which there is no end of names. */
const folders =
  /^(\/shop\/shop-(?:details|category|feature)|\/api\/upstream|\/_next\/(?:static|image)|\/uploads|\/cards|\/scripts|\/app-icons|\/feeds|\/sitemaps)(?:\/|$)/;
const single =
  /^\/(?:shop(?:\/(?:cart|wishlist|compare|order))?|auth\/(?:login|register|forgot-password|reset-password)|pages\/(?:about|checkout|checkout\/thank-you|contact|policy|privacy-policy|profile)|campaigns|preview|api\/(?:health|revalidate|products|campaigns)|sitemap\.xml|robots\.txt|llms\.txt|manifest\.webmanifest)?$/;

/** What stands for an address in figures and logs: its route, without language and slug; `other` for what is none. */
export function routeName(url: string): string {
  const [path = ''] = url.split('?', 1);
  const plain = path.replace(language, '') || '/';
  const [, folder] = folders.exec(plain) ?? [];
  if (folder) return `${folder}/*`;
  return single.test(plain) ? plain : 'other';
}
