/** Review count on the details page (specification section 9). */
export const fixedReviewCount = 5;

/** Average in the review summary (specification section 9). */
export const fixedAverage = 4.5;

/** Bar widths in percent for 5 to 1 stars (specification section 2). */
export const fixedBars = [
  { stars: 5, percent: 82 },
  { stars: 4, percent: 30 },
  { stars: 3, percent: 15 },
  { stars: 2, percent: 6 },
  { stars: 1, percent: 10 },
];
