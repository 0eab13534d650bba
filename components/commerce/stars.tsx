import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** Outlines of a star and of its first half, from the tip. */
const starOutline = 'l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z';
const halfOutline = 'v15l-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z';
const starCount = 5;
/** Distance between the tips of two stars, of which each is 24 wide. */
const starDistance = 27;

/** Drawn stars by rating. A page's payload has the same elements only once, however many products have the rating. */
const drawnStars = new Map<number, ReactNode>();

/** Five stars for a rating from 0 to 5, in halves, with an accessible name; empty stars for null. */
export function Stars({ rating, className = '' }: { rating: number | null; className?: string }) {
  const t = useTranslations('browser');
  const label = rating === null ? t('noRating') : t('rating', { rating });
  const shownRating = Math.round((rating ?? 0) * 2) / 2;
  const stars = drawnStars.get(shownRating) ?? drawStars(shownRating);
  drawnStars.set(shownRating, stars);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${starDistance * starCount - 3} 24`}
      className={`${className} rtl-mirror h-4 w-22 max-w-full`.trim()}
    >
      {stars}
    </svg>
  );
}

/** @param rating number of stars, in halves */
function drawStars(rating: number): ReactNode {
  const full = Math.floor(rating);
  return (
    <>
      {full > 0 && <path d={starPath(0, full)} className="fill-primary stroke-primary" strokeWidth="1.4" />}
      {full < starCount && (
        <path d={starPath(full, starCount)} className="fill-transparent stroke-muted" strokeWidth="1.4" />
      )}
      {full < rating && <path d={tipOf(full) + halfOutline} className="fill-primary" />}
    </>
  );
}

/** Returns the path of the stars from index `start` to before `end`. */
function starPath(start: number, end: number): string {
  return Array.from({ length: end - start }, (_, index) => tipOf(start + index) + starOutline).join('');
}

function tipOf(index: number): string {
  return `M${12 + starDistance * index} 2.6`;
}
