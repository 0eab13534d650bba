import { facetNames } from '../../lib/catalogue/listing/facets.ts';

/** Text that must never appear unescaped in the markup or headers of a response. */
export const markupMarker = '<zz9"\'>';
/** Name of a header that a response has only after response splitting; one malformed value tries to add it. */
export const smuggledHeader = 'x-smuggled';

/** Paths of every kind that the shop serves or rejects. */
export const shopPaths = splitWords(`
  / /ar /shop /ar/shop /shop/shop-category /shop/shop-category/abayas /shop/shop-feature/best-sellers /shop/cart /shop/wishlist
  /shop/shop-details/wool-blend-open-abaya /ar/shop/shop-details/wool-blend-open-abaya /shop/compare /shop/order /pages/checkout
  /pages/about /pages/profile /auth/login /auth/reset-password /campaigns /preview /404 /error /home /en/shop /shop-details/x
  /api/health /api/products /api/time /api/revalidate /api/campaigns/session /api/campaigns/export /uploads/hero/still-gold.webp
  /api/upstream/Categories/ListCatgories /api/upstream/Products/Filter /_next/image /_next/static/x.js /_next/data/x.json
  /cards/en/product/x /scripts/page-x.js /icons/icon.svg /fonts/x.woff2 /sitemap.xml /sitemaps/products-1.xml /feeds/google.xml
  /ar/feeds/meta.csv /robots.txt /llms.txt /manifest.webmanifest /app-icons/512 /favicon.ico`);

/** Malformed path segments and parameter values. */
export const malformedValues = [
  ...splitWords(`
    % %25 %2525 %00 %0d%0ax-smuggled:%201 %2e%2e .. . %5c \\ / // %2f * ~ ;a=b %E0%A4%A %F0%9F%92%A9 é [slug] (x) __proto__
    constructor null undefined -1 0 NaN 1e999 ' " \` $%7Bx%7D <script> /elsewhere.example https://elsewhere.example/
    javascript:alert(1) /uploads//a /uploads/%25 /api/health`),
  '2'.repeat(40),
  'a'.repeat(4000),
  encodeURIComponent(markupMarker),
  markupMarker,
];

/** Names of query parameters. */
export const parameterNames = splitWords(`
  ${facetNames.join(' ')} page sortBy searchText category minPrice maxPrice url w q _rsc slug locale of address from to by inspect
  utm_source utm_campaign fbclid token email __proto__ v id parentId`);

export const headerNames = splitWords(`
  accept accept-encoding accept-language range if-none-match if-modified-since if-range rsc next-router-prefetch next-url
  next-router-segment-prefetch next-router-state-tree next-action next-resume x-nextjs-data x-middleware-subrequest
  x-middleware-rewrite x-middleware-override-headers x-invoke-path x-matched-path x-forwarded-for x-forwarded-host
  x-forwarded-proto x-http-method-override cookie authorization content-type origin referer idempotency-key x-signature
  x-campaigns-key user-agent purpose forwarded via te`);

export const headerValues = [
  ...splitWords(`
    * 1 0 text/markdown text/html application/json text/x-component ar bytes=0- bytes=5-1 bytes=0-0,1-1,2-2 W/"x" /_tree
    middleware:middleware:middleware:middleware:middleware src/middleware 127.0.0.1 999.1.1.1 ::1 elsewhere.example https
    XSRF-TOKEN=%0d%0a sha256=00 %5B%22%22%5D ["",{"children":["x",{}]}] { é no-cache application/x-www-form-urlencoded trailers`),
  '',
  'br;q=0, gzip;q=0, *;q=0',
  '1, 2, 3',
  'Bearer x',
  'Bearer a.b.c',
  'a=b; a=c',
  'multipart/form-data; boundary=x',
  'x'.repeat(6000),
  markupMarker,
];

export const methods = splitWords('POST PUT DELETE PATCH OPTIONS HEAD TRACE PROPFIND PURGE');

/** Well-formed call bodies with invented values. */
export const bodies = createBodies();

function createBodies(): object[] {
  const line = { productId: 1, variantId: 1, quantity: -1, price: 1 };
  const address = { country: 'EG', governorate: 'Cairo', city: 'Cairo', street: '1' };
  return [
    { email: 'a@shop.example', password: 'wrong', name: 'A', token: 'x' },
    {
      categoryId: 1,
      minPrice: 1,
      color: 'Black',
      sortBy: 'low',
      tags: 'brand:x',
      searchText: 'abaya',
      pageNumber: 1,
      pageSize: 12,
    },
    {
      contact: { name: 'A', email: 'a@shop.example', phoneNumber: '1' },
      address,
      shipping: 'free',
      payment: 'cash-on-delivery',
      lines: [line],
    },
    { products: [line] },
    { pageNumber: 1, pageSize: 10, number: 'RD-2026-X', email: 'a@shop.example' },
    { refreshToken: 'x' },
    { tags: ['home'], event: 'product.updated', slug: 'x', sentAt: 'x' },
    { sessionId: 'x', eventType: 'page-view', json: '{}', first: { utm_source: 'x' } },
    { name: 'A', email: 'a@shop.example', subject: 'x', message: '' },
  ];
}

function splitWords(text: string): string[] {
  return text.trim().split(/\s+/);
}
