import NotFound from '../not-found';

/**
 * Page of every path that is no route; the server also responds with it where a page throws not-found. Next takes its metadata from
 * `not-found.tsx`, as the middleware sets status 404.
 */
export default NotFound;
