/** Pages with the status of their error. */
export const errorPaths = { notFound: '/404', unavailable: '/error' } as const;
