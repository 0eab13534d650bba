import { screen, waitFor } from '@testing-library/react';
import { type FakeApi, failure, fakeApi } from '@/components/testing/fake-api';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { Sessions } from './sessions.tsx';

const currentSession = {
  id: 1,
  isCurrent: true,
  usedAt: '2026-03-04T10:00:00Z',
  browser: 'Chrome',
  system: 'Android',
};
const phoneSession = { id: 2, usedAt: '2026-03-01T10:00:00Z', browser: 'Safari', system: 'iOS' };
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.setResponse('GET /Posts/Sessions/List', [currentSession, phoneSession, { id: 3 }]);
});

const open = (locale: Locale = 'en') => renderInShop(<Sessions email="c" />, { locale });

describe('sessions', () => {
  test.each(locales)('lists the devices and marks the current one: %s', async (locale) => {
    const t = texts(locale);
    open(locale);
    const [first, second, third] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(t('account.sessions.thisDevice'));
    expect(second).toHaveTextContent(
      locale === 'ar' ? 'Safari، iOS' : 'Safari, iOSLast used on 1 March 2026',
    );
    expect(third).toHaveTextContent(t('account.sessions.unknownBrowser'));
    expect(screen.getAllByRole('button')).toHaveLength(2);
    await expectAccessible();
  });

  test('ends a session on another device', async () => {
    api.setResponse('DELETE /Posts/Sessions/2', [currentSession]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out there: Safari, iOS' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByRole('status')).toHaveTextContent('Signed out there.');
    await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
  });

  test('keeps a session that could not be ended and says why', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse('DELETE /Posts/Sessions/2', failure(500));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out there: Safari, iOS' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("We can't reach the shop right now.");
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await expectAccessible();
  });

  test('says nothing of an earlier end when the next one fails', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse('DELETE /Posts/Sessions/2', [currentSession, { id: 3 }]);
    api.setResponse('DELETE /Posts/Sessions/3', failure(500));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out there: Safari, iOS' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Signed out there.'));
    await user.click(screen.getByRole('button', { name: 'Sign out there: Unknown browser' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('announces each end', async () => {
    api.setResponse('DELETE /Posts/Sessions/2', [currentSession, { id: 3 }]);
    api.setResponse('DELETE /Posts/Sessions/3', [currentSession]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out there: Safari, iOS' }));
    const status = screen.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Signed out there.'));
    const announcements: (string | null)[] = [];
    new MutationObserver(() => announcements.push(status.textContent)).observe(status, { childList: true });
    await user.click(screen.getByRole('button', { name: 'Sign out there: Unknown browser' }));
    await waitFor(() => expect(announcements).toEqual(['', 'Signed out there.']));
  });

  test('shows nothing when the API does not support sessions', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    api.setResponse('GET /Posts/Sessions/List', failure(404));
    const { container } = open();
    await waitFor(() => expect(api.requests).toHaveLength(1));
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(container).toBeEmptyDOMElement();
  });

  test('says when the sessions cannot be read, and reads them again', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse('GET /Posts/Sessions/List', failure(500));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent("We can't reach the shop right now.");
    expect(screen.getByRole('region', { name: 'Where You Are Signed In' })).toBeVisible();
    await expectAccessible();
    api.setResponse('GET /Posts/Sessions/List', [currentSession]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This device')).toBeVisible();
  });
});
