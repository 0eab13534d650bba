import { abortableFetch } from '../abortable-fetch.ts';

const timeoutMs = 10_000;

/**
 * Approves a payment on the page of the reference API's test provider: a form that posts to its own origin, with a button "Approve". Returns
 * false for any other page, on which nothing is pressed.
 */
export async function payOnTestPage(url: string): Promise<boolean> {
  const signal = () => AbortSignal.timeout(timeoutMs);
  const page = await abortableFetch(url, { signal: signal() }).catch(() => null);
  const html = (await page?.text().catch(() => '')) ?? '';
  const [, action] = /<form method="post" action="([^"]+)">/.exec(html) ?? [];
  const [, name, value] = /<button name="(\w+)" value="(\w+)">Approve<\/button>/.exec(html) ?? [];
  if (!action || !name || !value) return false;
  const target = new URL(action, url);
  if (target.origin !== new URL(url).origin) return false;
  const response = await abortableFetch(target.href, {
    method: 'POST',
    body: new URLSearchParams({ [name]: value }),
    redirect: 'manual',
    signal: signal(),
  }).catch(() => null);
  await response?.body?.cancel();
  return response !== null && response.status < 400;
}
