import { act, screen } from '@testing-library/react';
import { bringIntoView } from '@/components/testing/bring-into-view';
import { renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { browserSettings } from '@/lib/platform/settings/browser-settings';
import { DeliveryDates } from './product-islands.tsx';

describe('delivery dates', () => {
  beforeEach(async () => {
    await startVisit({});
    browserSettings().deliveryCalendar = {
      timeZone: 'Africa/Cairo',
      country: 'EG',
      handlingDays: [0, 1],
      transitDays: [1, 5],
      daysOff: { weekdays: ['friday'], dates: [] },
      cutOff: 15,
    } as never;
  });
  afterEach(() => {
    delete browserSettings().deliveryCalendar;
  });

  const render = (locale?: Locale) =>
    renderOnPage(<DeliveryDates fallback="In 1 to 6 days" template="Arrives %dates" separator="to" />, {
      locale,
    });

  test.each(locales)('take the place of the working days near the viewport: %s', async (locale) => {
    bringIntoView();
    render(locale);
    expect(await screen.findByText(/^Arrives \S.* to .*\S$/)).toBeVisible();
  });

  test('are not loaded farther below', async () => {
    render();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.getByText('In 1 to 6 days')).toBeVisible();
  });
});
