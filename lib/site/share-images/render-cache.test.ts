import type { ShareImageContent } from './share-image.ts';

const fetchSourceImage = jest.fn();
const renderShareImage = jest.fn();
jest.mock('./source-image.ts', () => ({ fetchSourceImage: (path: string) => fetchSourceImage(path) }));
jest.mock('./render-share-image.ts', () => ({
  renderShareImage: (...args: unknown[]) => renderShareImage(...args),
}));

/** Size of a test image in bytes. */
const imageBytes = 300_000;
const plain = { title: 'Abaya', image: null } as ShareImageContent;
const withPhoto: ShareImageContent = { ...plain, image: '/uploads/a.webp' };
let getRendered: typeof import('./render-cache.ts').cachedShareImage;

beforeEach(async () => {
  jest.resetModules();
  // The cache belongs to the process, and its clock to the test that created it.
  Reflect.deleteProperty(globalThis, Symbol.for('rida.jpegs'));
  // lru-cache never expires entries that were stored at time zero.
  jest.useFakeTimers().advanceTimersByTime(1000);
  fetchSourceImage.mockReset().mockResolvedValue('photo');
  renderShareImage
    .mockReset()
    .mockImplementation(async (_image, photo) => Buffer.from(String(photo).padEnd(imageBytes)));
  jest.doMock('../../platform/process/log.ts', () => ({ log: { warn: jest.fn() } }));
  ({ cachedShareImage: getRendered } = await import('./render-cache.ts'));
});
afterEach(() => jest.useRealTimers());

describe('cachedShareImage', () => {
  test('renders once for concurrent and later requests', async () => {
    const [first, second] = await Promise.all([getRendered('shared', plain), getRendered('shared', plain)]);
    expect(await getRendered('shared', plain)).toBe(first);
    expect(second).toBe(first);
    expect(first.isComplete).toBe(true);
    expect(renderShareImage).toHaveBeenCalledTimes(1);
    expect(fetchSourceImage).not.toHaveBeenCalled();
  });

  test('renders only the text without the photo, and retries after 30 seconds', async () => {
    fetchSourceImage.mockResolvedValueOnce(null);
    const first = await getRendered('no photo', withPhoto);
    expect([first.isComplete, String(first.jpeg).trim()]).toEqual([false, 'null']);
    jest.advanceTimersByTime(29_000);
    expect(await getRendered('no photo', withPhoto)).toBe(first);
    jest.advanceTimersByTime(2000);
    const second = await getRendered('no photo', withPhoto);
    expect([second.isComplete, String(second.jpeg).trim()]).toEqual([true, 'photo']);
    jest.advanceTimersByTime(3_600_000);
    expect(await getRendered('no photo', withPhoto)).toBe(second);
  });

  test('renders only the text when the photo cannot be rendered', async () => {
    renderShareImage.mockRejectedValueOnce(new Error('no picture'));
    expect(await getRendered('unrenderable', withPhoto)).toMatchObject({ isComplete: false });
    expect(renderShareImage.mock.calls.map(([, photo]) => photo)).toEqual(['photo', null]);
  });

  test('does not cache a failure', async () => {
    renderShareImage.mockRejectedValueOnce(new Error('broken'));
    await expect(getRendered('failed', plain)).rejects.toThrow('broken');
    expect((await getRendered('failed', plain)).isComplete).toBe(true);
  });
});
