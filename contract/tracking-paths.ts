/** Paths of tracking calls, apart from `paths.ts`, because every page loads them. `{adSegment}` is the path segment of the advertising provider. */
export const trackingPaths = {
  adCategories: '/{adSegment}/ListCategoriesWithProductCount',
  logEvents: '/UtmTrackings/Log',
  trackCart: '/{adSegment}/track-event-cart',
} as const;
