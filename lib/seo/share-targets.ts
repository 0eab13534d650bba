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
