import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MailServer, startMailServer } from '../upstream/testing/mail-server.ts';
import { isSoldOut, productPath, products } from './support/catalogue.ts';
import { meta } from './support/html.ts';
import { runApiCommand, seedDataFolder } from './support/reference-api.ts';
import { type Storefront, startStorefront } from './support/storefront.ts';
import { expect, test, waitForHydration } from './support/test.ts';

const [soldOut] = products.filter(isSoldOut);

test.describe('stock alerts by mail', () => {
  let mailServer: MailServer;
  let storefront: Storefront;
  let folder: string;
  test.beforeAll(async () => {
    mailServer = await startMailServer();
    folder = mkdtempSync(join(tmpdir(), 'rida-alerts-'));
    await seedDataFolder(folder);
    storefront = await startStorefront({ DATA_DIR: folder, SMTP_URL: mailServer.url });
  });
  test.afterAll(async () => {
    await storefront.stop();
    mailServer.close();
  });

  /** Returns the path and query of a link in the next mail. */
  const linkInNextMail = async (pattern: RegExp) => {
    const { text } = await mailServer.next();
    const url = pattern.exec(text)?.[0];
    if (url === undefined) throw new Error(`The mail has no link: ${text}`);
    const { pathname, search } = new URL(url);
    return pathname + search;
  };

  test('are requested, confirmed, sent on restocking, and ended', async ({ page, browser }) => {
    test.setTimeout(120_000);
    if (!soldOut) throw new Error('No product is sold out');
    const urlOf = (path: string) => storefront.origin + path;
    await page.goto(urlOf(productPath(soldOut)));
    await waitForHydration(page);
    await page.getByRole('button', { name: "Tell me when it's back", exact: true }).click();
    const dialog = page.getByRole('dialog', { name: "Tell me when it's back" });
    await dialog.getByLabel('E-mail').fill('salma@shop.example');
    await dialog.getByRole('button', { name: 'E-mail me' }).click();
    await expect(dialog.getByRole('status')).toContainText('salma@shop.example');

    const alertPath = await linkInNextMail(/https?:\S+\/pages\/alerts\?token=\S+/);
    const { headers, body } = await storefront.get(alertPath);
    expect(headers['cache-control']).toContain('no-store');
    expect([meta(body, 'robots'), meta(body, 'referrer')]).toEqual(['noindex, follow', 'no-referrer']);
    await page.goto(urlOf(alertPath));
    await expect(page.getByRole('main').getByRole('status')).toContainText('Shall we write to you');
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('We write to you once');

    await test.step('also without script, in Arabic', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(urlOf(`/ar${productPath(soldOut)}`));
      await plain.getByLabel('البريد الإلكتروني').fill('huda@shop.example');
      await plain.getByRole('button', { name: 'أخبروني عند توفّرها' }).click();
      await expect(plain).toHaveURL(/\/ar\/pages\/alerts\?sent=1$/);
      await expect(plain.getByRole('main').getByRole('status')).toContainText('راجعي بريدكِ');
      await plain.goto(urlOf(await linkInNextMail(/https?:\S+\/ar\/pages\/alerts\?token=\S+/)));
      await plain.getByRole('button', { name: 'إنهاء كل تنبيهاتي' }).click();
      await expect(plain.getByRole('main').getByRole('status')).toContainText('لن نراسلكِ');
      await context.close();
    });

    await runApiCommand(folder, 'set-stock', soldOut.slug, '5');
    const restockMail = await mailServer.next();
    expect(restockMail.text).toContain(productPath(soldOut));
    await page.goto(urlOf(alertPath));
    await expect(page.getByRole('main').getByRole('status')).toContainText('We have written to you');
    const unsubscribeUrl =
      /List-Unsubscribe: <([^>]+)>/.exec(restockMail.headers.replace(/\r\n\s+/g, ' '))?.[1] ?? '';
    const { status } = await storefront.get(new URL(unsubscribeUrl).pathname, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(200);
    await page.reload();
    await expect(page.getByRole('main').getByRole('status')).toContainText('We write no e-mail');
  });
});
