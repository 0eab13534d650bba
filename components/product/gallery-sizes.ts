import type { GalleryLayout } from './gallery.tsx';

const belowTwoColumns = '(min-width: 576px) 90vw, 100vw';
const singleColumn = `(min-width: 1500px) 698px, (min-width: 768px) 46vw, ${belowTwoColumns}`;
const besideThumbnails = `(min-width: 1500px) 594px, (min-width: 1200px) 38.5vw, (min-width: 992px) 36vw, (min-width: 768px) 47vw, ${belowTwoColumns}`;

/**
 * Returns `sizes` of a gallery's large images. The server hands them to the gallery, to save script.
 * @param imageCount images of the variant that the page opens with; a single one has no thumbnails beside it
 */
export function gallerySizes(layout: GalleryLayout, imageCount: number): string {
  if (layout === 'gallery') return '(min-width: 1500px) 341px, (min-width: 768px) 22.5vw, 45vw';
  return layout === 'thumbs' && imageCount > 1 ? besideThumbnails : singleColumn;
}
