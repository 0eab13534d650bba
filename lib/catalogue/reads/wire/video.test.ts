import { testReadContext } from './testing.ts';
import { readVideo } from './video.ts';

describe('video reader', () => {
  test.each([
    ['abaya/walk.mp4', '/uploads/abaya/walk.mp4'],
    ['https://api.shop.test/uploads/walk.mp4', '/uploads/walk.mp4'],
    ['https://vimeo.com/1', 'https://vimeo.com/1'],
    ['dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ])('reads the video %p as %p', (videoId, url) => expect(readVideo(videoId, testReadContext())).toBe(url));

  test.each(['http://insecure.test/walk.mp4', 'javascript:alert(1)', '../walk.mp4', {}])(
    'the video %p is unreadable',
    (videoId) => {
      const context = testReadContext();
      expect(readVideo(videoId, context)).toBeNull();
      expect(context.unreadableFields).toEqual(['product.videoId']);
    },
  );
});
