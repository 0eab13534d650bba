import messages from '@/messages/en.json';
import { deferredMessages, fetchMessages } from './deferred-messages.ts';

describe('messages of components loaded on demand', () => {
  test('are those of a known component only', () => {
    expect(deferredMessages(messages, 'look')).toEqual({ look: messages.look });
    for (const name of ['toString', 'cart', '']) expect(deferredMessages(messages, name)).toBeNull();
  });

  test('are fetched in the language of the page', async () => {
    const fetchMock = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ look: {} }));
    expect(await fetchMessages('look', 'ar')).toEqual({ look: {} });
    expect(fetchMock).toHaveBeenCalledWith('/api/texts/look?locale=ar', expect.anything());
    fetchMock.mockResolvedValue(Response.json({}, { status: 404 }));
    await expect(fetchMessages('look', 'ar')).rejects.toThrow('look');
    fetchMock.mockRestore();
  });
});
