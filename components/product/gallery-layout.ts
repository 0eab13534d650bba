/** `thumbs`: one large picture and thumbnails, on a phone a row to swipe; `list`: all large, one below the other; `gallery`: all in a grid. */
export type GalleryLayout = 'thumbs' | 'list' | 'gallery';
