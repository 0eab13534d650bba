/** Review count on the details page: a constant (docs/behaviour.md §10). */
export const fixedReviewCount = 5;

/** Average rating in the review summary: a constant (docs/behaviour.md §10). */
export const fixedAverage = 4.5;

/** Bars of the review summary, one for each number of stars, with their width in percent: constants (docs/behaviour.md §10). */
export const fixedBars = [
  { stars: 5, percent: 82 },
  { stars: 4, percent: 30 },
  { stars: 3, percent: 15 },
  { stars: 2, percent: 6 },
  { stars: 1, percent: 10 },
];
