import type { ShareImage } from './share-image.ts';

const fetchPicture = jest.fn();
const drawShareImage = jest.fn();
jest.mock('./picture.ts', () => ({ fetchPicture: (path: string) => fetchPicture(path) }));
jest.mock('./draw.ts', () => ({ drawShareImage: (...given: unknown[]) => drawShareImage(...given) }));

/** What a share image weighs. */
const usualBytes = 300_000;
const plain = { title: 'Abaya', image: null } as ShareImage;
const pictured: ShareImage = { ...plain, image: '/uploads/a.webp' };
let drawn: typeof import('./store.ts').drawnShareImage;

beforeEach(async () => {
  jest.resetModules();
  // What is kept at the very beginning of time never expires.
  jest.useFakeTimers().advanceTimersByTime(1000);
  fetchPicture.mockReset().mockResolvedValue('picture');
  drawShareImage
    .mockReset()
    .mockImplementation(async (_image, picture) => Buffer.from(String(picture).padEnd(usualBytes)));
  jest.doMock('../upstream/log.ts', () => ({ log: { warn: jest.fn() } }));
  ({ drawnShareImage: drawn } = await import('./store.ts'));
});
afterEach(() => jest.useRealTimers());

test('an image is drawn once, whoever asks for it at the same time or later', async () => {
  const [one, other] = await Promise.all([drawn('a', plain), drawn('a', plain)]);
  expect(await drawn('a', plain)).toBe(one);
  expect(other).toBe(one);
  expect(one.complete).toBe(true);
  expect(drawShareImage).toHaveBeenCalledTimes(1);
  expect(fetchPicture).not.toHaveBeenCalled();
});

test('an image without its picture is drawn with letters alone, and anew after half a minute', async () => {
  fetchPicture.mockResolvedValueOnce(null);
  const first = await drawn('a', pictured);
  expect([first.complete, String(first.jpeg).trim()]).toEqual([false, 'null']);
  jest.advanceTimersByTime(29_000);
  expect(await drawn('a', pictured)).toBe(first);
  jest.advanceTimersByTime(2000);
  const second = await drawn('a', pictured);
  expect([second.complete, String(second.jpeg).trim()]).toEqual([true, 'picture']);
  jest.advanceTimersByTime(3_600_000);
  expect(await drawn('a', pictured)).toBe(second);
});

test('a picture that cannot be drawn leaves the letters', async () => {
  drawShareImage.mockRejectedValueOnce(new Error('no picture'));
  expect(await drawn('a', pictured)).toMatchObject({ complete: false });
  expect(drawShareImage.mock.calls.map(([, picture]) => picture)).toEqual(['picture', null]);
});

test('what failed is tried again by the next one who asks', async () => {
  drawShareImage.mockRejectedValueOnce(new Error('broken'));
  await expect(drawn('a', plain)).rejects.toThrow('broken');
  expect((await drawn('a', plain)).complete).toBe(true);
});
