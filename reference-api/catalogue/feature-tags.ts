import type { SourceFeatureTag } from './types.ts';

export const featureTags: SourceFeatureTag[] = [
  {
    slug: 'best-sellers',
    code: 'BestSellers',
    name: { en: 'Best Sellers', ar: 'الأكثر مبيعًا' },
    image: 'abaya-closed/black-front.webp',
    inMenu: true,
    onHome: true,
  },
  {
    slug: 'shop-the-look',
    code: 'ShopTheLook',
    name: { en: 'Shop The Look', ar: 'تسوّقي الإطلالة' },
    image: 'abaya-open/olive-front.webp',
    onHome: true,
  },
  {
    slug: 'new-in',
    code: 'NewIn',
    name: { en: 'New In', ar: 'وصل حديثًا' },
    image: 'dress-aline/ivory-floral-front.webp',
    inMenu: true,
  },
  {
    slug: 'workwear',
    code: 'Workwear',
    name: { en: 'Workwear', ar: 'ملابس الشغل' },
    image: 'coat-long/camel-front.webp',
    inMenu: true,
  },
  {
    slug: 'occasion',
    code: 'Occasion',
    name: { en: 'Occasion', ar: 'مناسبات' },
    image: 'skirt-satin/midnight-front.webp',
    inMenu: true,
  },
  {
    slug: 'everyday-essentials',
    code: 'EverydayEssentials',
    name: { en: 'Everyday Essentials', ar: 'أساسيات كل يوم' },
    image: 'hijab-wrap/white-front.webp',
  },
];
