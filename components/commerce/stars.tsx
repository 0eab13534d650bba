import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { starFill } from '@/lib/catalogue/product/rating';

const starPath = 'M12 2.6l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.6l-5.9 3.2 1.2-6.6L2.5 9.6l6.6-.9z';
const halfStarPath = 'M12 2.6v15L6.1 20.8l1.2-6.6L2.5 9.6l6.6-.9z';
const positions = [1, 2, 3, 4, 5];

/** Drawn stars by rating. A page's payload has the same element object only once, however many products have the rating. */
const drawnStars = new Map<number | null, ReactNode>();

/** Five stars for a rating from 0 to 5, in halves, with an accessible name; empty stars for null. */
export function Stars({ rating, className = '' }: { rating: number | null; className?: string }) {
  const t = useTranslations('browser');
  const label = rating === null ? t('noRating') : t('rating', { rating });
  const shownRating = rating === null ? null : Math.round(rating * 2) / 2;
  const stars = drawnStars.get(shownRating) ?? drawStars(shownRating);
  drawnStars.set(shownRating, stars);
  return (
    <span role="img" aria-label={label} className={`${className} inline-flex gap-0.5`.trim()}>
      {stars}
    </span>
  );
}

function drawStars(rating: number | null): ReactNode {
  return positions.map((position) => {
    const fill = starFill(rating, position);
    return (
      <svg
        key={position}
        viewBox="0 0 24 24"
        className={fill === 'half' ? 'size-4 rtl-mirror' : 'size-4'}
        aria-hidden="true"
      >
        <path
          d={starPath}
          className={fill === 'full' ? 'fill-primary stroke-primary' : 'fill-transparent stroke-muted'}
          strokeWidth="1.4"
        />
        {fill === 'half' && <path d={halfStarPath} className="fill-primary" />}
      </svg>
    );
  });
}
