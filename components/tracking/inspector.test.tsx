import { act, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { attribution } from '@/lib/shopper/tracking/attribution';
import { trackingLog } from '@/lib/shopper/tracking/tracking-log';
import { Inspector } from './inspector.tsx';

const setWidth = (width: number) => {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
};

const header = document.createElement('header');
header.dataset.siteHeader = '';

const onClose = jest.fn();
const renderInspector = (locale?: Locale) => renderInShop(<Inspector onClose={onClose} />, { locale });
const button = (name: string) => screen.getByRole('button', { name });

const entry = {
  id: 'event-1',
  at: Date.UTC(2026, 2, 4, 10),
  destination: 'log',
  name: 'page-view',
  status: 'sent',
  detail: '',
  payload: { eventType: 'page-view' },
} as never;

describe('Inspector', () => {
  beforeEach(() => {
    sessionStorage.clear();
    onClose.mockClear();
    act(() => trackingLog.set([]));
    setWidth(1280);
    document.body.append(header);
    jest.spyOn(header, 'offsetHeight', 'get').mockReturnValue(64);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    document.documentElement.removeAttribute('data-consent');
  });

  test('shows that no consent is needed before the visitor chooses', async () => {
    renderInspector();
    expect(screen.getByText('not needed here')).toBeInTheDocument();
    await expectAccessible();
  });

  test.each([
    ['granted', 'given'],
    ['denied', 'refused'],
    ['objected', "refused by the browser's signal"],
  ])('shows the consent preference "%s" as "%s"', (preference, text) => {
    document.documentElement.dataset.consent = preference;
    renderInspector();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test.each([
    [390, '64px'],
    [1280, '0px'],
  ])('on a screen of %i pixels, begins %s below the top', (width, top) => {
    setWidth(width);
    renderInspector();
    expect(screen.getByRole('region').style.top).toBe(top);
  });

  test.each(locales)('lists events with their status and payload: %s', async (locale) => {
    act(() => trackingLog.set([entry]));
    const { user } = renderInspector(locale);
    const t = texts(locale);
    expect(screen.getByRole('heading', { name: t('inspector.events', { count: 1 }) })).toBeVisible();
    const summary = screen.getByText('page-view').closest('summary') as HTMLElement;
    expect(summary).toHaveTextContent(t('inspector.statuses.sent'));
    await user.click(summary);
    await user.tab();
    await waitFor(() => expect(screen.getByText(/"eventType": "page-view"/)).toHaveFocus());
    await expectAccessible();
    await user.click(button(t('inspector.clear')));
    expect(screen.queryByText('page-view')).toBeNull();
  });

  test.each(locales)("shows all times in the shop's time zone: %s", (locale) => {
    act(() => trackingLog.set([entry]));
    renderInspector(locale);
    expect(screen.getByText('12:00:00')).toHaveAttribute('datetime', '2026-03-04T10:00:00.000Z');
    const name = texts(locale)('inspector.time', { zone: 'Africa/Cairo' });
    const row = screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;
    const { occurredAt } = attribution().last;
    const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'Africa/Cairo' });
    const time = `${hour.format(Date.parse(occurredAt))}:${occurredAt.slice(14, 16)}`;
    expect(within(row).getAllByText(new RegExp(`^\\d{4}-\\d\\d-\\d\\d ${time}$`))).toHaveLength(2);
  });

  test.each(locales)('copies consent, session and events as one report: %s', async (locale) => {
    act(() => trackingLog.set([entry]));
    const { user } = renderInspector(locale);
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const t = texts(locale);
    await user.click(button(t('inspector.copy')));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(t('inspector.copied')));
    expect(JSON.parse(copy.mock.calls[0]?.[0] ?? '')).toMatchObject({
      consent: 'unneeded',
      sessionId: expect.any(String),
      events: [{ name: 'page-view' }],
    });
  });

  test.each(locales)('shows the report selected when the clipboard is forbidden: %s', async (locale) => {
    act(() => trackingLog.set([entry]));
    const { user } = renderInspector(locale);
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    copy.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const t = texts(locale);
    await user.click(button(t('inspector.copy')));
    const report = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: t('inspector.copy'),
    });
    await waitFor(() => expect(report).toHaveFocus());
    expect(JSON.parse(report.value)).toMatchObject({ events: [{ name: 'page-view' }] });
    expect(report.selectionEnd - report.selectionStart).toBe(report.value.length);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await expectAccessible();
    copy.mockResolvedValue();
    await user.click(button(t('inspector.copy')));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });

  test('keeps its size and corner on the next page', async () => {
    const { user, unmount } = renderInspector();
    expect(screen.getByRole('region').style.top).toBe('0px');
    await user.click(button('Move to the next corner'));
    await user.click(button('Minimize inspector'));
    unmount();
    const nextPage = renderInspector();
    expect(screen.getByRole('region').style.top).toBe('');
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(button('Open inspector'));
    expect(screen.getByRole('table')).toBeVisible();
    await user.click(button('Close inspector'));
    expect(onClose).toHaveBeenCalledTimes(1);
    nextPage.unmount();
    renderInspector();
    expect(screen.getByRole('region').style.top).toBe('0px');
  });
});
