import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { startImageTransitions } from './image-transition.ts';

const src = 'http://localhost/card.webp';
let stopTransitions = () => {};
let animations: { element: Element; firstFrame: Keyframe | undefined }[];

function renderCard({ isLoaded = true } = {}) {
  render(
    <article>
      <img src={src} alt="" />
      <a href="/coat">Coat</a>
    </article>,
  );
  const card = document.querySelector('img') as HTMLImageElement;
  Object.defineProperties(card, { complete: { value: isLoaded }, currentSrc: { value: src } });
  card.getBoundingClientRect = () => ({ left: 30, top: 200, width: 100, height: 133 }) as DOMRect;
}

function followCard(init?: MouseEventInit) {
  const link = screen.getByRole('link', { name: 'Coat' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, init);
}

/** Renders a product page with this image, as a navigation does. */
function renderProductPage(image = src) {
  render(
    <ul className="gallery-row">
      <li>
        <img src={image} alt="Coat" />
      </li>
    </ul>,
  );
}

describe('the image of a followed card', () => {
  beforeEach(() => {
    animations = [];
    Element.prototype.animate = function (frames) {
      const [firstFrame] = frames as Keyframe[];
      animations.push({ element: this, firstFrame });
      return { cancel() {}, currentTime: 0 } as unknown as Animation;
    };
    Element.prototype.getBoundingClientRect = () =>
      ({ left: 10, top: 50, width: 400, height: 533 }) as DOMRect;
    stopTransitions = startImageTransitions();
  });
  afterEach(() => stopTransitions());

  test('moves from the card to its place on the product page', async () => {
    renderCard();
    followCard();
    renderProductPage();
    await waitFor(() => expect(animations).toHaveLength(1));
    expect(animations[0]?.element).toBe(screen.getByRole('img', { name: 'Coat' }));
    expect(animations[0]?.firstFrame?.transform).toBe('translate(20px, 150px) scale(0.25)');
  });

  test.each([
    [
      'with reduced motion',
      () => jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as never),
      {},
      src,
    ],
    ['for a link opened in another tab', () => {}, { ctrlKey: true }, src],
    ['into another image', () => {}, {}, 'http://localhost/other.webp'],
  ])('does not move %s', async (_case, prepare, init, image) => {
    prepare();
    renderCard();
    followCard(init);
    renderProductPage(image);
    // Observers report before the next task.
    await new Promise((resolve) => setTimeout(resolve));
    expect(animations).toEqual([]);
  });

  test('does not move before it has loaded', async () => {
    renderCard({ isLoaded: false });
    followCard();
    renderProductPage();
    await new Promise((resolve) => setTimeout(resolve));
    expect(animations).toEqual([]);
  });
});
