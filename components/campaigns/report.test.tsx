import { screen, within } from '@testing-library/react';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import type { CampaignReport, Metrics } from '@/lib/site/campaigns/report';
import type { ReportQuery } from '@/lib/site/campaigns/report-query';
import { CampaignHeading } from './campaign-heading.tsx';
import { RangeForm } from './range-form.tsx';
import { EndSessionForm, KeyForm } from './report-session-forms.tsx';
import { ReportView } from './report-view.tsx';

const now = Date.UTC(2026, 2, 30, 12);
const query: ReportQuery = { from: '2026-03-01', to: '2026-03-30', touchpoint: 'last' };
const metrics: Metrics = {
  landings: 40,
  visitors: 30,
  productViews: 20,
  adds: 10,
  checkouts: 4,
  orders: 2,
  revenue: 90_000,
  averageOrder: 45_000,
  cost: null,
};
const zeroMetrics: Metrics = {
  landings: 0,
  visitors: 0,
  productViews: 0,
  adds: 0,
  checkouts: 0,
  orders: 0,
  revenue: 0,
  averageOrder: null,
  cost: null,
};
const eidCampaign = { source: 'letter', medium: 'e-mail', campaign: 'عيد' };
const vital = { p75: 5000, loads: 20 };

const createReport = (overrides: Partial<CampaignReport> = {}): CampaignReport => ({
  currency: 'EGP',
  total: metrics,
  campaigns: [{ ...metrics, ...eidCampaign, vitals: null }],
  contents: [{ ...metrics, name: 'top' }],
  terms: [{ ...metrics, name: 'organic' }],
  days: [{ ...metrics, day: '2026-03-30' }],
  landingPages: [{ ...metrics, path: '/shop' }],
  pageVitals: [],
  hasSampleTraffic: false,
  ...overrides,
});

interface RenderOptions {
  locale?: Locale;
  previous?: CampaignReport | null;
  hasCosts?: boolean;
}

const render = (report: CampaignReport, { locale, previous = null, hasCosts = false }: RenderOptions = {}) =>
  renderInShop(<ReportView report={report} previousReport={previous} query={query} hasCosts={hasCosts} />, {
    locale,
  });

describe('campaign report', () => {
  test.each(locales)('marks sample traffic: %s', (locale) => {
    render(createReport({ hasSampleTraffic: true }), { locale });
    expect(screen.getByText(texts(locale)('campaigns.sample'))).toBeVisible();
  });

  test.each(locales)('has a table and an export per section: %s', async (locale) => {
    render(createReport(), { locale });
    const t = texts(locale);
    for (const caption of ['byCampaign', 'byContent', 'byDay', 'landingPages'] as const) {
      const name = t(`campaigns.${caption}`);
      expect(screen.getByRole('heading', { name })).toBeVisible();
      expect(screen.getByRole('table', { name })).toBeInTheDocument();
      const link = screen.getByRole('link', { name: t('campaigns.exportOf', { name }) });
      expect(link).toHaveAttribute('download');
      expect(link.getAttribute('href')).toMatch(
        new RegExp(`^/api/campaigns/export\\?table=\\w+&locale=${locale}&from=2026-03-01&to=2026-03-30`),
      );
    }
    await expectAccessible();
  });

  test.each(locales)('shows costs, and a dash for an unknown cost: %s', (locale) => {
    const metricsWithCost = { ...metrics, cost: 30_000 };
    const report = createReport({
      total: metricsWithCost,
      campaigns: [{ ...metricsWithCost, ...eidCampaign, vitals: null }],
    });
    const t = texts(locale);
    const firstRowText = (name: string) =>
      within(screen.getByRole('table', { name })).getAllByRole('row', { hidden: true })[1]?.textContent;
    render(report, { locale, hasCosts: true });
    const campaigns = screen.getByRole('table', { name: t('campaigns.byCampaign') });
    for (const metric of ['cost', 'costPerOrder', 'returnOnSpend'] as const)
      expect(
        within(campaigns).getByRole('columnheader', { name: t(`campaigns.metrics.${metric}`) }),
      ).toBeVisible();
    expect(firstRowText(t('campaigns.byCampaign'))).toMatch(/300.*150.*300/);
    expect(firstRowText(t('campaigns.byDay'))).toMatch(/———$/);
    const pages = screen.getByRole('table', { name: t('campaigns.landingPages') });
    expect(within(pages).queryByRole('columnheader', { name: t('campaigns.metrics.cost') })).toBeNull();
  });

  test('shows no costs in a shop whose API has no costs', () => {
    render(createReport({ total: { ...metrics, cost: 30_000 } }));
    expect(screen.queryByText(texts('en')('campaigns.metrics.cost'))).toBeNull();
  });

  test('hides the table of terms when no visit has a term', () => {
    render(createReport());
    expect(screen.queryByRole('table', { name: texts('en')('campaigns.byTerm') })).toBeNull();
  });

  test('links a campaign to its own report', () => {
    render(createReport());
    const table = screen.getByRole('table', { name: texts('en')('campaigns.byCampaign') });
    const link = within(table).getByRole('link', { name: 'عيد' });
    expect(Object.fromEntries(new URLSearchParams(link.getAttribute('href') ?? ''))).toMatchObject(
      eidCampaign,
    );
    expect(within(table).getByText('letter / e-mail')).toBeVisible();
  });

  test.each(locales)('compares the totals with the previous period: %s', (locale) => {
    const previous = createReport({ total: { ...metrics, orders: 1, revenue: 0, averageOrder: null } });
    render(createReport(), { locale, previous });
    const t = texts(locale);
    const orders = screen.getAllByText(t('campaigns.metrics.orders'))[0]?.parentElement;
    expect(orders).toHaveTextContent(/100/);
    const revenue = screen.getAllByText(t('campaigns.metrics.revenue'))[0]?.parentElement;
    expect(revenue?.textContent).not.toMatch(/NaN|Infinity/);
  });

  test('shows an empty state when nothing was recorded', () => {
    render(createReport({ total: zeroMetrics }));
    expect(screen.getByText(texts('en')('campaigns.empty'))).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('collapses the funnels below the top campaigns', () => {
    const campaigns = ['1', '2', '3', '4', '5', '6', '7'].map((campaign) => ({
      ...metrics,
      ...eidCampaign,
      campaign,
      vitals: null,
    }));
    render(createReport({ campaigns }));
    const summary = screen.getByText(texts('en')('campaigns.allFunnels', { count: 2 }));
    expect(summary.closest('details')).not.toHaveAttribute('open');
  });

  test.each(locales)('rates the speed of pages: %s', async (locale) => {
    const vitals = { lcp: vital, inp: null, cls: { p75: 0.02, loads: 3 } };
    render(
      createReport({
        pageVitals: [{ page: '/shop', language: 'en', vitals }],
        campaigns: [{ ...metrics, ...eidCampaign, vitals }],
      }),
      { locale },
    );
    const t = texts(locale);
    const row = within(screen.getByRole('table', { name: t('campaigns.speed.title') })).getAllByRole(
      'row',
    )[1];
    const [, lcp, inp, cls] = within(row as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(lcp).toMatch(/5/);
    expect(inp).toBe('–');
    expect(cls).toBe(t('campaigns.speed.tooFew'));
    expect(screen.getByRole('table', { name: t('campaigns.speed.byCampaign') })).toBeVisible();
    await expectAccessible();
  });
});

describe('controls of the report', () => {
  test.each(locales)('choose days and touchpoint, and keep the campaign: %s', async (locale) => {
    const { container } = renderInShop(
      <RangeForm
        query={{ ...query, touchpoint: 'first', campaign: eidCampaign }}
        now={now}
        utcOffset={120}
      />,
      { locale },
    );
    const t = texts(locale);
    expect(screen.getByLabelText(t('campaigns.range.from'))).toHaveValue('2026-03-01');
    expect(screen.getByRole('radio', { name: t('campaigns.range.first') })).toBeChecked();
    const form = container.querySelector('form') as HTMLFormElement;
    const formValues = Object.fromEntries(new FormData(form) as unknown as Iterable<[string, string]>);
    expect(formValues).toEqual({ from: '2026-03-01', to: '2026-03-30', touch: 'first', ...eidCampaign });
    const presets = screen.getByRole('navigation', { name: t('campaigns.range.presets') });
    const currentPreset = within(presets).getByRole('link', { current: true });
    expect(currentPreset).toHaveTextContent(t('campaigns.range.lastDays', { count: 30 }));
    await expectAccessible();
  });

  test.each(locales)('lead from one campaign back to all campaigns: %s', (locale) => {
    renderInShop(<CampaignHeading query={query} campaign={eidCampaign} />, { locale });
    expect(screen.getByRole('heading', { name: 'عيد' })).toBeVisible();
    const link = screen.getByRole('link', { name: texts(locale)('campaigns.allCampaigns') });
    expect(link.getAttribute('href')).not.toContain('campaign');
  });

  test.each(locales)('ask for the key and announce a rejection: %s', async (locale) => {
    const { rerender } = renderInShop(<KeyForm rejection={null} />, { locale });
    const t = texts(locale);
    const field = screen.getByLabelText(t('campaigns.key.label'));
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('type', 'password');
    expect(field.closest('form')).toHaveAttribute('action', '/api/campaigns/session');
    rerender(<KeyForm rejection="wrongKey" />);
    expect(screen.getByRole('alert')).toHaveTextContent(t('campaigns.key.wrongKey'));
    await expectAccessible();
  });

  test.each(locales)('end the session by a form without a key: %s', (locale) => {
    renderInShop(<EndSessionForm />, { locale });
    const button = screen.getByRole('button', { name: texts(locale)('campaigns.key.close') });
    expect(button.closest('form')).toHaveFormValues({ locale });
  });
});
