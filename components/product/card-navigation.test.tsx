import { render, screen, within } from '@testing-library/react';
import { imageSources } from '@/lib/platform/media/image-sources';
import { placeholderFor } from '@/lib/platform/media/placeholder-image';
import { startCardNavigation } from './card-navigation.ts';

const image = '/uploads/coat/front.webp';

function renderCard(isLoaded: boolean, { hasStars = true } = {}): void {
  render(
    <article>
      <img src={imageSources(image).src} alt="" />
      <div className="card-text">
        <a href="/shop">Coats</a>
        <h3>
          <a href="/coat">Wool Coat</a>
        </h3>
        {hasStars && <span role="img" aria-label="Rated 4 out of 5" />}
        <p>EGP 1,890.00</p>
        <span role="img" aria-label="Colors: Black, Olive" />
      </div>
    </article>,
  );
  Object.defineProperties(document.querySelector('img'), {
    complete: { value: isLoaded },
    currentSrc: { value: '/loaded.webp' },
  });
}

const link = (name: string) => screen.getByRole('link', { name });
const preview = () => document.querySelector<HTMLElement>('[data-card-preview]');
const simulatePhone = () =>
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);

describe('navigation from a card', () => {
  test("reuses the card's image as placeholder on the product page", () => {
    renderCard(true);
    startCardNavigation(link('Wool Coat'));
    expect(placeholderFor(image)).toBe('/loaded.webp');
    expect(placeholderFor('/uploads/other.webp')).toBeUndefined();
  });

  test('shows a preview with image, title and price on a phone', () => {
    simulatePhone();
    renderCard(true);
    const removePreview = startCardNavigation(link('Wool Coat'));
    expect(preview()).toHaveTextContent('Wool Coat');
    expect(preview()).toHaveTextContent('EGP 1,890.00');
    expect(within(preview() as HTMLElement).getAllByRole('img', { name: /./, hidden: true })).toHaveLength(1);
    expect(preview()?.querySelector('img')).toHaveAttribute('src', '/loaded.webp');
    expect(preview()).toHaveProperty('inert', true);
    removePreview();
    expect(preview()).toBeNull();
  });

  test('shows no colours in place of missing stars', () => {
    simulatePhone();
    renderCard(true, { hasStars: false });
    const removePreview = startCardNavigation(link('Wool Coat'));
    expect(within(preview() as HTMLElement).queryByRole('img', { name: /./, hidden: true })).toBeNull();
    expect(preview()).toHaveTextContent('EGP 1,890.00');
    removePreview();
  });

  test.each([
    ['on a desktop', 'Wool Coat', true, false],
    ['for a link to the category', 'Coats', true, true],
    ['while its image loads', 'Wool Coat', false, true],
  ])('shows no preview %s', (_case, name, isLoaded, isPhone) => {
    if (isPhone) simulatePhone();
    renderCard(isLoaded);
    startCardNavigation(link(name));
    expect(preview()).toBeNull();
  });
});
