import type { Page } from '@playwright/test';

/** Returns an array that collects the CSP violations of a page and of the pages it navigates to. */
export async function watchCspViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('recordViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    const { recordViolation } = window as unknown as { recordViolation(violation: string): void };
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      recordViolation(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return violations;
}

/** Returns the sources of `script-src` in the policy of a response. */
export function scriptSrcSources(headers: NodeJS.Dict<string | string[]>): string[] {
  const scriptSrc = String(headers['content-security-policy'] ?? '')
    .split('; ')
    .find((directive) => directive.startsWith('script-src '));
  return scriptSrc?.split(' ').slice(1) ?? [];
}
