import type { Id } from '../../../platform/wire/identifiers.ts';
import type { PriceReadContext } from '../../../platform/wire/read-context.ts';
import { uploadsUrl } from '../../../platform/wire/uploads-url.ts';

/**
 * Creates a context that records the names of unreadable fields and the ids of products with indistinct variants.
 * @param decimals of the prices
 */
export function testReadContext(
  decimals = 2,
): PriceReadContext & { unreadableFields: string[]; indistinctProducts: Id[] } {
  const unreadableFields: string[] = [];
  const indistinctProducts: Id[] = [];
  return {
    unreadableFields,
    decimals,
    indistinctProducts,
    uploadsUrl: (path) => uploadsUrl(path, 'https://api.shop.test/uploads'),
    reportUnreadable: (field) => unreadableFields.push(field),
    imageBaseUrls: ['https://cdn.example/shop-1/'],
    reportIndistinctVariants: (id) => indistinctProducts.push(id),
  };
}

const sale = { salePrice: 900.5, startAt: '2026-01-01T00:00:00+02:00', endAt: '2026-02-01T00:00:00Z' };

/** A product that satisfies the strict contract. */
export const wireProduct = {
  id: 7,
  slug: 'open-abaya',
  title: 'Open abaya',
  description: '<p>Soft <strong>crepe</strong></p>',
  metaTitle: 'Open abaya',
  metaDescription: 'An open abaya in soft crepe',
  metaKeyWords: 'abaya, crepe',
  mainCategory: { id: 1, name: 'Abayas', slug: 'abayas' },
  category: { name: 'Open abayas' },
  brand: 'Rida',
  avaliable: 5,
  status: 'in-stock',
  quantity: 5,
  discount: 10,
  price: 1000,
  defaultVariant: {
    id: 72,
    sku: 'A-72',
    price: 1000,
    ...sale,
    quantity: 2,
    images: [{ filePath: 'abaya/black.webp' }],
    attributes: [
      { name: 'size', value: 'L' },
      { name: 'color', value: 'Black' },
      { name: 'ColorCode', value: '#000000' },
    ],
  },
  defaultVariantImageURL: 'abaya/black.webp',
  featuredImage: { filePath: 'abaya/front.webp' },
  imageURLs: ['abaya/front.webp', 'abaya/turn.webp'],
  videoId: 'abaya/walk.mp4',
  variants: [
    {
      id: 71,
      sku: 'A-71',
      price: 1000,
      salePrice: null,
      startAt: null,
      endAt: null,
      quantity: 3,
      images: [{ filePath: 'abaya/camel.webp' }],
      attributes: [
        { name: 'size', value: 'M' },
        { name: 'color', value: 'Camel' },
        { name: 'ColorCode', value: '#c19a6b' },
      ],
    },
    {
      id: 72,
      sku: 'A-72',
      price: 1000,
      ...sale,
      quantity: 2,
      images: [{ filePath: 'abaya/black.webp' }],
      attributes: [
        { name: 'size', value: 'L' },
        { name: 'color', value: 'Black' },
        { name: 'ColorCode', value: '#000000' },
      ],
    },
  ],
  productAttributes: [{ name: 'Fabric', value: 'Crepe' }],
  tags: ['new-in'],
  isWishList: false,
  productType: 'fashion',
  reviews: [{ rating: 4, name: 'Mona', date: '2025-12-01T10:00:00Z', review: 'Lovely', user: null }],
  goesWith: ['crepe-hijab'],
  measurements: [{ size: 'M', chest: 112, length: 140, sleeve: 57.5 }],
  reviewCount: 1,
  averageRating: 4,
  updatedAt: '2025-12-02T10:00:00Z',
};
