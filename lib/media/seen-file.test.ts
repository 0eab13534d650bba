import { imageSources } from './image.ts';
import { noteSeen, seenFile } from './seen-file.ts';

const address = '/uploads/a.webp';
const small = imageSources(address, 390).src;
function follow(picture: { src: string; complete: boolean } | null) {
  const img = picture && { ...picture, currentSrc: small, getAttribute: () => picture.src };
  noteSeen(img as unknown as HTMLImageElement | null);
}

test('the file in which the followed card showed a picture stands for that picture, and for no other', () => {
  follow({ src: imageSources(address).src, complete: true });
  expect([seenFile(address), seenFile('/uploads/b.webp')]).toEqual([small, undefined]);
});

test('a picture that had not come is not known, nor is one of an earlier card', () => {
  follow({ src: imageSources(address).src, complete: true });
  follow({ src: imageSources(address).src, complete: false });
  expect(seenFile(address)).toBeUndefined();
  follow(null);
  expect(seenFile(address)).toBeUndefined();
  noteSeen(undefined);
  expect(seenFile(address)).toBeUndefined();
});
