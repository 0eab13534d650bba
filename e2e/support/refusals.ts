import type { Page } from '@playwright/test';

/** What the policy of a page refuses from its first byte on, and of the pages it leads to; grows as it happens. */
export async function watchRefusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    const { noteRefusal } = window as unknown as { noteRefusal(what: string): void };
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      noteRefusal(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return refused;
}

/** Sources that the policy of an answer lets scripts come from. */
export function scriptSources(headers: NodeJS.Dict<string | string[]>): string[] {
  const directive = String(headers['content-security-policy'] ?? '')
    .split('; ')
    .find((given) => given.startsWith('script-src '));
  return directive?.split(' ').slice(1) ?? [];
}
