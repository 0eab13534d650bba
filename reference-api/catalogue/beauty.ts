import type { SourceProduct } from './types.ts';

export const beauty: SourceProduct[] = [
  {
    slug: 'anbar-wa-oud-eau-de-parfum',
    look: 'perfume',
    title: { en: 'Anbar wa Oud Eau de Parfum', ar: 'عطر عنبر وعود أو دو برفان' },
    description: {
      en: `<p>Amber in the Cairo manner: labdanum and benzoin warmed with saffron, over a dry oud that stays in the background. It opens with bitter orange for ten minutes or so, then settles into something close to resin and old wood, sweet but never sugary.</p><p>Two sprays on the scarf and one on the wrist last from late afternoon to the end of a wedding. On fabric it is still there the next day, so test it on a dark seam before you spray a pale hijab: the juice has a golden tint. The flacon is heavy square glass with a gold collar and a dark cap.</p><ul><li>Top: bitter orange, saffron</li><li>Heart: labdanum, rose absolute</li><li>Base: oud accord, benzoin, cedar</li></ul>`,
      ar: `<p>عنبر على الطريقة القاهرية: لابدانوم وجاوي مع دفء الزعفران، فوق عود جاف يبقى في الخلفية. يفتتح بالنارنج نحو عشر دقائق، ثم يهدأ إلى رائحة قريبة من الراتنج والخشب القديم، حلوة من غير سكر زائد.</p><p>بختان على الطرحة وواحدة على المعصم تكفي من العصر حتى نهاية الفرح. ويبقى على القماش إلى اليوم التالي، فجرّبيه على خياطة داخلية قبل رش الطرحة الفاتحة لأن السائل ذهبي اللون. الزجاجة مربعة ثقيلة بطوق ذهبي وغطاء داكن.</p><ul><li>المقدمة: نارنج وزعفران</li><li>القلب: لابدانوم وخلاصة الورد</li><li>القاعدة: عود وجاوي وخشب الأرز</li></ul>`,
    },
    metaDescription: {
      en: 'Warm amber and oud eau de parfum with saffron, benzoin and cedar, in a square glass flacon. Lasts through an evening; 50 ml and 100 ml.',
      ar: 'عطر عنبر وعود دافئ بالزعفران والجاوي وخشب الأرز، أو دو برفان في زجاجة مربعة يدوم طوال السهرة. متوفر 50 و100 مل.',
    },
    keywords: {
      en: 'amber perfume, oud perfume, eau de parfum, saffron, evening scent, oriental perfume',
      ar: 'عطر عنبر, عطر عود, أو دو برفان, زعفران, عطر سهرة, عطر شرقي',
    },
    category: 'perfume',
    brand: 'Attar House',
    type: 'beauty',
    price: 1250,
    colors: ['amber'],
    sizes: ['50 ml', '100 ml'],
    sizeSurcharge: { '100 ml': 600 },
    stock: 23,
    attributes: [
      {
        name: { en: 'Concentration', ar: 'التركيز' },
        value: { en: 'Eau de parfum, 18%', ar: 'أو دو برفان، 18%' },
      },
      { name: { en: 'Family', ar: 'العائلة العطرية' }, value: { en: 'Woody amber', ar: 'عنبري خشبي' } },
      {
        name: { en: 'Lasting', ar: 'الثبات' },
        value: { en: '7–9 hours on skin', ar: 'من 7 إلى 9 ساعات على البشرة' },
      },
      { name: { en: 'Base', ar: 'المذيب' }, value: { en: 'Perfumer’s alcohol', ar: 'كحول عطري' } },
      {
        name: { en: 'Storage', ar: 'الحفظ' },
        value: { en: 'Away from heat and direct sun', ar: 'بعيدًا عن الحرارة وأشعة الشمس' },
      },
    ],
    tags: ['best-sellers', 'occasion'],
    reviews: [
      {
        rating: 5,
        name: 'Amira Zaki',
        daysAgo: 10,
        review: {
          en: 'Not the heavy oud I was afraid of. My scarf still smelled of it after a night in the wardrobe.',
          ar: 'ليس العود الثقيل الذي كنت أخشاه. بقيت رائحته في طرحتي بعد ليلة في الدولاب.',
        },
      },
      {
        rating: 4,
        name: 'Randa Helmy',
        daysAgo: 37,
        review: {
          en: 'Lovely in winter, I put it away between June and September.',
          ar: 'جميل في الشتاء، وأضعه جانبًا من يونيو إلى سبتمبر.',
        },
      },
      {
        rating: 5,
        name: 'Mohamed Anwar',
        daysAgo: 61,
        review: {
          en: 'Bought for my wife, second bottle now. The 100 ml is the better deal.',
          ar: 'اشتريته لزوجتي وهذه الزجاجة الثانية. حجم 100 مل أوفر.',
        },
      },
      {
        rating: 3,
        name: 'Nivine Boutros',
        daysAgo: 102,
        review: {
          en: 'The opening is beautiful, but on my skin it stays close after four hours.',
          ar: 'الافتتاحية جميلة، لكنه على بشرتي يصبح خافتًا بعد أربع ساعات.',
        },
      },
    ],
  },
  {
    slug: 'ward-taifi-eau-de-parfum',
    look: 'perfume',
    title: { en: 'Ward Taifi Eau de Parfum', ar: 'عطر ورد طائفي أو دو برفان' },
    description: {
      en: `<p>Rose as it smells in the garden at six in the morning, green stem included. Ward Taifi sets a peppery Taif rose against pink pepper and a little geranium, so the flower stays crisp where many rose scents turn to jam.</p><p>What is left after two hours is white musk and a trace of sandalwood, near to the skin and clean enough for an office, a lecture hall or a taxi with the windows closed. Colleagues will notice it when you lean in, not when you enter. The pale mauve juice rarely marks cloth, yet we would still keep it off white satin.</p><ul><li>Opens on pink pepper and rose leaf</li><li>Taif rose and geranium in the middle</li><li>White musk and sandalwood to finish</li></ul>`,
      ar: `<p>الورد كما تشمينه في الحديقة عند السادسة صباحًا، بعوده الأخضر وكل ما فيه. يضع العطر الورد الطائفي بحدّته الخفيفة أمام الفلفل الوردي وقليل من العطرة، فتبقى الزهرة منعشة ولا تتحول إلى رائحة المربى.</p><p>بعد ساعتين يبقى المسك الأبيض ولمحة من الصندل، قريبًا من البشرة ونظيفًا بما يناسب المكتب وقاعة المحاضرات والسيارة المغلقة. يلاحظه من يقترب منكِ وليس من يدخل الغرفة. سائله بنفسجي فاتح قلّما يترك أثرًا، ومع ذلك نفضّل إبعاده عن الساتان الأبيض.</p><ul><li>يفتتح بالفلفل الوردي وورق الورد</li><li>وفي قلبه الورد الطائفي والعطرة</li><li>وينتهي بالمسك الأبيض والصندل</li></ul>`,
    },
    metaDescription: {
      en: 'A crisp Taif rose eau de parfum with pink pepper, geranium and white musk. Stays close to the skin, suited to the office and to daytime.',
      ar: 'عطر ورد طائفي منعش مع الفلفل الوردي والعطرة والمسك الأبيض، قريب من البشرة ويناسب المكتب والجامعة وساعات النهار.',
    },
    keywords: {
      en: 'rose perfume, Taif rose, eau de parfum, musk, office scent',
      ar: 'عطر ورد, ورد طائفي, أو دو برفان, مسك أبيض, عطر نهاري',
    },
    category: 'perfume',
    brand: 'Attar House',
    type: 'beauty',
    price: 1150,
    colors: ['rose'],
    sizes: ['50 ml', '100 ml'],
    sizeSurcharge: { '100 ml': 550 },
    stock: 16,
    stockOf: { 'rose/100 ml': 0 },
    sale: { window: 'soon', percent: 15 },
    attributes: [
      {
        name: { en: 'Concentration', ar: 'التركيز' },
        value: { en: 'Eau de parfum, 15%', ar: 'أو دو برفان، 15%' },
      },
      { name: { en: 'Family', ar: 'العائلة العطرية' }, value: { en: 'Floral musk', ar: 'زهري مسكي' } },
      {
        name: { en: 'Lasting', ar: 'الثبات' },
        value: { en: '5–6 hours on skin', ar: 'من 5 إلى 6 ساعات على البشرة' },
      },
      {
        name: { en: 'Season', ar: 'الموسم' },
        value: { en: 'All year, daytime', ar: 'طوال العام، للنهار' },
      },
      { name: { en: 'Base', ar: 'المذيب' }, value: { en: 'Perfumer’s alcohol', ar: 'كحول عطري' } },
    ],
    tags: ['new-in', 'workwear'],
    reviews: [
      {
        rating: 5,
        name: 'Habiba Nour',
        daysAgo: 7,
        review: {
          en: 'Real rose, not the soap kind. Quiet, and nobody in my office complains of a headache.',
          ar: 'ورد حقيقي وليس رائحة صابون. هادئ ولا أحد في المكتب يشتكي من الصداع.',
        },
      },
      {
        rating: 4,
        name: 'Eman Youssef',
        daysAgo: 29,
        review: {
          en: 'I reapply after lunch. A travel size would be welcome.',
          ar: 'أعيد رشه بعد الغداء. ليته يتوفر بحجم للحقيبة.',
        },
      },
    ],
  },
  {
    slug: 'warda-soft-matte-lipstick',
    look: 'lipstick',
    title: { en: 'Soft Matte Lipstick', ar: 'روج مط ناعم' },
    description: {
      en: `<p>Rosewood and nude, the two shades that go in the bag on an ordinary Tuesday. Rosewood is a muted brown-rose that suits olive and medium skins; nude leans peach and shows true on fair to medium lips, while deeper ones want a brown liner.</p><p>The bullet is waxy enough to keep its slanted edge, so you can draw the corners without a brush. It sets in about a minute to a velvety finish that lets the lip texture show a little and does not crack at the middle. Coffee takes some of it; water does not.</p><ul><li>3.8 g in a black tube with a gold collar</li><li>With jojoba oil and candelilla wax</li><li>No perfume added</li></ul>`,
      ar: `<p>خشب الورد والبيج الوردي، درجتان تبقيان في الشنطة لأي يوم عادي. خشب الورد بني وردي مطفي يناسب البشرة القمحية والمتوسطة، أما البيج الوردي فيميل إلى الخوخي ويظهر على الشفاه الفاتحة والمتوسطة بلونه، ويحتاج على الأغمق إلى محدد بني.</p><p>قوامه متماسك يحافظ على حافته المائلة، فترسمين الزوايا بلا فرشاة. يثبت خلال دقيقة تقريبًا بملمس مخملي لا يخفي طبيعة الشفاه تمامًا ولا يتشقق في المنتصف. القهوة تأخذ منه قليلًا، والماء لا.</p><ul><li>3.8 جم في أنبوب أسود بطوق ذهبي</li><li>بزيت الجوجوبا وشمع الكانديلا</li><li>بلا عطر مضاف</li></ul>`,
    },
    metaDescription: {
      en: 'Velvety soft matte lipstick in rosewood and nude, 3.8 g. Sets in a minute, keeps a precise edge and wears lightly through the working day.',
      ar: 'روج مط بملمس مخملي بدرجتي خشب الورد والبيج الوردي، 3.8 جم. يثبت خلال دقيقة واحدة ويبقى خفيفًا على الشفاه طوال يوم العمل.',
    },
    keywords: {
      en: 'matte lipstick, nude lipstick, rosewood lipstick, everyday make-up, velvet finish',
      ar: 'روج مط, روج نود, روج خشب الورد, مكياج يومي, أحمر شفاه',
    },
    category: 'make-up',
    brand: 'Warda',
    type: 'beauty',
    price: 290,
    colors: ['rosewood', 'nude'],
    sizes: [],
    stock: 60,
    stockOf: { 'nude/': 0 },
    attributes: [
      { name: { en: 'Finish', ar: 'اللمسة النهائية' }, value: { en: 'Soft matte', ar: 'مط ناعم' } },
      {
        name: { en: 'Coverage', ar: 'التغطية' },
        value: { en: 'Medium, can be built up', ar: 'متوسطة وقابلة للزيادة' },
      },
      { name: { en: 'Net weight', ar: 'الوزن الصافي' }, value: { en: '3.8 g', ar: '3.8 جم' } },
      {
        name: { en: 'Use within', ar: 'مدة الاستخدام' },
        value: { en: '24 months of opening', ar: '24 شهرًا بعد الفتح' },
      },
    ],
    tags: ['everyday-essentials', 'workwear'],
    reviews: [
      {
        rating: 5,
        name: 'Donia Hamed',
        daysAgo: 13,
        review: {
          en: 'Rosewood is exactly my lip color, only tidier. It does not dry my lips out.',
          ar: 'خشب الورد هو لون شفتيّ لكن أرتب. ولا يجففهما.',
        },
      },
      {
        rating: 4,
        name: 'Maha El Gendy',
        daysAgo: 45,
        review: {
          en: 'Comfortable for six hours at work. The cap could close more firmly.',
          ar: 'مريح ست ساعات في العمل. ليت الغطاء يُغلق بإحكام أكثر.',
        },
      },
      {
        rating: 3,
        name: 'Ola Badawy',
        daysAgo: 80,
        review: {
          en: 'The nude was too light for my skin, I have to mix it with a brown pencil.',
          ar: 'البيج الوردي فاتح على بشرتي، وأضطر إلى خلطه بقلم بني.',
        },
      },
    ],
  },
  {
    slug: 'warda-deep-satin-lipstick',
    look: 'lipstick',
    title: { en: 'Deep Satin Lipstick', ar: 'روج ساتان غامق' },
    description: {
      en: `<p>For evenings, and for anyone who would sooner wear lipstick than eye make-up. Brick is a burnt red with orange underneath, good against gold and cream. Plum is cooler, between wine and violet, and makes the white of the eyes look clearer.</p><p>One pass gives a sheer stain, two the full color in the picture. The satin formula carries more oil than our matte one: it moves on the lip, stays supple for four hours or so, and should be blotted once before a scarf is pulled past the mouth. Remove it with a balm; both pigments are strong enough to tint a towel.</p><ul><li>Castor oil, shea and beeswax base</li><li>4 g bullet, cap with a gold band</li><li>Faint vanilla scent</li></ul>`,
      ar: `<p>للمساء، ولكل من تفضّل الروج على مكياج العيون. القرميدي أحمر محروق تحته مسحة برتقالية، يليق مع الذهب والكريمي. والبرقوقي أبرد، بين النبيتي والبنفسجي، ويُظهر بياض العين.</p><p>تمريرة واحدة تعطي لونًا شفافًا، وتمريرتان اللون الكامل كما في الصورة. تركيبته الساتان أغنى بالزيوت من روجنا المط، فيبقى لينًا نحو أربع ساعات، وننصح بتجفيفه بمنديل مرة قبل لفّ الطرحة كي لا يعلق بها. يُزال ببلسم، فالصبغة قوية وقد تلوّن المنشفة.</p><ul><li>قاعدة من زيت الخروع والشيا وشمع العسل</li><li>4 جم، والغطاء بحزام ذهبي</li><li>رائحة فانيليا خفيفة</li></ul>`,
    },
    metaDescription: {
      en: 'Satin lipstick in burnt brick and cool plum, 4 g. One pass for a sheer stain, two for full color; supple on the lips for around four hours.',
      ar: 'روج ساتان بالقرميدي والبرقوقي، 4 جم. تمريرة للون شفاف واثنتان للون الكامل، ويبقى لينًا على الشفاه نحو أربع ساعات.',
    },
    keywords: {
      en: 'satin lipstick, brick red lipstick, plum lipstick, evening make-up, shea lipstick',
      ar: 'روج ساتان, روج قرميدي, روج برقوقي, مكياج سهرة, أحمر شفاه غامق',
    },
    category: 'make-up',
    brand: 'Warda',
    type: 'beauty',
    price: 340,
    colors: ['brick', 'plum'],
    sizes: [],
    stock: 37,
    sale: { window: 'on', percent: 25, colors: ['plum'] },
    attributes: [
      { name: { en: 'Finish', ar: 'اللمسة النهائية' }, value: { en: 'Satin', ar: 'ساتان' } },
      {
        name: { en: 'Coverage', ar: 'التغطية' },
        value: { en: 'Sheer to full', ar: 'من شفافة إلى كاملة' },
      },
      {
        name: { en: 'Undertone', ar: 'درجة اللون' },
        value: { en: 'Brick warm, plum cool', ar: 'القرميدي دافئ والبرقوقي بارد' },
      },
      { name: { en: 'Net weight', ar: 'الوزن الصافي' }, value: { en: '4 g', ar: '4 جم' } },
      {
        name: { en: 'Use within', ar: 'مدة الاستخدام' },
        value: { en: '18 months of opening', ar: '18 شهرًا بعد الفتح' },
      },
    ],
    tags: ['occasion'],
    reviews: [
      {
        rating: 5,
        name: 'Joumana Khoury',
        daysAgo: 19,
        review: {
          en: 'Plum with an emerald scarf was the only color I needed that evening.',
          ar: 'البرقوقي مع طرحة زمردي، ولم أحتج إلى غيره تلك الليلة.',
        },
      },
      {
        rating: 4,
        name: 'Basma Attia',
        daysAgo: 56,
        unverified: true,
        review: {
          en: 'Rich color from the second pass. It does transfer to cups, as every satin does.',
          ar: 'لون غني من التمريرة الثانية. ينتقل إلى الكوب طبعًا كأي روج ساتان.',
        },
      },
    ],
  },
  {
    slug: 'naqa-vitamin-c-serum',
    look: 'serum',
    title: { en: 'Shams Vitamin C Serum', ar: 'سيروم شمس بفيتامين سي' },
    description: {
      en: `<p>A morning serum for skin that looks tired or uneven after summer. It uses 10% ethyl ascorbic acid, a stable form of vitamin C that stings less than the pure acid, with 0.5% ferulic acid to slow its aging in the bottle. The brown glass is there for the same reason: it keeps the light out.</p><p>Four drops, pressed into a dry face before moisturizer and sunscreen. The fluid is thin, slightly golden and gone in a minute, so foundation does not pill over it. Most people see more even skin in six to eight weeks; without sunscreen you will see very little.</p><ul><li>Rubber dropper, gold-colored collar</li><li>Patch-test first if you use retinol</li><li>Finish within four months</li></ul>`,
      ar: `<p>سيروم صباحي للبشرة الباهتة أو غير الموحدة بعد الصيف. يحتوي على 10% من إيثيل حمض الأسكوربيك، وهو شكل ثابت من فيتامين سي أقل لسعًا من الحمض النقي، مع 0.5% حمض فيروليك لإبطاء تأكسده. ولهذا السبب أيضًا زجاجته بنية: لتحجب الضوء.</p><p>أربع قطرات تُربَّت على وجه جاف قبل المرطب وواقي الشمس. قوامه خفيف مائل إلى الذهبي ويُمتص في دقيقة، فلا يتكتل كريم الأساس فوقه. تلاحظ الأغلبية توحدًا في اللون خلال ستة إلى ثمانية أسابيع، ومن غير واقي شمس لن تلاحظي الكثير.</p><ul><li>قطارة مطاطية وطوق ذهبي اللون</li><li>جربيه على مساحة صغيرة أولًا إن كنتِ تستخدمين الريتينول</li><li>يُستهلك خلال أربعة أشهر</li></ul>`,
    },
    metaDescription: {
      en: 'Morning serum with 10% stable vitamin C and ferulic acid in light-blocking brown glass. Thin, quick to absorb, sits well under sunscreen.',
      ar: 'سيروم صباحي بفيتامين سي الثابت 10% وحمض الفيروليك في زجاجة بنية تحجب الضوء، خفيف وسريع الامتصاص تحت واقي الشمس.',
    },
    keywords: {
      en: 'vitamin C serum, brightening serum, morning skin care, dull skin, ferulic acid',
      ar: 'سيروم فيتامين سي, سيروم نضارة, عناية صباحية, توحيد اللون, بشرة باهتة',
    },
    category: 'skin-care',
    brand: 'Naqa',
    type: 'beauty',
    price: 620,
    colors: ['amber'],
    sizes: ['30 ml', '50 ml'],
    sizeSurcharge: { '50 ml': 280 },
    stock: 27,
    stockOf: { '/50 ml': 4 },
    attributes: [
      {
        name: { en: 'Active', ar: 'المادة الفعالة' },
        value: {
          en: '10% ethyl ascorbic acid, 0.5% ferulic acid',
          ar: '10% إيثيل حمض الأسكوربيك، 0.5% حمض فيروليك',
        },
      },
      {
        name: { en: 'Skin', ar: 'نوع البشرة' },
        value: { en: 'Normal, combination, dull', ar: 'العادية والمختلطة والباهتة' },
      },
      { name: { en: 'When', ar: 'وقت الاستخدام' }, value: { en: 'Morning', ar: 'صباحًا' } },
      { name: { en: 'Texture', ar: 'القوام' }, value: { en: 'Thin fluid', ar: 'سائل خفيف' } },
      {
        name: { en: 'Storage', ar: 'الحفظ' },
        value: { en: 'Below 25°C, cap closed', ar: 'أقل من 25 درجة مع إحكام الغطاء' },
      },
    ],
    tags: ['everyday-essentials'],
    reviews: [
      {
        rating: 5,
        name: 'Nesma Farouk',
        daysAgo: 21,
        review: {
          en: 'Two months in, the marks on my cheeks are lighter. I use it under sunscreen every morning.',
          ar: 'بعد شهرين خفّت الآثار على خدي. أستعمله كل صباح تحت واقي الشمس.',
        },
      },
      {
        rating: 4,
        name: 'Rasha Medhat',
        daysAgo: 49,
        review: {
          en: 'Good and not sticky. It tingles for a few seconds at first.',
          ar: 'جيد وغير لزج. يوخز بضع ثوانٍ في البداية.',
        },
      },
      {
        rating: 2,
        name: 'Christine Adly',
        daysAgo: 74,
        review: {
          en: 'Turned orange in month four because I kept it in the bathroom. My fault partly, but the leaflet should say so in bigger letters.',
          ar: 'صار برتقاليًا في الشهر الرابع لأنني حفظته في الحمام. جزء من الخطأ مني، لكن التنبيه في الورقة صغير جدًا.',
        },
      },
    ],
  },
  {
    slug: 'naqa-oat-milk-serum',
    look: 'serum',
    title: { en: 'Haleeb Oat Barrier Serum', ar: 'سيروم حليب الشوفان لحاجز البشرة' },
    description: {
      en: `<p>Oat, ceramides and 4% niacinamide in a milky emulsion that sits halfway between a serum and a light cream. It is meant for faces that feel tight after washing, or that have had too much acid and too much sun and need a few quiet weeks.</p><p>Use it morning and night on damp skin; one dropper covers face and neck. In humid months it can replace moisturizer altogether, and in January it goes beneath one. The milk-white glass bottle stands well on a shelf, though the rubber bulb means it should travel upright.</p><ul><li>Colloidal oat 2%, ceramide NP, squalane</li><li>Free of perfume and essential oils</li><li>Suitable around the eyes, not on the lid</li></ul>`,
      ar: `<p>شوفان وسيراميدات و4% نياسيناميد في مستحلب حليبي يقع بين السيروم والكريم الخفيف. هو للبشرة التي تشعر بالشد بعد الغسل، أو التي أرهقتها الأحماض والشمس وتحتاج إلى أسابيع من الهدوء.</p><p>استعمليه صباحًا ومساءً على بشرة رطبة، وقطارة واحدة تكفي الوجه والرقبة. في شهور الرطوبة يمكن أن يغني عن المرطب، وفي يناير يوضع تحته. زجاجته البيضاء أنيقة على الرف، لكن رأسها مطاطي فانقليها في السفر واقفة.</p><ul><li>شوفان غروي 2% وسيراميد NP وسكوالان</li><li>خالٍ من العطر والزيوت العطرية</li><li>يصلح حول العين دون الجفن</li></ul>`,
    },
    metaDescription: {
      en: 'Milky serum with oat, ceramides and 4% niacinamide for tight, overworked skin. Unscented, for morning and night, alone or under a cream.',
      ar: 'سيروم حليبي بالشوفان والسيراميدات و4% نياسيناميد للبشرة المشدودة والمرهقة، بلا عطر، للصباح والمساء وحده أو تحت الكريم.',
    },
    keywords: {
      en: 'barrier serum, oat serum, niacinamide, ceramides, dry skin, unscented',
      ar: 'سيروم شوفان, حاجز البشرة, نياسيناميد, سيراميد, بشرة جافة, بدون عطر',
    },
    category: 'skin-care',
    brand: 'Naqa',
    type: 'beauty',
    price: 560,
    colors: ['milk'],
    sizes: ['30 ml', '50 ml'],
    sizeSurcharge: { '50 ml': 240 },
    stock: 33,
    sale: { window: 'on', percent: 10 },
    attributes: [
      {
        name: { en: 'Active', ar: 'المادة الفعالة' },
        value: { en: '4% niacinamide, oat, ceramide NP', ar: '4% نياسيناميد وشوفان وسيراميد NP' },
      },
      {
        name: { en: 'Skin', ar: 'نوع البشرة' },
        value: { en: 'Dry, sensitive', ar: 'الجافة والحساسة' },
      },
      {
        name: { en: 'When', ar: 'وقت الاستخدام' },
        value: { en: 'Morning and night', ar: 'صباحًا ومساءً' },
      },
      { name: { en: 'Texture', ar: 'القوام' }, value: { en: 'Light emulsion', ar: 'مستحلب خفيف' } },
      { name: { en: 'Scent', ar: 'الرائحة' }, value: { en: 'Unscented', ar: 'بلا عطر' } },
    ],
    tags: ['new-in'],
    reviews: [
      {
        rating: 5,
        name: 'Yara Sobhy',
        daysAgo: 4,
        review: {
          en: 'My face stopped feeling tight after the hard water here in about a week.',
          ar: 'توقف الشد الذي أشعر به بسبب المياه العسرة عندنا خلال أسبوع تقريبًا.',
        },
      },
      {
        rating: 4,
        name: 'Manar Qasem',
        daysAgo: 26,
        review: {
          en: 'Gentle, no smell at all. On my oily forehead one drop is enough.',
          ar: 'لطيف وبلا أي رائحة. على جبهتي الدهنية تكفي قطرة واحدة.',
        },
      },
    ],
  },
  {
    slug: 'naqa-centella-calming-serum',
    look: 'serum',
    title: { en: 'Rayhan Centella Calming Serum', ar: 'سيروم ريحان المهدئ بالسنتيلا' },
    description: {
      en: `<p>A clear gel-serum for hot, red or freshly waxed skin, and for the line along the jaw and forehead where a scarf rubs. Centella leaf water takes the place of plain water in the formula; panthenol and a little allantoin do the rest.</p><p>It can be kept in the fridge door, where the cold adds to the effect. Apply two or three drops after cleansing and wait a moment before cream or undercap, because until it dries the gel has some grip. There are no acids in it, so it may be used on the days between exfoliating ones.</p><ul><li>30 ml sage-green glass with a dropper</li><li>70% centella asiatica leaf water, 3% panthenol</li><li>Oil-free and unscented</li></ul>`,
      ar: `<p>سيروم جل شفاف للبشرة المحمرة أو بعد إزالة الشعر، ولخط الفك والجبهة حيث تحتكّ الطرحة. يحل ماء أوراق السنتيلا في تركيبته محل الماء العادي، ويكمل البانثينول والألانتوين الباقي.</p><p>يمكن حفظه في باب الثلاجة، فالبرودة تزيد أثره. ضعي قطرتين أو ثلاثًا بعد الغسول وانتظري قليلًا قبل الكريم أو البونيه، لأن الجل يبقى لزجًا حتى يجف. لا أحماض فيه، لذلك يناسب الأيام الفاصلة بين مرات التقشير.</p><ul><li>30 مل في زجاجة خضراء بقطارة</li><li>70% ماء أوراق السنتيلا و3% بانثينول</li><li>بلا زيوت وبلا عطر</li></ul>`,
    },
    metaDescription: {
      en: 'Calming gel-serum with 70% centella leaf water and panthenol for red skin and scarf friction. Oil-free and unscented, 30 ml with dropper.',
      ar: 'سيروم جل مهدئ بـ70% ماء سنتيلا مع البانثينول للبشرة المحمرة ومواضع احتكاك الطرحة، بلا زيوت ولا عطر، 30 مل بقطارة.',
    },
    keywords: {
      en: 'centella serum, calming serum, redness, panthenol, sensitive skin, oil-free',
      ar: 'سيروم سنتيلا, سيروم مهدئ, احمرار البشرة, بانثينول, بشرة حساسة',
    },
    category: 'skin-care',
    brand: 'Naqa',
    type: 'beauty',
    price: 480,
    colors: ['sage'],
    sizes: ['30 ml'],
    stock: 40,
    attributes: [
      {
        name: { en: 'Active', ar: 'المادة الفعالة' },
        value: { en: 'Centella, 3% panthenol, allantoin', ar: 'سنتيلا و3% بانثينول وألانتوين' },
      },
      {
        name: { en: 'Skin', ar: 'نوع البشرة' },
        value: { en: 'All, including oily', ar: 'كل الأنواع، ومنها الدهنية' },
      },
      { name: { en: 'Texture', ar: 'القوام' }, value: { en: 'Clear gel', ar: 'جل شفاف' } },
      {
        name: { en: 'Use within', ar: 'مدة الاستخدام' },
        value: { en: '6 months of opening', ar: '6 أشهر بعد الفتح' },
      },
    ],
    tags: ['everyday-essentials'],
    reviews: [
      {
        rating: 4,
        name: 'Aliaa Samir',
        daysAgo: 16,
        review: {
          en: 'The redness under my chin where the pin sits is less. Cold from the fridge it is a pleasure.',
          ar: 'خفّ الاحمرار تحت ذقني مكان الدبوس. وهو بارد من الثلاجة منعش جدًا.',
        },
      },
      {
        rating: 3,
        name: 'Huda Al Masri',
        daysAgo: 62,
        review: {
          en: 'It calms, but stays tacky for five minutes and I am always in a hurry.',
          ar: 'يهدئ فعلًا، لكنه يبقى لزجًا خمس دقائق وأنا دائمًا على عجل.',
        },
      },
      {
        rating: 5,
        name: 'Mirna Lamei',
        daysAgo: 85,
        review: {
          en: 'Third bottle. I use it after threading.',
          ar: 'الزجاجة الثالثة. أستعمله بعد الفتلة.',
        },
      },
    ],
  },
];
