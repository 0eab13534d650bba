import type { SourceCategory } from './types.ts';

export const categories: SourceCategory[] = [
  {
    slug: 'abayas',
    name: { en: 'Abayas', ar: 'عبايات' },
    description: {
      en: 'Open and closed abayas and kaftans, cut full length in crepe, wool blends and cotton.',
      ar: 'عبايات مفتوحة ومقفولة وقفاطين بطول كامل من الكريب والقطن وخامات ممزوجة بالصوف.',
    },
    image: 'abaya-open/camel-front.webp',
    inMenu: true,
    featured: true,
  },
  {
    slug: 'open-abayas',
    name: { en: 'Open Abayas', ar: 'عبايات مفتوحة' },
    description: {
      en: 'Long layers without fastenings, to wear over dresses or wide pants.',
      ar: 'طبقات طويلة بدون إغلاق تُلبس فوق الفساتين والبناطيل الواسعة.',
    },
    parent: 'abayas',
    image: 'abaya-open/slate-turn.webp',
  },
  {
    slug: 'closed-abayas',
    name: { en: 'Closed Abayas', ar: 'عبايات مقفولة' },
    description: {
      en: 'Floor-length abayas in opaque crepe that need very little underneath.',
      ar: 'عبايات بطول كامل من كريب لا يشفّ، ولا تحتاج إلى الكثير تحتها.',
    },
    parent: 'abayas',
    image: 'abaya-closed/deep-green-front.webp',
  },
  {
    slug: 'kaftans',
    name: { en: 'Kaftans', ar: 'قفاطين' },
    description: {
      en: 'Loose cotton kaftans with wide sleeves for home, Ramadan and summer evenings.',
      ar: 'قفاطين قطن واسعة الأكمام للبيت ورمضان وليالي الصيف.',
    },
    parent: 'abayas',
    image: 'kaftan/indigo-front.webp',
  },
  {
    slug: 'dresses',
    name: { en: 'Dresses', ar: 'فساتين' },
    description: {
      en: 'Modest dresses with round necks and real sleeves, in maxi and midi lengths.',
      ar: 'فساتين محتشمة برقبة مستديرة وأكمام وافية، بطول كامل أو ميدي.',
    },
    image: 'dress-gathered/dusty-rose-front.webp',
    inMenu: true,
    featured: true,
  },
  {
    slug: 'maxi-dresses',
    name: { en: 'Maxi Dresses', ar: 'فساتين طويلة' },
    description: {
      en: 'Full-length dresses that reach the ankle and move easily.',
      ar: 'فساتين تصل إلى الكاحل وتتحرك معكِ بسهولة.',
    },
    parent: 'dresses',
    image: 'dress-gathered/forest-front.webp',
  },
  {
    slug: 'midi-dresses',
    name: { en: 'Midi Dresses', ar: 'فساتين ميدي' },
    description: {
      en: 'Mid-calf dresses to wear with boots, tights or over wide pants.',
      ar: 'فساتين لمنتصف الساق تُلبس مع البوت والشراب السميك أو فوق بنطلون واسع.',
    },
    parent: 'dresses',
    image: 'dress-aline/terracotta-front.webp',
  },
  {
    slug: 'tops',
    name: { en: 'Tops', ar: 'بلوزات' },
    description: {
      en: 'Tunics and knits long or loose enough to wear without a second thought.',
      ar: 'تونيكات وتريكو بطول وسعة يريحانكِ من التفكير.',
    },
    image: 'tunic-placket/navy-stripe-front.webp',
    inMenu: true,
  },
  {
    slug: 'tunics',
    name: { en: 'Tunics', ar: 'تونيكات' },
    description: {
      en: 'Long tops in washed linen and cotton that cover the hips.',
      ar: 'بلوزات طويلة من الكتان والقطن المغسول تغطي الأرداف.',
    },
    parent: 'tops',
    image: 'tunic-placket/oat-turn.webp',
  },
  {
    slug: 'knitwear',
    name: { en: 'Knitwear', ar: 'تريكو' },
    description: {
      en: 'Soft wool jumpers with ribbed edges for the cold months.',
      ar: 'بلوفرات صوف ناعمة بحواف مضلّعة لشهور البرد.',
    },
    parent: 'tops',
    image: 'jumper-knit/cream-front.webp',
  },
  {
    slug: 'jackets',
    name: { en: 'Jackets', ar: 'جاكيتات' },
    description: {
      en: 'Short jackets and long coats in wool, made to go over skirts and dresses.',
      ar: 'جاكيتات قصيرة وبالطوهات طويلة من الصوف تُلبس فوق الجيبات والفساتين.',
    },
    image: 'jacket-cropped/cream-front.webp',
    inMenu: true,
    featured: true,
  },
  {
    slug: 'cropped-jackets',
    name: { en: 'Cropped Jackets', ar: 'جاكيتات قصيرة' },
    description: {
      en: 'Collarless short jackets that end just below the waist.',
      ar: 'جاكيتات قصيرة بدون ياقة تنتهي تحت الخصر بقليل.',
    },
    parent: 'jackets',
    image: 'jacket-cropped/espresso-front.webp',
  },
  {
    slug: 'coats',
    name: { en: 'Coats', ar: 'بالطوهات' },
    description: {
      en: 'Long wool coats with a clean collarless neck.',
      ar: 'بالطوهات صوف طويلة برقبة نظيفة بدون ياقة.',
    },
    parent: 'jackets',
    image: 'coat-long/charcoal-turn.webp',
  },
  {
    slug: 'pants',
    name: { en: 'Pants', ar: 'بناطيل' },
    description: {
      en: 'Wide pants with an easy drape and a plain waistband.',
      ar: 'بناطيل واسعة بانسدال مريح وحزام خصر سادة.',
    },
    image: 'trousers-wide/sand-front.webp',
    inMenu: true,
  },
  {
    slug: 'palazzo-pants',
    name: { en: 'Palazzo Pants', ar: 'بناطيل بلازو' },
    description: {
      en: 'Wide legs in fluid twill, creased in front and level at the floor.',
      ar: 'أرجل واسعة من التويل المنسدل، بكسرة أمامية وذيل يلامس الأرض.',
    },
    parent: 'pants',
    image: 'trousers-wide/olive-front.webp',
  },
  {
    slug: 'skirts',
    name: { en: 'Skirts', ar: 'جيبات' },
    description: {
      en: 'Full skirts with smooth waistbands, in gabardine and satin.',
      ar: 'جيبات واسعة بحزام خصر ناعم من الجبردين والساتان.',
    },
    image: 'skirt-bell/mocha-front.webp',
    inMenu: true,
  },
  {
    slug: 'bell-skirts',
    name: { en: 'Bell Skirts', ar: 'جيبات كلوش' },
    description: {
      en: 'Structured skirts whose folds open to a level midi hem.',
      ar: 'جيبات متماسكة تنفتح كسراتها حتى ذيل ميدي متساوٍ.',
    },
    parent: 'skirts',
    image: 'skirt-bell/sand-front.webp',
  },
  {
    slug: 'satin-skirts',
    name: { en: 'Satin Skirts', ar: 'جيبات ساتان' },
    description: {
      en: 'Heavy satin skirts for weddings, Eid and dinners.',
      ar: 'جيبات من الساتان الثقيل للأفراح والعيد والعزومات.',
    },
    parent: 'skirts',
    image: 'skirt-satin/emerald-front.webp',
  },
  {
    slug: 'hijabs',
    name: { en: 'Hijabs', ar: 'طرح وحجاب' },
    description: {
      en: 'Scarves and veils in crepe and satin, in shades that match the clothes.',
      ar: 'طرح وخمارات من الكريب والساتان بدرجات تليق بالملابس.',
    },
    image: 'hijab-wrap/sage-front.webp',
    inMenu: true,
    featured: true,
  },
  {
    slug: 'crepe-hijabs',
    name: { en: 'Crepe Hijabs', ar: 'طرح كريب' },
    description: {
      en: 'Matte crepe scarves that hold a fold and stay in place through the day.',
      ar: 'طرح كريب مطفية تحفظ لفّتها وتثبت طوال اليوم.',
    },
    parent: 'hijabs',
    image: 'hijab-wrap/mocha-detail.webp',
  },
  {
    slug: 'satin-hijabs',
    name: { en: 'Satin Hijabs', ar: 'طرح ساتان' },
    description: {
      en: 'Satin scarves with a quiet sheen for evenings and occasions.',
      ar: 'طرح ساتان بلمعة هادئة للسهرات والمناسبات.',
    },
    parent: 'hijabs',
    image: 'hijab-satin/burgundy-front.webp',
  },
  {
    slug: 'veils',
    name: { en: 'Veils', ar: 'خمارات' },
    description: {
      en: 'Long veils that hang straight over the chest down to the hips.',
      ar: 'خمارات طويلة تنسدل فوق الصدر حتى الأرداف.',
    },
    parent: 'hijabs',
    image: 'veil-cape/stone-front.webp',
  },
  {
    slug: 'jewelry',
    name: { en: 'Jewelry', ar: 'إكسسوارات' },
    description: {
      en: 'Gold-toned pieces with a single pearl, light enough to wear every day.',
      ar: 'قطع ذهبية اللون بلؤلؤة واحدة، خفيفة للبس كل يوم.',
    },
    image: 'earrings-pearl/white-pearl-detail.webp',
    inMenu: true,
    featured: true,
  },
  {
    slug: 'earrings',
    name: { en: 'Earrings', ar: 'حلقان' },
    description: {
      en: 'Slim hoops with pearl drops.',
      ar: 'حلقان رفيعة تتدلى منها لؤلؤة.',
    },
    parent: 'jewelry',
    image: 'earrings-pearl/rose-pearl-front.webp',
  },
  {
    slug: 'necklaces',
    name: { en: 'Necklaces', ar: 'سلاسل' },
    description: {
      en: 'Fine chains to wear over a dress neckline or a satin scarf.',
      ar: 'سلاسل رفيعة تُلبس فوق رقبة الفستان أو طرحة الساتان.',
    },
    parent: 'jewelry',
    image: 'necklace-pearl/white-pearl-front.webp',
  },
  {
    slug: 'rings',
    name: { en: 'Rings', ar: 'خواتم' },
    description: {
      en: 'Slender rings with a round pearl.',
      ar: 'خواتم رفيعة بلؤلؤة مستديرة.',
    },
    parent: 'jewelry',
    image: 'ring-pearl/rose-pearl-front.webp',
  },
  {
    slug: 'beauty',
    name: { en: 'Beauty', ar: 'جمال وعناية' },
    description: {
      en: 'Perfume, lipstick and skin care chosen for warm weather and long days.',
      ar: 'عطور وروج وعناية بالبشرة تناسب الجو الحار واليوم الطويل.',
    },
    image: 'perfume/rose-front.webp',
    inMenu: true,
    featured: true,
  },
  {
    slug: 'perfume',
    name: { en: 'Perfume', ar: 'عطور' },
    description: {
      en: 'Amber and rose scents in square glass flacons.',
      ar: 'عطور عنبر وورد في زجاجات مربعة.',
    },
    parent: 'beauty',
    image: 'perfume/amber-front.webp',
  },
  {
    slug: 'make-up',
    name: { en: 'Make-Up', ar: 'مكياج' },
    description: {
      en: 'Matte and satin lipsticks in shades from nude to plum.',
      ar: 'أقلام روج مط وساتان بدرجات من البيج الوردي إلى البرقوقي.',
    },
    parent: 'beauty',
    image: 'lipstick/rosewood-front.webp',
  },
  {
    slug: 'skin-care',
    name: { en: 'Skin Care', ar: 'عناية بالبشرة' },
    description: {
      en: 'Light serums with a dropper for morning and night.',
      ar: 'سيروم خفيف بقطّارة للصباح والمساء.',
    },
    parent: 'beauty',
    image: 'serum/sage-front.webp',
  },
  {
    slug: 'electronics',
    name: { en: 'Electronics', ar: 'إلكترونيات' },
    description: {
      en: 'Phones, headphones and earbuds in soft shades that sit well with your bag.',
      ar: 'موبايلات وسماعات بألوان هادئة تليق بشنطتكِ.',
    },
    image: 'headphones/ivory-turn.webp',
    inMenu: true,
  },
  {
    slug: 'mobile-tablets',
    name: { en: 'Phones', ar: 'موبايلات' },
    description: {
      en: 'Slim phones in aluminum and glass.',
      ar: 'موبايلات رفيعة من الألومنيوم والزجاج.',
    },
    parent: 'electronics',
    image: 'phone/silver-front.webp',
  },
  {
    slug: 'headphones',
    name: { en: 'Headphones', ar: 'سماعات رأس' },
    description: {
      en: 'Over-ear headphones with a padded band and soft cups.',
      ar: 'سماعات رأس بطوق مبطّن ووسائد ناعمة حول الأذن.',
    },
    parent: 'electronics',
    image: 'headphones/black-front.webp',
  },
  {
    slug: 'earbuds',
    name: { en: 'Earbuds', ar: 'سماعات أذن' },
    description: {
      en: 'Wireless earbuds with a pocket-sized charging case.',
      ar: 'سماعات أذن لاسلكية بعلبة شحن صغيرة.',
    },
    parent: 'electronics',
    image: 'earbuds/sage-front.webp',
  },
];
