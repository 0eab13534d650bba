/** Networks a page can be handed to, and the address that does it. */
export const shareTargets: { name: string; hrefFor(address: string, title: string): string }[] = [
  {
    name: 'WhatsApp',
    hrefFor: (address, title) => withQuery('https://wa.me/', { text: `${title} ${address}` }),
  },
  { name: 'Facebook', hrefFor: (u) => withQuery('https://www.facebook.com/sharer/sharer.php', { u }) },
  { name: 'X', hrefFor: (url, text) => withQuery('https://x.com/intent/post', { url, text }) },
  {
    name: 'Pinterest',
    hrefFor: (url, description) =>
      withQuery('https://www.pinterest.com/pin/create/button/', { url, description }),
  },
];

function withQuery(address: string, query: Record<string, string>): string {
  return `${address}?${new URLSearchParams(query)}`;
}
