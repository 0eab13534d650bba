import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Failure } from './support/behaviour.ts';
import { ownProduct } from './support/buying.ts';
import { createAccount, enter, expired, refused, stranger, tokensOf } from './support/customers.ts';
import { ask } from './support/http.ts';
import { expect as expectPlain, test as plain } from './support/plain-test.ts';
import { seedFolder } from './support/reference-api.ts';
import { port } from './support/shop.ts';
import { startStorefront } from './support/storefront.ts';
import { cartButton, keep, lineOf } from './support/visitor.ts';
import { expect, test } from './support/with-fake-upstream.ts';

const noAnswer = "We can't reach the shop right now. Nothing is lost; please try again.";
/**
 * One of each kind that reaches a browser; `proxy.spec.ts` makes one of the others, and `lib/upstream/send.test.ts` of all that cannot be
 * read. What is said changes each time.
 */
const failing: [Failure, string][] = [
  ['a hang', noAnswer],
  ['status 401', 'Who are you?'],
  ['an HTML page', noAnswer],
];

test('signing in that fails in any way says so in words and loses nothing', async ({
  page,
  upstream,
  storefront,
}) => {
  await page.goto(`${storefront.origin}/auth/login`);
  await page.getByLabel('E-mail').fill('salma@shop.example');
  await page.getByLabel('Password', { exact: true }).fill('a password');
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true });
  const alert = page.getByRole('main').getByRole('alert');
  for (const [failure, words] of failing) {
    await test.step(failure, async () => {
      upstream.calls.length = 0;
      upstream.when('/Auth/login', failure);
      await signIn.click();
      await expect.poll(() => upstream.calls.some(({ path }) => path === '/Auth/login')).toBe(true);
      await expect(alert).toHaveText(words);
      await expect(signIn).toBeEnabled();
      await expect(page.getByLabel('E-mail')).toHaveValue('salma@shop.example');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a password');
    });
  }
});

test('a message to the shop that cannot be sent stays in its form', async ({
  page,
  upstream,
  storefront,
}) => {
  upstream.when('/Posts/ContactMessages', 'status 500');
  await page.goto(`${storefront.origin}/ar/pages/contact`);
  await page.locator('[name="name"]').fill('سلمى');
  await page.locator('[name="email"]').fill('salma@shop.example');
  await page.locator('[name="message"]').fill('هل العباية مبطنة؟');
  await page.getByRole('button', { name: 'أرسلي الرسالة' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'تعذّر الاتصال بالمتجر الآن. لم تفقدي شيئًا، حاولي مرة أخرى.',
  );
  await expect(page.locator('[name="message"]')).toHaveValue('هل العباية مبطنة؟');
});

plain.describe('with the reference API', () => {
  plain('a session that the upstream refuses to renew ends at the login route', async ({ page }) => {
    await enter(page, port, stranger(), (tokens) => ({ ...expired(tokens), refreshToken: 'dead' }));
    await page.goto('/pages/profile');
    await expectPlain(page).toHaveURL('/auth/login?returnTo=%2Fpages%2Fprofile');
    expectPlain(await tokensOf(page)).toEqual({ access: null, refresh: null });
  });

  plain(
    'whoever lands with a token that looks good and is refused stays, with cart and campaign',
    async ({ page }) => {
      await enter(page, port, stranger(), (tokens) => ({ ...refused(tokens), refreshToken: 'dead' }));
      const product = ownProduct(2);
      await keep(page, {
        cart_products: { version: 1, items: [await lineOf(product.slug)] },
      });
      const view = page.waitForResponse(
        (answer) =>
          answer.url().endsWith('/UtmTrackings/Log') &&
          answer.ok() &&
          answer.request().postDataJSON().eventType === 'page-view',
      );
      const landing = `/shop/shop-details/${product.slug}?utm_campaign=ramadan`;
      await page.goto(landing);
      expectPlain((await view).request().postDataJSON().utmCampaign).toBe('ramadan');
      await expectPlain(page.locator('html')).toHaveAttribute('data-session', 'anonymous');
      await expectPlain.poll(() => tokensOf(page)).toEqual({ access: null, refresh: null });
      await expectPlain(cartButton(page)).toHaveAccessibleName('Shopping cart, 1 items');
      await expectPlain(page).toHaveURL(landing);
    },
  );

  plain('signing out ends the session at the upstream, and waits for no answer', async ({ page }) => {
    const { accessToken, refreshToken } = await enter(page, port);
    await page.goto('/pages/profile');
    await page.route('**/accounts/Logout', (route) => void route.fetch());
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    const told = page.waitForRequest('**/accounts/Logout');
    await page.getByRole('button', { name: 'Logout' }).click();
    expectPlain((await told).postDataJSON()).toEqual({ refreshToken });
    await expectPlain(page).toHaveURL('/auth/login');
    expectPlain(await tokensOf(page)).toEqual({ access: null, refresh: null });
    const profile = () =>
      ask(port, '/api/upstream/Posts/Profiles/Get', { headers: { authorization: `Bearer ${accessToken}` } });
    await expectPlain.poll(async () => (await profile()).status).toBe(401);
    const refresh = await ask(port, '/api/upstream/accounts/RefreshToken', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
    });
    expectPlain(refresh.status).toBe(401);
  });

  plain('a token that the upstream no longer takes is renewed and the call sent again', async ({ page }) => {
    await enter(page, port, stranger(), refused);
    await page.goto('/pages/profile');
    await expectPlain(page.getByLabel('Name', { exact: true })).toHaveValue('Salma Hassan');
  });

  plain('no answer to a refresh is no logout', async ({ page }) => {
    const { accessToken, refreshToken } = await enter(page, port, stranger(), expired);
    await page.route('**/accounts/RefreshToken', (route) => route.abort());
    await page.goto('/shop');
    await expectPlain(page.locator('html')).toHaveAttribute('data-session', 'anonymous');
    expectPlain(await tokensOf(page)).toEqual({ access: accessToken, refresh: refreshToken });
    await page.unroute('**/accounts/RefreshToken');
    await page.reload();
    await expectPlain(page.locator('html')).toHaveAttribute('data-session', 'customer');
  });

  plain(
    'a wrong current password is said in words; name and password are changed, and the session goes on',
    async ({ page }) => {
      const customer = stranger();
      await enter(page, port, customer);
      await page.goto('/pages/profile');
      await page.getByLabel('Name', { exact: true }).fill('Salma Ali');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expectPlain(page.getByText('Your profile is saved')).toBeVisible();

      const section = page.getByRole('region', { name: 'Change password' });
      await section.getByLabel('Current password').fill('not this one');
      await section.getByLabel('New password').fill('another good password');
      await section.getByRole('button', { name: 'Change password' }).click();
      const said = section.locator('[aria-invalid="true"] , [role="alert"]').first();
      await expectPlain(said).toBeVisible();
      await section.getByLabel('Current password').fill(customer.password);
      await section.getByRole('button', { name: 'Change password' }).click();
      await expectPlain(page.getByText('Your password is changed')).toBeVisible();
      await page.reload();
      await expectPlain(page.getByLabel('Name', { exact: true })).toHaveValue('Salma Ali');
      const signIn = (password: string) =>
        ask(port, '/api/upstream/Auth/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: customer.email, password }),
        });
      expectPlain((await signIn(customer.password)).body).toContain('"accessToken":null');
      expectPlain((await signIn('another good password')).body).toContain('"accessToken":"');
    },
  );

  plain(
    'the link of the mail sets a new password, and can be sent again after 60 seconds',
    async ({ page }) => {
      plain.slow();
      const folder = mkdtempSync(path.join(tmpdir(), 'rida-mail-'));
      await seedFolder(folder);
      const shop = await startStorefront({
        LOG_LEVEL: 'info',
        DATA_DIR: folder,
        API_BASE_URL: '',
        ATTEMPTS_FACTOR: '1',
      });
      try {
        const customer = stranger();
        await createAccount(shop.port, customer);
        await page.clock.install();
        await page.goto(`${shop.origin}/auth/forgot-password`);
        await page.getByLabel('E-mail').fill(customer.email);
        await page.getByRole('button', { name: 'Send link' }).click();
        await expectPlain(page.getByRole('main').getByRole('status')).toContainText(customer.email);
        const again = page.getByRole('main').getByRole('button', { name: /^Send again/ });
        await expectPlain(again).toBeDisabled();
        await expectPlain(again).toBeFocused();
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 40_000);
        await expectPlain(again).toBeDisabled();
        await page.clock.runFor(25_000);
        await page.clock.resume();
        await expectPlain(again).toBeEnabled();

        const link = () => /\/auth\/reset-password\?[^\s"\\]+/.exec(shop.output())?.[0];
        await expectPlain.poll(link).toBeTruthy();
        await page.goto(`${shop.origin}${link()}`);
        await expectPlain(page.getByLabel('E-mail')).toHaveValue(customer.email);
        await page.getByLabel('New password', { exact: true }).fill('a brand new password');
        await page.getByRole('button', { name: 'Set password' }).click();
        await expectPlain(page.getByText('Your new password is set.')).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
        await page.getByLabel('E-mail').fill(customer.email);
        await page.getByLabel('Password', { exact: true }).fill('a brand new password');
        await page.getByRole('button', { name: 'Sign In', exact: true }).click();
        await expectPlain(page).toHaveURL(`${shop.origin}/`);

        await page.goto(`${shop.origin}${link()}`);
        await page.getByLabel('New password', { exact: true }).fill('once more the same link');
        await page.getByRole('button', { name: 'Set password' }).click();
        await expectPlain(page.getByRole('main').getByRole('alert')).not.toBeEmpty();

        const wrong = { email: customer.email, password: 'wrong' };
        // From the browser: attempts are counted by address.
        const attempt = (body: object) =>
          page.evaluate(
            async (json) => (await fetch('/api/upstream/Auth/login', { method: 'POST', ...json })).status,
            { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
          );
        await expectPlain.poll(() => attempt(wrong), { intervals: [0] }).toBe(429);
        await page.evaluate(() => localStorage.clear());
        await page.goto(`${shop.origin}/ar/auth/login`);
        await page.locator('[name="email"]').fill(wrong.email);
        await page.locator('[name="password"]').fill(wrong.password);
        await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
        await expectPlain(page.getByRole('main').getByRole('alert')).toHaveText(
          /^محاولات كثيرة\. حاولي مرة أخرى بعد/,
        );
      } finally {
        await shop.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});
