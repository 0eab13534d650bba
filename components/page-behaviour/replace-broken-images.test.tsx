import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrandLogo } from '@/components/listing/brand-logo';
import { Photo } from '@/components/ui/photo';
import { missingPicture } from '@/lib/platform/media/missing-picture';
import { startReplacingBrokenImages } from './replace-broken-images.ts';

const photo = (image: string | null) => (
  <Photo image={image} alt="Abaya" sizes="1px" width={3} height={4} data-testid="photo" />
);
let stop = () => {};
afterEach(() => stop());

describe('a picture that cannot be loaded', () => {
  test('becomes the placeholder and keeps its text', () => {
    render(photo('/uploads/dead.webp'));
    stop = startReplacingBrokenImages();
    const image = screen.getByRole('img', { name: 'Abaya' });
    expect(image).toHaveAttribute('srcset');
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', missingPicture);
    expect(image).not.toHaveAttribute('srcset');
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', missingPicture);
  });

  test.each([
    ['broken', () => Promise.reject(new Error('broken')), missingPicture],
    ['not loaded yet', () => new Promise(() => {}), '/uploads/early.svg'],
  ])('is replaced after the page only where it is broken: %s', async (_state, decode, expected) => {
    render(photo('/uploads/early.svg'));
    const image = screen.getByRole('img', { name: 'Abaya' });
    Object.defineProperties(image, { complete: { value: true }, decode: { value: decode } });
    stop = startReplacingBrokenImages();
    await waitFor(() => expect(image).toHaveAttribute('src', expected));
  });

  test('that is a logo leaves the name of its brand', () => {
    render(<BrandLogo image="/uploads/logo.svg" name="Noor" />);
    stop = startReplacingBrokenImages();
    const logo = screen.getByRole('img', { name: 'Noor' });
    fireEvent.error(logo);
    expect(logo).toHaveAttribute('src', '/uploads/logo.svg');
  });
});

test('a photo without a picture is the placeholder, silent for screen readers', () => {
  render(photo(null));
  expect(screen.getByTestId('photo')).toHaveAttribute('src', missingPicture);
  expect(screen.queryByRole('img')).toBeNull();
});
