/** Paths of the error pages, which respond with 404 and 503. */
export const errorPaths = { notFound: '/404', unavailable: '/error' } as const;
