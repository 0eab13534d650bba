import type { SourceProduct } from './types.ts';

export const electronics: SourceProduct[] = [
  {
    slug: 'barq-kathib-5g',
    look: 'phone',
    title: { en: 'Barq Kathib 5G Phone', ar: 'موبايل برق كثيب 5G' },
    description: {
      en: `<p>A slim phone with flat sides, square corners and a screen that runs close to the edge. The back is matte glass, so fingerprints show little, and three lenses sit in a square plate at the top: a 50-megapixel main camera with optical stabilization, a 12-megapixel wide one and a 2× telephoto that flatters faces.</p><p>The 6.6-inch OLED panel refreshes at up to 120 Hz and stays readable on a sunny balcony. A 5,000 mAh battery takes most people to the second morning; the 45-watt charger in the box fills half of it in 25 minutes. Arabic is supported throughout, keyboard and dictation included.</p><ul><li>8 GB of memory, 128 or 256 GB of storage</li><li>Two nano-SIM cards, no memory-card slot</li><li>In the box: charger, USB-C cable, clear case</li></ul>`,
      ar: `<p>موبايل نحيف بجوانب مسطحة وزوايا مربعة وشاشة تمتد قريبًا من الحافة. ظهره زجاج مط يقلّل أثر البصمات، وفي أعلاه ثلاث عدسات داخل إطار مربع: أساسية 50 ميجابكسل بمثبت بصري، وواسعة 12 ميجابكسل، ومقرّبة 2× تناسب تصوير الوجوه.</p><p>الشاشة OLED مقاس 6.6 بوصة بتردد يصل إلى 120 هرتز وتبقى مقروءة في شمس البلكونة. البطارية 5000 مللي أمبير تكفي أغلب الناس حتى صباح اليوم الثاني، والشاحن المرفق بقدرة 45 وات يملأ نصفها في 25 دقيقة. العربية مدعومة بالكامل، ومنها الكتابة والإملاء الصوتي.</p><ul><li>ذاكرة 8 جيجابايت وسعة 128 أو 256 جيجابايت</li><li>شريحتا نانو، بلا منفذ لكارت الذاكرة</li><li>في العلبة: شاحن وكابل USB-C وجراب شفاف</li></ul>`,
    },
    metaDescription: {
      en: 'Slim 5G phone with a 6.6-inch 120 Hz OLED screen, three cameras and a 5,000 mAh battery. Silver or graphite, with 128 or 256 GB of storage.',
      ar: 'موبايل 5G نحيف بشاشة OLED مقاس 6.6 بوصة وثلاث كاميرات وبطارية 5000 مللي أمبير، بالفضي أو الجرافيت وسعة 128 أو 256 جيجابايت.',
    },
    keywords: {
      en: '5G phone, OLED phone, dual SIM, triple camera, 256 GB, Barq',
      ar: 'موبايل 5G, هاتف ذكي, شريحتين, ثلاث كاميرات, 256 جيجا, برق',
    },
    category: 'mobile-tablets',
    brand: 'Barq',
    type: 'electronics',
    price: 18900,
    colors: ['silver', 'graphite'],
    sizes: ['128 GB', '256 GB'],
    sizeSurcharge: { '256 GB': 2600 },
    stock: 12,
    stockOf: { 'silver/256 GB': 0, 'graphite/128 GB': 5 },
    sale: { window: 'over', percent: 8 },
    attributes: [
      {
        name: { en: 'Screen', ar: 'الشاشة' },
        value: { en: '6.6-inch OLED, up to 120 Hz', ar: '6.6 بوصة OLED، حتى 120 هرتز' },
      },
      {
        name: { en: 'Cameras', ar: 'الكاميرات' },
        value: { en: '50 MP main, 12 MP wide, 10 MP 2×', ar: 'أساسية 50، واسعة 12، مقرّبة 2× 10 ميجابكسل' },
      },
      {
        name: { en: 'Battery', ar: 'البطارية' },
        value: { en: '5,000 mAh, 45 W charging', ar: '5000 مللي أمبير، شحن 45 وات' },
      },
      {
        name: { en: 'Memory', ar: 'الذاكرة' },
        value: { en: '8 GB', ar: '8 جيجابايت' },
      },
      {
        name: { en: 'Size and weight', ar: 'الأبعاد والوزن' },
        value: { en: '161 × 75 × 7.8 mm, 189 g', ar: '161 × 75 × 7.8 مم، 189 جم' },
      },
      {
        name: { en: 'Warranty', ar: 'الضمان' },
        value: { en: 'One year, local agent', ar: 'سنة من الوكيل المحلي' },
      },
    ],
    tags: ['new-in'],
    reviews: [
      {
        rating: 5,
        name: 'Karim Abdallah',
        daysAgo: 9,
        review: {
          en: 'Light and the battery really lasts. Charging is quick with the supplied adapter.',
          ar: 'خفيف والبطارية تدوم فعلًا. الشحن سريع بالشاحن المرفق.',
        },
      },
      {
        rating: 4,
        name: 'Sherine Taha',
        daysAgo: 27,
        review: {
          en: 'Photos of fabric colors come out true, I use it for my small business. The square corners press into my palm without the case.',
          ar: 'تصوّر ألوان الأقمشة كما هي، وأستعمله في مشروعي الصغير. زواياه المربعة تضغط على كفي من غير الجراب.',
        },
      },
      {
        rating: 3,
        name: 'Ahmed Gaber',
        daysAgo: 53,
        review: {
          en: 'Good screen, but no memory card. Take the 256 if you film a lot.',
          ar: 'الشاشة جيدة لكن بلا كارت ذاكرة. نسخة 256 أنسب لمن يصوّر فيديو كثيرًا.',
        },
      },
    ],
  },
  {
    slug: 'sada-haneen-headphones',
    look: 'headphones',
    title: { en: 'Sada Haneen Over-Ear Headphones', ar: 'سماعة رأس صدى حنين' },
    description: {
      en: `<p>Over-ear headphones whose makers thought about a scarf. The band is padded along its whole length and presses with 3 newtons, less than usual, and the round cushions are soft enough to seal through one layer of crepe or jersey. Over satin they slide a little; a cotton undercap helps.</p><p>Ivory and dusty rose are both covered in a soft-touch finish, with a slim metal rim round each cup and a polished metal disc outside. The sound is warm, voices forward, bass moderate. Noise cancelling quietens a bus engine and an air conditioner, and loses part of its effect when cloth lies between ear and pad.</p><ul><li>Up to 34 hours, or 26 with noise cancelling</li><li>Bluetooth 5.3, two devices at once</li><li>240 g; USB-C charging cable included</li></ul>`,
      ar: `<p>سماعة رأس فكّر صانعوها في الطرحة. القوس مبطّن بطوله ويضغط بقوة 3 نيوتن، أي أقل من المعتاد، والوسائد المستديرة لينة تحكم الإغلاق فوق طبقة واحدة من الكريب أو الجيرسيه. فوق الساتان تنزلق قليلًا، ويساعدها بونيه قطني.</p><p>العاجي والوردي العتيق مكسوان بملمس ناعم، ويحيط بكل سماعة طوق معدني رفيع وعلى وجهها قرص معدني مصقول. الصوت دافئ، والأصوات البشرية واضحة، والبيس معتدل. يخفف عزل الضوضاء صوت الأتوبيس والتكييف، ويضعف أثره إذا حال القماش بين الأذن والوسادة.</p><ul><li>حتى 34 ساعة، أو 26 مع عزل الضوضاء</li><li>بلوتوث 5.3 مع جهازين في الوقت نفسه</li><li>240 جم، وكابل شحن USB-C مرفق</li></ul>`,
    },
    metaDescription: {
      en: 'Soft padded over-ear headphones in ivory and dusty rose, with light pressure for wearing over a scarf, noise cancelling and 34 hours of play.',
      ar: 'سماعة رأس مبطنة بالعاجي والوردي العتيق، ضغطها خفيف لتُلبس فوق الطرحة، مع عزل للضوضاء وبطارية تعمل حتى 34 ساعة.',
    },
    keywords: {
      en: 'over-ear headphones, noise cancelling, Bluetooth headphones, hijab friendly, ivory headphones',
      ar: 'سماعة رأس, سماعة بلوتوث, عزل ضوضاء, سماعة للمحجبات, سماعة عاجي',
    },
    category: 'headphones',
    brand: 'Sada',
    type: 'electronics',
    price: 4200,
    colors: ['ivory', 'dusty-rose'],
    sizes: [],
    stock: 15,
    stockOf: { 'dusty-rose/': 4 },
    sale: { window: 'on', percent: 18, colors: ['dusty-rose'] },
    attributes: [
      {
        name: { en: 'Type', ar: 'النوع' },
        value: { en: 'Closed, over-ear', ar: 'مغلقة تحيط بالأذن' },
      },
      {
        name: { en: 'Noise cancelling', ar: 'عزل الضوضاء' },
        value: { en: 'Active, can be switched off', ar: 'نشط ويمكن إيقافه' },
      },
      {
        name: { en: 'Battery', ar: 'البطارية' },
        value: { en: '34 h, full charge in 2 h', ar: '34 ساعة، وشحن كامل في ساعتين' },
      },
      { name: { en: 'Connection', ar: 'الاتصال' }, value: { en: 'Bluetooth 5.3', ar: 'بلوتوث 5.3' } },
      { name: { en: 'Weight', ar: 'الوزن' }, value: { en: '240 g', ar: '240 جم' } },
      { name: { en: 'Warranty', ar: 'الضمان' }, value: { en: 'One year', ar: 'سنة واحدة' } },
    ],
    tags: ['new-in', 'everyday-essentials'],
    reviews: [
      {
        rating: 5,
        name: 'Mai Tolba',
        daysAgo: 12,
        review: {
          en: 'First pair that does not press the pins into my head. I do four-hour shifts on calls with them.',
          ar: 'أول سماعة لا تضغط الدبابيس في رأسي. أعمل بها أربع ساعات متصلة على المكالمات.',
        },
      },
      {
        rating: 4,
        name: 'Lujain Saleh',
        daysAgo: 35,
        review: {
          en: 'Warm sound, pretty in ivory. Make-up marks the cushions, wipe them the same day.',
          ar: 'صوتها دافئ وشكلها جميل بالعاجي. المكياج يترك أثرًا على الوسائد، فامسحيها في اليوم نفسه.',
        },
      },
      {
        rating: 3,
        name: 'Hossam Ragab',
        daysAgo: 68,
        unverified: true,
        review: {
          en: 'My sister likes them. For me the bass is weak and they do not fold.',
          ar: 'أختي أحبتها. بالنسبة لي البيس ضعيف ولا تُطوى.',
        },
      },
    ],
  },
  {
    slug: 'sada-maqam-headphones',
    look: 'headphones',
    title: { en: 'Sada Maqam Headphones', ar: 'سماعة رأس صدى مقام' },
    description: {
      en: `<p>The black pair is tuned differently from Haneen and made for desks: flatter, with more detail in the treble, so recitation, podcasts and edited video are heard as they were recorded. There is no noise cancelling here. Thick round cushions do that job by closing the ear off.</p><p>Each cup carries a pale metal disc that answers to touch: one tap pauses, a slide of the finger changes volume. A cable can be plugged in when the battery is empty, or when a laptop refuses Bluetooth. At 255 g they are noticeable after three hours; loosen the band one step if you wear a volume cap under your scarf.</p><ul><li>40 mm drivers, 20 Hz–20 kHz</li><li>Up to 45 hours per charge</li><li>3.5 mm cable of 1.2 m in the box</li></ul>`,
      ar: `<p>النسخة السوداء مضبوطة بطريقة مختلفة عن «حنين» ومخصصة للمكتب: صوت أكثر استواءً وتفاصيل أوضح في الطبقات العالية، فتسمعين التلاوة والبودكاست والفيديو كما سُجّلت. لا عزل إلكترونيًا للضوضاء هنا، فالوسائد المستديرة السميكة تقوم بالمهمة بإحاطة الأذن.</p><p>على كل سماعة قرص معدني فاتح يستجيب للمس: نقرة للإيقاف المؤقت، وتمرير بالإصبع لتغيير مستوى الصوت. ويمكن توصيل كابل إذا فرغت البطارية أو رفض اللابتوب البلوتوث. وزنها 255 جم وتشعرين به بعد ثلاث ساعات، فوسّعي القوس درجة إن كنتِ تلبسين بونيه بحشوة تحت الطرحة.</p><ul><li>سماعات داخلية 40 مم، 20 هرتز–20 كيلوهرتز</li><li>حتى 45 ساعة بالشحنة الواحدة</li><li>كابل 3.5 مم بطول 1.2 م في العلبة</li></ul>`,
    },
    metaDescription: {
      en: 'Black over-ear headphones tuned for clear voices, with touch discs, 45 hours of battery and a 3.5 mm cable for laptops and long days at a desk.',
      ar: 'سماعة رأس سوداء بصوت واضح للتلاوة والبودكاست والعمل، بأقراص تعمل باللمس وبطارية حتى 45 ساعة وكابل 3.5 مم للابتوب.',
    },
    keywords: {
      en: 'black headphones, wired and wireless, desk headphones, podcast, 45 hour battery',
      ar: 'سماعة سوداء, سماعة سلكية ولاسلكية, سماعة مكتب, بودكاست, بطارية طويلة',
    },
    category: 'headphones',
    brand: 'Sada',
    type: 'electronics',
    price: 3600,
    colors: ['black'],
    sizes: [],
    stock: 20,
    attributes: [
      {
        name: { en: 'Type', ar: 'النوع' },
        value: { en: 'Closed, over-ear', ar: 'مغلقة تحيط بالأذن' },
      },
      {
        name: { en: 'Controls', ar: 'التحكم' },
        value: { en: 'Touch on the outer disc', ar: 'باللمس على القرص الخارجي' },
      },
      { name: { en: 'Battery', ar: 'البطارية' }, value: { en: '45 h', ar: '45 ساعة' } },
      {
        name: { en: 'Connection', ar: 'الاتصال' },
        value: { en: 'Bluetooth 5.2 and 3.5 mm cable', ar: 'بلوتوث 5.2 وكابل 3.5 مم' },
      },
      { name: { en: 'Weight', ar: 'الوزن' }, value: { en: '255 g', ar: '255 جم' } },
    ],
    tags: ['workwear'],
    reviews: [
      {
        rating: 4,
        name: 'Omar Shaker',
        daysAgo: 30,
        review: {
          en: 'Voices are very clear, good for editing. I would like a softer carrying pouch.',
          ar: 'الأصوات واضحة جدًا ومناسبة للمونتاج. ينقصها كيس للحمل.',
        },
      },
      {
        rating: 5,
        name: 'Noura Al Ali',
        daysAgo: 72,
        review: {
          en: 'I charge them once a week. The cable saved me in an exam where Bluetooth was not allowed.',
          ar: 'أشحنها مرة في الأسبوع. والكابل أنقذني في اختبار لا يُسمح فيه بالبلوتوث.',
        },
      },
    ],
  },
  {
    slug: 'sada-rannah-earbuds',
    look: 'earbuds',
    title: { en: 'Sada Rannah Wireless Earbuds', ar: 'سماعات أذن صدى رنّة لاسلكية' },
    description: {
      en: `<p>Small stemmed earbuds in ivory or sage, with dark silicone tips and a rounded case that fits a coin pocket. Under a hijab the trouble is always the same: cloth touches the bud and the music stops. Here touch control can be turned off in the app and replaced by a squeeze of the stem, which fabric cannot imitate.</p><p>The microphones sit at the foot of the stem, below most wraps, so callers hear you and not the rustle. Sound is clean and light in the bass. Three pairs of tips are supplied; take the small ones first if buds usually ache by evening.</p><ul><li>6 hours in the ear, 24 with the case</li><li>4.4 g each, case 38 g, light on the front</li><li>Pairs with iOS and Android</li></ul>`,
      ar: `<p>سماعات صغيرة بساق، عاجية أو خضراء، بأطراف سيليكون داكنة وعلبة مستديرة الحواف بحجم الكف. مشكلة السماعات تحت الطرحة معروفة: يلمسها القماش فيتوقف الصوت. هنا يمكن إيقاف اللمس من التطبيق واستبداله بضغطة على الساق، وهي حركة لا يفعلها القماش.</p><p>الميكروفون في طرف الساق أسفل أغلب اللفات، فيسمع المتصل صوتكِ لا حفيف القماش. الصوت نقي والبيس خفيف. معها ثلاثة أزواج من الأطراف، فابدئي بالصغير إن كانت السماعات تؤلم أذنكِ آخر اليوم.</p><ul><li>6 ساعات في الأذن و24 مع العلبة</li><li>4.4 جم للسماعة و38 جم للعلبة، ولمبة بيان في الأمام</li><li>تعمل مع iOS وأندرويد</li></ul>`,
    },
    metaDescription: {
      en: 'Ivory or sage wireless earbuds that suit a hijab: touch can be switched off for a stem squeeze, with low-set microphones and 24 hours in the case.',
      ar: 'سماعات أذن لاسلكية بالعاجي والأخضر المريمي تناسب المحجبات، يمكن إيقاف اللمس فيها واستعمال الضغط، و24 ساعة مع العلبة.',
    },
    keywords: {
      en: 'wireless earbuds, hijab friendly, sage earbuds, ivory earbuds, call earbuds',
      ar: 'سماعات أذن, سماعات لاسلكية, سماعات للمحجبات, إيربودز, سماعة مكالمات',
    },
    category: 'earbuds',
    brand: 'Sada',
    type: 'electronics',
    price: 2450,
    colors: ['ivory', 'sage'],
    sizes: [],
    stock: 29,
    stockOf: { 'sage/': 0 },
    attributes: [
      {
        name: { en: 'Battery', ar: 'البطارية' },
        value: { en: '6 h, 24 h with case', ar: '6 ساعات، 24 مع العلبة' },
      },
      {
        name: { en: 'Controls', ar: 'التحكم' },
        value: { en: 'Touch or stem squeeze', ar: 'لمس أو ضغط على الساق' },
      },
      { name: { en: 'Connection', ar: 'الاتصال' }, value: { en: 'Bluetooth 5.3', ar: 'بلوتوث 5.3' } },
      {
        name: { en: 'Tips', ar: 'الأطراف' },
        value: { en: 'Silicone, S, M and L', ar: 'سيليكون، ثلاثة مقاسات' },
      },
      { name: { en: 'Charging', ar: 'الشحن' }, value: { en: 'USB-C', ar: 'USB-C' } },
    ],
    tags: ['everyday-essentials'],
    reviews: [
      {
        rating: 5,
        name: 'Rahma Sultan',
        daysAgo: 15,
        review: {
          en: 'Finally I can fix my scarf without ending the call. The squeeze works through thin crepe.',
          ar: 'أخيرًا أعدّل طرحتي من غير أن تنتهي المكالمة. الضغط يعمل فوق الكريب الخفيف.',
        },
      },
      {
        rating: 4,
        name: 'Ziad Hatem',
        daysAgo: 48,
        review: {
          en: 'Fine for calls and lectures. Do not expect strong bass.',
          ar: 'مناسبة للمكالمات والمحاضرات. البيس فيها ليس قويًا.',
        },
      },
    ],
  },
  {
    slug: 'sada-mashy-earbuds',
    look: 'earbuds',
    title: { en: 'Sada Mashy Earbuds', ar: 'سماعات أذن صدى مشي' },
    description: {
      en: `<p>Built around walking, commuting and the treadmill. Mashy has a fuller bass than Rannah and a transparency mode that lets in traffic and the call of the metro stations; one long press brings it on. The black case is smooth and rounded, with a single light in front to show charge.</p><p>The fit is deeper, thanks to tips of double-density silicone, and stays when you run for a microbus. They will bear perspiration if wiped dry afterwards, but not rinsing. With one layer of scarf over the ear, walking noise is slight; with heavy satin you will hear some brushing.</p><ul><li>7 hours per charge, 30 with the case</li><li>Ten minutes of charging gives about an hour</li><li>Ear tips in three sizes, USB-C cable</li></ul>`,
      ar: `<p>صُممت للمشي والمواصلات وجهاز الجري. البيس فيها أعمق من «رنّة»، ومعها وضع الشفافية الذي يُدخل صوت الشارع ونداء محطات المترو بضغطة طويلة واحدة. العلبة سوداء ملساء مستديرة الحواف، وفي مقدمتها لمبة واحدة لبيان الشحن.</p><p>ثباتها في الأذن أعمق بفضل أطراف السيليكون مزدوجة الكثافة، فلا تقع وأنتِ تلحقين بالميكروباص. تتحمل العرق إذا مُسحت بعده، ولا تُشطف بالماء. مع طبقة طرحة واحدة يكون صوت الاحتكاك بسيطًا، ومع الساتان الثقيل ستسمعين بعض الحفيف.</p><ul><li>7 ساعات بالشحنة و30 ساعة مع العلبة</li><li>شحن عشر دقائق يعطي نحو ساعة</li><li>أطراف بثلاثة مقاسات وكابل USB-C</li></ul>`,
    },
    metaDescription: {
      en: 'Black wireless earbuds for walking and commuting: fuller bass, transparency mode for street sound, a secure fit and 30 hours with the case.',
      ar: 'سماعات أذن لاسلكية سوداء للمشي والمواصلات ببيس أعمق ووضع شفافية لسماع الشارع وثبات في الأذن و30 ساعة مع العلبة.',
    },
    keywords: {
      en: 'black earbuds, sport earbuds, transparency mode, wireless earphones, commuting',
      ar: 'سماعات سوداء, سماعات رياضية, وضع الشفافية, سماعات بلوتوث, مواصلات',
    },
    category: 'earbuds',
    brand: 'Sada',
    type: 'electronics',
    price: 1990,
    colors: ['black'],
    sizes: [],
    stock: 36,
    sale: { window: 'on', percent: 25 },
    attributes: [
      {
        name: { en: 'Battery', ar: 'البطارية' },
        value: { en: '7 h, 30 h with case', ar: '7 ساعات، 30 مع العلبة' },
      },
      {
        name: { en: 'Modes', ar: 'الأوضاع' },
        value: { en: 'Normal, transparency', ar: 'عادي وشفافية' },
      },
      { name: { en: 'Connection', ar: 'الاتصال' }, value: { en: 'Bluetooth 5.3', ar: 'بلوتوث 5.3' } },
      {
        name: { en: 'Weight', ar: 'الوزن' },
        value: { en: '4.8 g each, case 41 g', ar: '4.8 جم للسماعة و41 جم للعلبة' },
      },
      { name: { en: 'Warranty', ar: 'الضمان' }, value: { en: 'One year', ar: 'سنة واحدة' } },
    ],
    tags: ['everyday-essentials'],
    reviews: [
      {
        rating: 4,
        name: 'Gehad Wael',
        daysAgo: 8,
        review: {
          en: 'They stay put under my sports hijab. The case scratches easily in a bag with keys.',
          ar: 'تثبت تحت الحجاب الرياضي. العلبة تُخدش بسهولة مع المفاتيح في الشنطة.',
        },
      },
      {
        rating: 5,
        name: 'Youssef Samy',
        daysAgo: 33,
        review: {
          en: 'Good bass for the price and I can hear the station announcements.',
          ar: 'بيس جيد بالنسبة لسعرها، وأسمع إعلان المحطات.',
        },
      },
      {
        rating: 2,
        name: 'Doaa Hegazy',
        daysAgo: 79,
        review: {
          en: 'The left bud stopped charging after two weeks. They replaced it, but I lost time.',
          ar: 'توقفت السماعة اليسرى عن الشحن بعد أسبوعين. استبدلوها، لكنني خسرت وقتًا.',
        },
      },
    ],
  },
];
