import format from 'icu-minify/format';
import english from '../../../messages/en.json';
import { messagesOf } from './messages.ts';

const texts = { en: { 'notFound.title': 'Nothing here', 'browser.listing.titleFor': 'Found for {text}' } };

describe('messages of a shop', () => {
  test('contain its own texts instead of the shared ones', async () => {
    const messages = await messagesOf({ id: 'noor', texts }, 'en');
    expect(messages.notFound).toEqual({ ...english.notFound, title: 'Nothing here' });
    const compiled = messages.browser.listing.titleFor as unknown as Parameters<typeof format>[0];
    expect(format(compiled, 'en', { text: 'silk' }, { formatters: {} as never })).toBe('Found for silk');
  });

  test('do not reach other shops or languages', async () => {
    await messagesOf({ id: 'noor', texts }, 'en');
    expect(await messagesOf({ id: 'other', texts: {} }, 'en')).toEqual(english);
    expect(await messagesOf(null, 'en')).toEqual(english);
    expect((await messagesOf({ id: 'noor', texts }, 'ar')).notFound.title).not.toBe('Nothing here');
  });
});
