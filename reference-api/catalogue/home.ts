import type { SourceSlide, SourceSocialPost } from './types.ts';

export const slides: SourceSlide[] = [
  {
    title: { en: 'The Camel Open Abaya', ar: 'العباية الجملي المفتوحة' },
    subtitle: {
      en: 'A wool-blend layer over rose or plum, for evenings that turn cool.',
      ar: 'طبقة من كريب الصوف فوق الوردي أو البرقوقي حين يبرد المساء.',
    },
    image: 'hero/trio-warm.webp',
    weekly: true,
    target: { product: 'wool-blend-open-abaya' },
  },
  {
    title: { en: 'Sage, Softly Folded', ar: 'أخضر مريمي هادئ' },
    subtitle: {
      en: 'Crepe hijabs with a matte surface and a fold that stays.',
      ar: 'طرح كريب بملمس مطفي ولفّة تثبت في مكانها.',
    },
    image: 'hero/hijab-sage.webp',
    weekly: true,
    target: { category: 'hijabs' },
  },
  {
    title: { en: 'Finishing Touches', ar: 'اللمسة الأخيرة' },
    subtitle: {
      en: 'Amber scent and pearl drops for Eid visits and engagement nights.',
      ar: 'عطر عنبر وحلق لؤلؤ لزيارات العيد وليالي الخطوبة.',
    },
    image: 'hero/still-gold.webp',
    weekly: true,
    target: { featureTag: 'occasion' },
  },
  {
    title: { en: 'Cut to Cover Well', ar: 'قَصّات تستر بأناقة' },
    subtitle: {
      en: 'Who we are, and how we choose cloth, length and sleeve.',
      ar: 'من نحن، وكيف نختار القماش والطول والكم.',
    },
    image: 'hero/trio-green.webp',
    weekly: true,
    target: { url: '/pages/about' },
  },
  {
    title: { en: 'Mocha for Every Day', ar: 'موكا لكل يوم' },
    subtitle: {
      en: 'The pieces that go with everything else in the wardrobe.',
      ar: 'القطع التي تليق بكل ما في دولابكِ.',
    },
    image: 'hero/hijab-mocha.webp',
    weekly: false,
    target: { featureTag: 'everyday-essentials' },
  },
];

export const socialPosts: SourceSocialPost[] = [
  { image: 'social/1.webp', link: '', banner: true },
  { image: 'social/2.webp', link: '', banner: false },
  { image: 'social/3.webp', link: '', banner: false },
  { image: 'social/4.webp', link: '', banner: false },
  { image: 'social/5.webp', link: '', banner: false },
];
