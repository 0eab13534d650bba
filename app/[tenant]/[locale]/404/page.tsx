import NotFound from '../not-found';

/**
 * Page for every path without a route; the server also responds with it where a page throws not-found. Next takes its metadata from
 * `not-found.tsx`, because the middleware sets status 404.
 */
export default NotFound;
