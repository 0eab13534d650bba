import type { Page } from '@playwright/test';

/** Makes a page's processor a quarter as fast and holds its scripts back, which come once this is called that it resolves to. */
export async function onSlowPhone(page: Page): Promise<() => void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
