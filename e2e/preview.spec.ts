import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { networks } from '../lib/preview/networks.ts';
import { readQr } from '../lib/preview/testing.ts';
import ar from '../messages/ar.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { findings } from './support/axe.ts';
import { colorName, inLanguage, languages, pathOf, productThat } from './support/catalogue.ts';
import { elements, meta, title, visibleText } from './support/html.ts';
import { ask, settle } from './support/http.ts';
import { visits } from './support/screens.ts';
import { origin, port } from './support/shop.ts';
import { expect, hydrated, test } from './support/test.ts';

const words = { en: en.preview, ar: ar.preview };
const product = productThat(
  'comes in colours and has no sale',
  ({ colors, sale }) => colors.length > 1 && sale === undefined,
);
const previewAt = (address: string, language: 'en' | 'ar' = 'en') =>
  inLanguage(language, `/preview?${new URLSearchParams({ address })}`);
const get = async (address: string) => (await ask(port, previewAt(address))).body;
const alertOf = (html: string) => {
  const text = /role="alert"[^>]*>[^<]*</.exec(html)?.[0];
  return text && visibleText(`<p ${text}/p>`);
};
const pictures = (html: string) =>
  elements(html, 'img')
    .map(({ src = '' }) => src)
    .filter((src) => src.includes('/cards/'));

async function qrOn(page: Page): Promise<string | undefined> {
  const code = page.locator('svg[role="img"]');
  const box = (await code.getAttribute('viewBox')) ?? '';
  const path = (await code.locator('path').getAttribute('d')) ?? '';
  return readQr({ size: Number(box.split(' ').at(-1)), path });
}

// In order, because only so many previews are made at once.
test.describe.configure({ mode: 'default' });

for (const language of languages) {
  test(`${language}: the preview is kept nowhere, indexed nowhere, and blocked nowhere`, async () => {
    const path = inLanguage(language, '/preview');
    const { status, headers, body } = await ask(port, path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(meta(body, 'robots')).toContain('noindex');
    for (const document of ['/sitemaps/pages-1.xml', '/llms.txt'])
      expect((await ask(port, document)).body).not.toContain('/preview');
    expect((await ask(port, '/robots.txt')).body).not.toContain('preview');
  });

  test(`${language}: a product is shown as its own pages say, in both languages`, async () => {
    const { body } = await ask(port, previewAt(origin + pathOf(product), language));
    const shown = visibleText(body);
    for (const own of languages) {
      const page = (await ask(port, inLanguage(own, pathOf(product)))).body;
      const head = [title(page), meta(page, 'description'), meta(page, 'og:title')];
      for (const text of head) expect(shown).toContain((text ?? '').slice(0, 30));
      expect(pictures(body)).toEqual(
        expect.arrayContaining([new URL(meta(page, 'og:image') ?? '').pathname]),
      );
      for (const { rel, href = '' } of elements(page, 'link'))
        if (rel === 'canonical' || (rel === 'alternate' && href)) expect(shown).toContain(href);
    }
    expect(shown).not.toMatch(/preview\.\w/);
    for (const part of [...Object.keys(networks), 'ProductGroup', 'BreadcrumbList'])
      expect(shown.split(part).length - 1, part).toBeGreaterThanOrEqual(2);
    expect(shown).not.toContain(words[language].fault);
    expect(shown).toContain(words[language].allWell);
  });
}

for (const { language, viewport } of visits) {
  test(`${language}: axe finds nothing, and nothing is wider than ${viewport.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const address of [pathOf(product), 'https://evil.example']) {
      await page.goto(previewAt(address, language));
      await hydrated(page);
      for (const details of await page.locator('main details').all())
        await details.evaluate((element) => element.setAttribute('open', ''));
      expect(await findings(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  });
}

test('an address with a colour is shown with the card of that colour', async () => {
  const [, color = ''] = product.colors;
  const address = `${pathOf(product)}?${new URLSearchParams({ color: colorName(color) })}`;
  const own = new URL(meta((await ask(port, address)).body, 'og:image') ?? '').pathname;
  const plain = new URL(meta((await ask(port, pathOf(product))).body, 'og:image') ?? '').pathname;
  expect(own).not.toBe(plain);
  const found = pictures(await get(address));
  expect(found).toContain(own);
  expect(found).not.toContain(plain);
});

test('redirects on the way are named, and the campaign that came through them', async () => {
  const query = '?utm_source=letter&utm_campaign=summer+2026';
  const shown = visibleText(await get(`/en/shop-details/${product.slug}${query}`));
  expect(shown).toContain(`308 ${origin}/en/shop-details/${product.slug}${query}`);
  expect(shown).toContain(`${origin}${pathOf(product)}${query}`);
  expect(shown).toMatch(/utm_source letter utm_medium organic utm_campaign summer 2026 utm_content organic/);
  expect(shown).not.toContain(words.en.campaignNotes.lost);
});

test('what will not be recorded of a link is said, in the language of the page', async () => {
  const link = `${pathOf(product)}?utm_source=letter&utm_source=x&UTM_Medium=email#utm_term=abaya`;
  for (const language of languages) {
    const shown = visibleText((await ask(port, previewAt(link, language))).body);
    const { repeated, capitals, behindHash, noMedium } = words[language].campaignNotes;
    for (const text of [
      repeated.replace('{name}', 'utm_source').replace('{value}', 'letter'),
      capitals.replace('{name}', 'UTM_Medium').replace('{right}', 'utm_medium'),
      behindHash.replace('{name}', 'utm_term'),
      noMedium,
    ])
      expect(shown).toContain(text);
  }
});

test('a page that is kept is shown as it is kept, and one that is not as made for the request', async () => {
  await settle(port, pathOf(product));
  expect(visibleText(await get(pathOf(product)))).toContain(words.en.cacheStates.HIT);
  expect(visibleText(await get('/shop?searchText=abaya&color=black'))).toContain(words.en.notKept);
  expect(visibleText(await get('/nothing-here'))).toContain(words.en.cacheUnsaid);
});

test('what is missing is shown with its status, and as kept out', async () => {
  const shown = visibleText(await get('/shop/shop-details/no-such-product'));
  expect(shown).toContain('404');
  expect(shown).toContain(words.en.searchNotes.notOk.replace('{status}', '404'));
});

test('what is no page is said to be none', async () => {
  expect(visibleText(await get('/robots.txt'))).toContain(
    words.en.noPage.replace('{type}', 'text/plain; charset=utf-8'),
  );
});

test("another shop of the installation is shown as itself, and asked for by its own host's name", async () => {
  const [, second] = JSON.parse(readFileSync('tenants.json', 'utf8'));
  const body = await get(`http://${second.hosts[0]}:${port}${pathOf(product)}`);
  expect(visibleText(body)).toContain(`| ${second.name.en}`);
  expect(visibleText(body)).toContain(`${second.currency} ${product.price}.00`);
});

test('an address that is not looked at is refused in words, in the language of the page', async () => {
  const refused: [string, keyof typeof words.en.failures][] = [
    ['https://evil.example/', 'otherHost'],
    ['//evil.example', 'otherHost'],
    [`http://127.0.0.1:${port}/`, 'otherHost'],
    ['http://localhost:22/', 'otherHost'],
    ['http://169.254.169.254/', 'otherHost'],
    ['file:///etc/passwd', 'otherScheme'],
    [`http://user:secret@localhost:${port}/`, 'credentials'],
    ['/api/upstream/api/menu', 'notShown'],
    ['/%61pi/health', 'notShown'],
    ['/ar/preview?address=/preview', 'previewItself'],
    ['javascript:alert(1)', 'unreadable'],
    [`/shop?searchText=${'x'.repeat(3000)}`, 'tooLong'],
  ];
  for (const [address, failure] of refused) {
    for (const language of languages) {
      const { status, body } = await ask(port, previewAt(address, language));
      expect([address, status, alertOf(body)]).toEqual([address, 200, words[language].failures[failure]]);
    }
  }
});

test('what was pasted is written back as text', async () => {
  const hostile = '"><script>alert(1)</script>';
  const body = await get(hostile);
  expect(body).not.toContain('<script>alert(1)');
  expect(elements(body, 'input').find(({ id }) => id === 'address')?.value).toBe(hostile);
});

test('no address makes the server ask another one', async () => {
  let asked = 0;
  const other = createServer((_request, response) => {
    asked += 1;
    response.end('<title>Caught</title>');
  });
  other.listen(0);
  const { port: otherPort } = await new Promise<AddressInfo>((resolve) =>
    other.once('listening', () => resolve(other.address() as AddressInfo)),
  );
  for (const host of [
    'localhost',
    '127.0.0.1',
    '[::1]',
    'layl.localhost',
    '0x7f.1',
    `localhost:${port}@localhost`,
  ]) {
    for (const start of ['http://', 'https://', '//', '']) {
      const body = await get(`${start}${host}:${otherPort}/shop`);
      expect(alertOf(body), start + host).toBeTruthy();
    }
  }
  for (const path of [
    `/\\localhost:${otherPort}/`,
    `/@localhost:${otherPort}/`,
    `//localhost:${otherPort}%2f..`,
    `/home?x=http://localhost:${otherPort}/`,
    `/${encodeURIComponent('\r\n')}Host: localhost:${otherPort}`,
  ])
    expect(await get(path)).not.toContain('Caught');
  expect(asked).toBe(0);
  await ask(otherPort, '/');
  expect(asked).toBe(1);
  other.close();
});

test('many previews at once are answered or put off, never failed', async () => {
  const answers = await Promise.all(Array.from({ length: 14 }, () => ask(port, previewAt('/shop'))));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const off = answers.filter(({ body }) => alertOf(body) === words.en.failures.busy);
  expect(off.length).toBeLessThan(answers.length);
});

test('a campaign link is built while it is typed, copied, and drawn as a QR code of exactly that link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(previewAt(`${pathOf(product)}?utm_source=old&color=${product.colors[0]}`));
  await hydrated(page);
  const link = page.locator('output');
  expect(await qrOn(page)).toBe(await link.textContent());
  await page.getByLabel(/utm_source/).fill('letter & e-mail');
  await page.getByLabel(/utm_campaign/).fill('صيف');
  const expected = new URL(origin + pathOf(product));
  expected.searchParams.set('color', product.colors[0] ?? '');
  expected.searchParams.set('utm_source', 'letter & e-mail');
  expected.searchParams.set('utm_campaign', 'صيف');
  await expect(link).toHaveText(expected.href);
  await expect.poll(() => qrOn(page).catch(() => null)).toBe(expected.href);
  await page.getByRole('button', { name: words.en.copy }).click();
  await expect(page.getByText(words.en.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected.href);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an address is previewed by a form', async ({ page }) => {
    await page.goto('/ar/preview');
    await page.getByLabel(words.ar.address).fill(pathOf(product));
    await page.getByRole('button', { name: words.ar.show }).click();
    await expect(page.getByRole('heading', { name: words.ar.languages.en })).toBeVisible();
    await expect(page.getByText(`${product.title.en} | Rida`)).toBeVisible();
  });

  test('a campaign link is built and drawn by a form', async ({ page }) => {
    await page.goto(previewAt(pathOf(product)));
    await page.getByLabel(/utm_medium/).fill('poster');
    await page.getByRole('button', { name: words.en.build }).click();
    const expected = `${origin}${pathOf(product)}?utm_medium=poster`;
    await expect(page.locator('output')).toHaveText(expected);
    expect(await qrOn(page)).toBe(expected);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words.en.downloadQr }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('qr-code.svg');
    const svg = readFileSync(await file.path(), 'utf8');
    const [, size] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
    expect(readQr({ size: Number(size), path: svg.split('<path').at(-1) ?? '' })).toBe(expected);
    await expect(page.getByRole('button', { name: words.en.copy })).toBeHidden();
    await expect(page.getByRole('heading', { name: words.en.languages.ar })).toBeVisible();
  });
});
