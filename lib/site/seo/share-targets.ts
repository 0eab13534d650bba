/** Networks with a share link. */
export const shareTargets: { name: string; hrefFor(url: string, title: string): string }[] = [
  {
    name: 'WhatsApp',
    hrefFor: (url, title) => withQuery('https://wa.me/', { text: `${title} ${url}` }),
  },
  { name: 'Facebook', hrefFor: (u) => withQuery('https://www.facebook.com/sharer/sharer.php', { u }) },
  { name: 'X', hrefFor: (url, text) => withQuery('https://x.com/intent/post', { url, text }) },
  {
    name: 'Pinterest',
    hrefFor: (url, description) =>
      withQuery('https://www.pinterest.com/pin/create/button/', { url, description }),
  },
];

function withQuery(url: string, query: Record<string, string>): string {
  return `${url}?${new URLSearchParams(query)}`;
}

/** Campaign parameters of shared links; `{network}` in a value stands for the network. */
export type ShareUtm = Readonly<Record<string, string | undefined>>;

/**
 * Adds the shop's campaign parameters to a shared URL, where the shop has set any.
 * @param network name of a target, or `copy` or `share` (the platform's share sheet)
 */
export function withShareUtm(url: string, utm: ShareUtm | undefined, network: string): string {
  if (utm === undefined) return url;
  const shared = new URL(url);
  for (const [name, value] of Object.entries(utm))
    if (value !== undefined)
      shared.searchParams.set(name, value.replaceAll('{network}', network.toLowerCase()));
  return shared.href;
}
