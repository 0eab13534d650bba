import { screen, within } from '@testing-library/react';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { organicUtm } from '@/lib/shopper/tracking/utm';
import { linkCards } from '@/lib/site/preview/link-cards';
import { networks } from '@/lib/site/preview/networks';
import type { PagePreview } from '@/lib/site/preview/page-preview';
import { searchResult } from '@/lib/site/preview/search-result';
import type { Preview } from '@/lib/site/preview/server';
import { meta, metadataWith } from '@/lib/site/preview/testing';
import { validateBlocks } from '@/lib/site/seo/structured/validate';
import { CampaignPanel } from './campaign-panel.tsx';
import { PreviewReport } from './preview-report.tsx';
import { UrlForm } from './url-form.tsx';

const url = 'https://shop.example/shop/shop-details/abaya';
const head = (extra = '') =>
  `<title>Abaya | Rida</title><link rel="canonical" href="${url}">${meta('description', 'Soft wool')}${meta('og:title', 'Abaya')}${meta('og:image', `${url}.jpg`)}${meta('og:image:alt', 'A black abaya')}${extra}`;

/** Preview of a page, as the server creates it from fetched HTML. */
function createPagePreview(locale: Locale, extra = '', status = 200): PagePreview {
  const metadata = metadataWith(head(extra), locale);
  const blocks = validateBlocks(metadata.structuredData);
  const image = { state: 'ok' as const, src: '/card.jpg', bytes: 90_000, width: 1200, height: 630 };
  return {
    locale,
    response: {
      url,
      status,
      redirects: [{ status: 308, url: 'https://shop.example/abaya' }],
      unfollowedRedirect: null,
      headers: { 'cache-status': '"Rida"; hit; ttl=120', 'cache-control': 'public, max-age=0' },
    } as unknown as PagePreview['response'],
    metadata,
    search: searchResult(metadata, { url, status, blocks }),
    cards: linkCards(metadata, url, () => image, { state: 'self' }),
    blocks,
  };
}

const createPreview = (pages: PagePreview[]): Preview => ({
  url,
  finalUrl: url,
  pages,
  failedPages: [],
  nonPage: null,
  campaign: { recorded: { ...organicUtm, utm_source: 'letter' }, findings: [] },
});

describe('preview report', () => {
  test.each(locales)('shows search result and every card in both languages: %s', async (locale) => {
    renderInShop(
      <PreviewReport preview={createPreview([createPagePreview('en'), createPagePreview('ar')])} />,
      { locale },
    );
    const t = texts(locale);
    for (const language of locales) {
      const section = within(screen.getByRole('region', { name: t(`preview.languages.${language}`) }));
      expect(section.getAllByText('Abaya | Rida').length).toBeGreaterThan(0);
      for (const network of Object.keys(networks))
        expect(section.getByRole('heading', { name: network })).toBeVisible();
      expect(section.getAllByRole('img', { name: 'A black abaya' }).length).toBeGreaterThan(0);
      expect(section.getByText(/308/)).toHaveTextContent('https://shop.example/abaya');
      expect(section.getByText(t('preview.cacheStates.HIT'), { exact: false })).toBeVisible();
    }
  });

  test.each(locales)('has no axe violations: %s', async (locale) => {
    const page = createPagePreview(locale);
    const cards = page.cards.slice(0, 1);
    renderInShop(<PreviewReport preview={createPreview([{ ...page, cards }])} />, { locale });
    await expectAccessible();
  });

  test('lists errors before advice', () => {
    renderInShop(
      <PreviewReport preview={createPreview([createPagePreview('en', meta('robots', 'noindex'), 404)])} />,
    );
    const t = texts('en');
    const finding = screen.getByText(t('preview.searchFindings.badStatus', { status: 404 }));
    const list = finding.closest('ul') as HTMLElement;
    const labels = within(list)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('strong')?.textContent);
    expect(labels[0]).toBe(t('preview.error'));
    expect(labels.at(-1)).toBe(t('preview.advice'));
    expect(screen.getByText(t('preview.noindex'))).toBeVisible();
  });

  test('shows a hostile title as text', () => {
    const title = '"><script>alert(1)</script>';
    const page = createPagePreview('en', meta('og:title', title.replaceAll('"', '&quot;')));
    page.metadata.title = title;
    page.search = searchResult(page.metadata, { url, status: 200, blocks: [] });
    const { container } = renderInShop(<PreviewReport preview={createPreview([page])} />);
    expect(screen.getAllByText(title).length).toBeGreaterThan(0);
    expect(container.querySelector('script')).toBeNull();
  });

  test('shows structured data with its findings', () => {
    const block = '{"@context":"https://schema.org","@type":"BreadcrumbList"}';
    const script = (text: string) => `<script type="application/ld+json">${text}</script>`;
    renderInShop(
      <PreviewReport preview={createPreview([createPagePreview('en', script(block) + script('{'))])} />,
    );
    const t = texts('en');
    expect(screen.getByText('BreadcrumbList')).toBeVisible();
    expect(screen.getByText(t('preview.unreadableData'))).toBeVisible();
    expect(screen.getByText(/schema\.org/)).toBeInTheDocument();
  });

  test('warns of languages that do not refer to each other', () => {
    const alternate = '<link rel="alternate" hreflang="ar" href="https://shop.example/ar">';
    renderInShop(
      <PreviewReport
        preview={createPreview([createPagePreview('en', alternate), createPagePreview('ar')])}
      />,
    );
    expect(screen.getByText(texts('en')('preview.languagesDiffer'))).toBeVisible();
  });

  test.each(locales)('says why a language is missing: %s', async (locale) => {
    const preview = createPreview([createPagePreview('en')]);
    preview.failedPages = [{ locale: 'ar', failure: 'tooLarge' }];
    renderInShop(<PreviewReport preview={preview} />, { locale });
    const t = texts(locale);
    const section = within(screen.getByRole('region', { name: t('preview.languages.ar') }));
    expect(section.getByText(t('preview.failures.tooLarge'))).toBeVisible();
  });

  test.each(locales)('shows a notice when the URL is not a page: %s', (locale) => {
    const { response } = createPagePreview('en');
    const nonPage = { response, type: 'text/plain' };
    renderInShop(<PreviewReport preview={{ ...createPreview([]), nonPage }} />, { locale });
    expect(screen.getByText(texts(locale)('preview.noPage', { type: 'text/plain' }))).toBeVisible();
  });
});

test.each(locales)('the recorded campaign and its findings are shown: %s', (locale) => {
  const preview = createPreview([createPagePreview('en')]);
  preview.campaign.findings = [
    { name: 'noMedium', isError: false, values: {} },
    { name: 'repeated', isError: true, values: { name: 'utm_source', value: 'letter' } },
    { name: 'respelled', isError: false, values: { name: 'UTM_Medium', right: 'utm_medium' } },
    { name: 'inFragment', isError: true, values: { name: 'utm_term' } },
  ];
  renderInShop(<CampaignPanel preview={preview} pastedUrl={url} pageUrl={url} submitted={{}} />, { locale });
  const t = texts(locale);
  const recorded = within(screen.getByRole('region', { name: t('preview.recorded') }));
  expect(recorded.getByText('letter')).toBeVisible();
  for (const { name, values } of preview.campaign.findings)
    expect(recorded.getByText(t(`preview.campaignFindings.${name}`, values))).toBeVisible();
});

describe('URL form', () => {
  test.each(locales)('describes its field by a hint, or by the error message: %s', async (locale) => {
    const { rerender } = renderInShop(<UrlForm url="" failure={null} />, { locale });
    const t = texts(locale);
    const field = screen.getByLabelText(t('preview.address'));
    expect(field).toHaveAccessibleDescription(t('preview.hint'));
    rerender(<UrlForm url="//evil.example" failure="otherHost" />);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(t('preview.failures.otherHost'));
    expect(screen.getByRole('alert')).toHaveTextContent(t('preview.failures.otherHost'));
    await expectAccessible();
  });
});
