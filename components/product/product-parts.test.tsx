import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@/components/testing/fake-api';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import { imageSources } from '@/lib/platform/media/image-sources';
import { rememberPlaceholder } from '@/lib/platform/media/placeholder-image';
import { ExpandableText } from './expandable-text.tsx';
import { ProgressivePhoto } from './gallery.tsx';
import { TabbedPanels } from './tabbed-panels.tsx';
import { TickingCountdown } from './ticking-countdown.tsx';

afterEach(() => jest.useRealTimers());

test.each(locales)('a long description expands and collapses: %s', async (locale) => {
  const { user, container } = renderInShop(<ExpandableText short="Soft wool" full={'Soft wool,\nlined'} />, {
    locale,
  });
  const text = () => container.querySelector('p')?.firstChild?.textContent;
  const t = texts(locale);
  expect(text()).toBe('Soft wool…');
  await user.click(screen.getByRole('button', { name: t('browser.seeMore'), expanded: false }));
  expect(text()).toBe('Soft wool,\nlined');
  await user.click(screen.getByRole('button', { name: t('browser.seeLess'), expanded: true }));
  expect(text()).toBe('Soft wool…');
});

test('a tab shows its panel and hides the others', async () => {
  const panels = [
    { key: 'description', title: 'Description', content: 'Worn open' },
    { key: 'information', title: 'Information', content: 'Wool' },
  ];
  const { user } = renderInShop(<TabbedPanels label="Details" initial="information" panels={panels} />);
  expect(screen.getByRole('tabpanel', { name: 'Information' })).toHaveTextContent('Wool');
  await user.click(screen.getByRole('tab', { name: 'Description' }));
  expect(screen.getAllByRole('tabpanel')).toEqual([screen.getByText('Worn open')]);
  await expectAccessible();
});

test.each(locales)('a countdown runs to the end of the sale: %s', async (locale) => {
  jest.useFakeTimers({ now: 0 });
  fakeApi();
  // In a day, an hour, a minute and a second.
  renderInShop(
    <TickingCountdown endsAt={90_061_000}>
      <p>as rendered</p>
    </TickingCountdown>,
    { locale },
  );
  const digits = () => screen.getByRole('timer').textContent?.match(/\d+/g);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(digits()).toEqual(['01', '01', '01', '01']);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(digits()).toEqual(['01', '01', '00', '59']);
  jest.setSystemTime(90_061_000);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText(texts(locale)('browser.saleIsOver'))).toBeVisible();
});

test('a product image shows its card file until it has loaded', async () => {
  const image = '/uploads/coat/front.webp';
  const card = document.createElement('img');
  card.setAttribute('src', imageSources(image).src);
  Object.defineProperties(card, { complete: { value: true }, currentSrc: { value: '/card.webp' } });
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  rememberPlaceholder(card);
  renderInShop(<ProgressivePhoto image={image} alt="Coat" width={900} height={1200} sizes="100vw" />);
  const photo = screen.getByRole('img', { name: 'Coat' });
  expect(photo).toHaveAttribute('src', '/card.webp');
  expect(photo).not.toHaveAttribute('srcset');
  fireEvent.load(photo);
  await waitFor(() => expect(photo).toHaveAttribute('srcset'));
  expect(photo).not.toHaveAttribute('src', '/card.webp');
});
