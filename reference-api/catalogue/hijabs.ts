import type { SourceProduct } from './types.ts';

export const hijabs: SourceProduct[] = [
  {
    slug: 'nasma-crepe-hijab',
    look: 'hijab-wrap',
    title: { en: 'Nasma Soft Crepe Hijab', ar: 'طرحة نسمة كريب ناعم' },
    description: {
      en: `<p>A rectangle of soft crepe in two quiet colors that take the place of beige. The weave is fine and dry to the touch, so it holds at the hairline with a single pin under the chin and does not creep back as the day goes on. Thrown over the opposite shoulder, the loose end falls in a long point and covers the chest and upper arm.</p><p>At 200 by 85 cm there is enough cloth for one full turn plus the drape. The crepe is opaque in daylight in a single layer; sage sits well beside white linen and olive, dusty pink beside grey knit and denim.</p><ul><li>92% polyester, 8% viscose, 95 gsm</li><li>Narrow stitched hem on all four sides</li><li>Undercap not included</li></ul>`,
      ar: `<p>طرحة مستطيلة من الكريب الناعم بلونين هادئين يغنيانكِ عن البيج المعتاد. نسيجها دقيق وملمسها جاف قليلًا، فتثبت عند مقدمة الرأس بدبوس واحد تحت الذقن ولا تنزلق للخلف مع مرور اليوم. ارمي طرفها على الكتف المقابل فينسدل بزاوية طويلة تغطي الصدر وأعلى الذراع.</p><p>مقاسها 200 × 85 سم، أي ما يكفي للفة كاملة مع السدلة الأمامية. الكريب ساتر في ضوء النهار من طبقة واحدة. نسّقي الأخضر المريمي مع الكتان الأبيض والزيتوني، والوردي المطفي مع التريكو الرمادي والجينز.</p><ul><li>92% بوليستر و8% فيسكوز، بوزن 95 جم/م²</li><li>حاشية رفيعة مخيطة من الجهات الأربع</li><li>البونيه غير مرفق</li></ul>`,
    },
    metaDescription: {
      en: 'Soft opaque crepe hijab, 200 × 85 cm, in sage and dusty pink. Dry-touch weave that stays put with one pin and drapes in a long point.',
      ar: 'طرحة كريب ناعم ساترة بمقاس 200 × 85 سم، باللونين الأخضر المريمي والوردي المطفي. تثبت بدبوس واحد وتنسدل على الصدر والكتف.',
    },
    keywords: {
      en: 'crepe hijab, sage hijab, pink hijab, everyday scarf, non-slip hijab',
      ar: 'طرحة كريب, حجاب كريب, طرحة خضراء, طرحة وردي, حجاب يومي',
    },
    category: 'crepe-hijabs',
    brand: 'Rida',
    type: 'fashion',
    price: 320,
    colors: ['sage', 'dusty-pink'],
    sizes: [],
    stock: 42,
    stockOf: { 'dusty-pink/': 9 },
    sale: { window: 'on', percent: 15, colors: ['dusty-pink'] },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: 'Crepe, 92% polyester, 8% viscose', ar: 'كريب، 92% بوليستر و8% فيسكوز' },
      },
      { name: { en: 'Weight', ar: 'وزن القماش' }, value: { en: '95 gsm', ar: '95 جم/م²' } },
      { name: { en: 'Dimensions', ar: 'الأبعاد' }, value: { en: '200 × 85 cm', ar: '200 × 85 سم' } },
      {
        name: { en: 'Opacity', ar: 'الشفافية' },
        value: { en: 'Opaque in one layer', ar: 'غير شفافة من طبقة واحدة' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: {
          en: 'Machine wash at 30°C, cool iron on the reverse',
          ar: 'غسيل في الغسالة على 30° وكي هادئ من الظهر',
        },
      },
    ],
    tags: ['best-sellers', 'everyday-essentials'],
    reviews: [
      {
        rating: 5,
        name: 'Mariam Fathy',
        daysAgo: 12,
        review: {
          en: 'I wear it to university four days a week. One pin in the morning and I do not touch it until I get home. The sage is a little greyer than on my phone, which I prefer.',
          ar: 'ألبسها للجامعة أربعة أيام في الأسبوع. دبوس واحد صباحًا ولا ألمسها حتى أعود. درجة الأخضر تميل للرمادي أكثر مما ظهرت على هاتفي، وهذا أعجبني.',
        },
      },
      {
        rating: 4,
        name: 'Nourhan Adel',
        daysAgo: 33,
        review: {
          en: 'Good weight and really not see-through. It came out of the wash with some creases, a quick iron sorted it.',
          ar: 'وزنها مناسب وفعلًا غير شفافة. خرجت من الغسالة ببعض الكسرات، وكيّة سريعة حلّت الأمر.',
        },
      },
      {
        rating: 5,
        name: 'Hagar Mostafa',
        daysAgo: 58,
        review: {
          en: 'Bought the pink, then went back for the sage. Long enough to cover the chest without pinning a second time.',
          ar: 'اشتريت الوردي ثم عدت واشتريت الأخضر. طولها يغطي الصدر من غير دبوس ثانٍ.',
        },
      },
      {
        rating: 3,
        name: 'Salma Refaat',
        daysAgo: 91,
        fit: 'large',
        review: {
          en: 'Nice cloth, but I am small and 85 cm is wide for me, I have to fold it first.',
          ar: 'القماش جميل، لكنني صغيرة الحجم وعرض 85 سم كبير عليّ، فأضطر إلى ثنيها قبل اللف.',
        },
      },
    ],
  },
  {
    slug: 'sukoon-matte-crepe-shawl',
    look: 'hijab-wrap',
    title: { en: 'Sukoon Matte Crepe Shawl', ar: 'طرحة سكون كريب مط' },
    description: {
      en: `<p>Black and navy, with no shine at all: the two scarves that go to work. Sukoon is cut from a denser crepe than our everyday weight, so the folds keep their shape under office lights and the cloth hangs straight instead of ballooning when you walk.</p><p>The extra width lets you cover the shoulders over a fitted blazer or a crew-neck dress and still bring one end across the front. Navy is dark enough to sit with charcoal and black tailoring; it reads blue only in the sun. Neither color needs a second layer underneath.</p><ul><li>100% polyester twisted-yarn crepe, 115 gsm</li><li>205 × 90 cm, flat narrow hem</li><li>Dries overnight on a hanger and needs little ironing</li></ul>`,
      ar: `<p>أسود وكحلي بلا أي لمعة، وهما الطرحتان اللتان ترافقانكِ إلى العمل. «سكون» من كريب أثقل من طرحنا اليومية، لذلك تحافظ الثنيات على شكلها طوال الدوام، وينزل القماش مستقيمًا ولا ينتفخ مع الحركة.</p><p>عرضها الزائد يسمح لكِ بتغطية الكتفين فوق البليزر أو الفستان ذي الياقة المستديرة، ثم تمرير أحد الطرفين على الأمام. درجة الكحلي غامقة تناسب الفحمي والأسود، ولا تظهر زرقتها إلا تحت الشمس. اللونان ساتران ولا يحتاجان إلى طبقة ثانية.</p><ul><li>كريب بخيوط مبرومة، 100% بوليستر، 115 جم/م²</li><li>المقاس 205 × 90 سم بحاشية رفيعة مسطحة</li><li>تجف في ليلة على الشماعة وقليلة الحاجة للمكواة</li></ul>`,
    },
    metaDescription: {
      en: 'Matte black or navy crepe shawl for work, 205 × 90 cm and 115 gsm. Opaque, shine-free and wide enough to cover the shoulders over a blazer.',
      ar: 'طرحة كريب مط للعمل بالأسود والكحلي، مقاس 205 × 90 سم ووزن 115 جم/م². ساترة وبلا لمعة وبعرض يغطي الكتفين فوق البليزر.',
    },
    keywords: {
      en: 'black hijab, navy hijab, matte crepe, work hijab, wide shawl',
      ar: 'طرحة سوداء, طرحة كحلي, كريب مط, حجاب للعمل, طرحة عريضة',
    },
    category: 'crepe-hijabs',
    brand: 'Layl',
    type: 'fashion',
    price: 390,
    colors: ['black', 'navy'],
    sizes: [],
    stock: 55,
    stockOf: { 'navy/': 0 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: 'Matte crepe, 100% polyester', ar: 'كريب مط، 100% بوليستر' },
      },
      { name: { en: 'Weight', ar: 'وزن القماش' }, value: { en: '115 gsm', ar: '115 جم/م²' } },
      { name: { en: 'Dimensions', ar: 'الأبعاد' }, value: { en: '205 × 90 cm', ar: '205 × 90 سم' } },
      { name: { en: 'Finish', ar: 'اللمعة' }, value: { en: 'Fully matte', ar: 'مط تمامًا' } },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: {
          en: 'Machine wash at 30°C with dark colors',
          ar: 'غسيل في الغسالة على 30° مع الألوان الغامقة',
        },
      },
    ],
    tags: ['workwear', 'everyday-essentials'],
    reviews: [
      {
        rating: 5,
        name: 'Dina Shawky',
        daysAgo: 20,
        review: {
          en: 'I work in a bank and the black still looks black after about fifteen washes. Covers my shoulders over the suit jacket.',
          ar: 'أعمل في بنك، والأسود ما زال أسود بعد نحو خمس عشرة غسلة. تغطي كتفيّ فوق جاكيت البدلة.',
        },
      },
      {
        rating: 4,
        name: 'Rania El Sayed',
        daysAgo: 47,
        review: {
          en: 'Excellent in winter, a bit warm outside in August. In air conditioning it is fine.',
          ar: 'ممتازة في الشتاء، ودافئة قليلًا في الشارع في أغسطس. في التكييف مريحة.',
        },
      },
      {
        rating: 5,
        name: 'Amal Haddad',
        daysAgo: 76,
        review: {
          en: 'Truly matte. Lint does show on the black, keep a roller in your drawer.',
          ar: 'مط فعلًا. الوبر يظهر على الأسود، فاحتفظي ببكرة إزالة الوبر في درجكِ.',
        },
      },
    ],
  },
  {
    slug: 'barr-viscose-crepe-hijab',
    look: 'hijab-wrap',
    title: { en: 'Barr Viscose Crepe Hijab', ar: 'طرحة بَرّ كريب فيسكوز' },
    description: {
      en: `<p>White and mocha, woven mostly from viscose with a little cotton, which keeps Barr cool against the neck. It breathes on the metro and in long queues, and softens further with each wash. Expect fewer sharp folds than a polyester crepe gives, and a rounder, heavier fall over the chest.</p><p>Mocha is opaque on its own. White covers dark hair fully with the two layers that a normal wrap puts on the head; where a single layer lies over the neckline, wear it against a pale or skin-toned top.</p><ul><li>78% viscose, 22% cotton</li><li>190 × 80 cm, 90 gsm</li><li>May shrink up to 2% at the first wash; already allowed for in the cut</li></ul>`,
      ar: `<p>بالأبيض والموكا، ومعظم خيوطها من الفيسكوز مع قليل من القطن، لذلك تبقى باردة على الرقبة. تتنفس في المترو وفي طوابير الانتظار الطويلة، وتزداد نعومة مع كل غسلة. ثنياتها أقل حدّة من كريب البوليستر، ونزولها على الصدر أكثر امتلاءً واستدارة.</p><p>الموكا ساتر وحده. أما الأبيض فيغطي الشعر الداكن تمامًا بالطبقتين اللتين تصنعهما اللفة المعتادة على الرأس، وعند الرقبة حيث الطبقة الواحدة يُفضّل أن يكون تحته لون فاتح أو بلون البشرة.</p><ul><li>78% فيسكوز و22% قطن</li><li>190 × 80 سم بوزن 90 جم/م²</li><li>قد تنكمش 2% في أول غسلة، وهذا محسوب في المقاس</li></ul>`,
    },
    metaDescription: {
      en: 'Breathable viscose and cotton crepe hijab in white and mocha, 190 × 80 cm. Soft round drape for warm days, with honest notes on opacity.',
      ar: 'طرحة كريب من الفيسكوز والقطن بالأبيض والموكا، 190 × 80 سم. قماش يتنفس ونزول ناعم للأيام الحارة، مع توضيح درجة الستر لكل لون.',
    },
    keywords: {
      en: 'white hijab, mocha hijab, viscose hijab, breathable scarf, summer hijab',
      ar: 'طرحة بيضاء, طرحة موكا, حجاب فيسكوز, طرحة صيفي, حجاب قطن',
    },
    category: 'crepe-hijabs',
    brand: 'Dune & Thread',
    type: 'fashion',
    price: 360,
    colors: ['mocha', 'white'],
    sizes: [],
    stock: 28,
    sale: { window: 'over', percent: 10 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: 'Crepe, 78% viscose, 22% cotton', ar: 'كريب، 78% فيسكوز و22% قطن' },
      },
      {
        name: { en: 'Opacity', ar: 'الشفافية' },
        value: {
          en: 'Mocha opaque; white opaque in two layers',
          ar: 'الموكا ساتر، والأبيض ساتر من طبقتين',
        },
      },
      { name: { en: 'Dimensions', ar: 'الأبعاد' }, value: { en: '190 × 80 cm', ar: '190 × 80 سم' } },
      { name: { en: 'Season', ar: 'الموسم' }, value: { en: 'Spring and summer', ar: 'الربيع والصيف' } },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: {
          en: 'Gentle wash at 30°C, steam iron, no tumble dryer',
          ar: 'غسيل هادئ على 30 درجة وكي بالبخار، بلا مجفف',
        },
      },
    ],
    tags: ['shop-the-look', 'everyday-essentials'],
    reviews: [
      {
        rating: 5,
        name: 'Yasmin Khalil',
        daysAgo: 9,
        review: {
          en: 'The only scarf I could stand during the heat wave in July. Mocha goes with nearly all my abayas.',
          ar: 'الطرحة الوحيدة التي احتملتها في موجة حر يوليو. الموكا يمشي مع أغلب عباياتي.',
        },
      },
      {
        rating: 3,
        name: 'Heba Gamal',
        daysAgo: 64,
        unverified: true,
        review: {
          en: 'Comfortable, but it creases in the bag and the white needs an undercap that is white too.',
          ar: 'مريحة، لكنها تتكسّر في الشنطة، والأبيض يحتاج إلى بونيه أبيض تحته.',
        },
      },
    ],
  },
  {
    slug: 'layali-satin-hijab',
    look: 'hijab-satin',
    title: { en: 'Layali Satin Evening Hijab', ar: 'طرحة ليالي ساتان للسهرة' },
    description: {
      en: `<p>Burgundy and emerald in a soft satin whose sheen runs along the folds and leaves the flat parts almost matte. That keeps it rich at an engagement party without glaring in flash photographs. Close it under the chin, draw one end across the front and fix it on the shoulder: the gathers stay where the pin puts them.</p><p>Satin is smooth by nature, so wear a jersey undercap beneath it, not a silky one. Both shades are opaque. Burgundy warms up black and beige; emerald takes gold jewelry and ivory.</p><ul><li>97% polyester, 3% elastane satin, 105 gsm</li><li>Size 185 × 85 cm</li><li>Fine pins only: thick ones leave a mark in the weave</li></ul>`,
      ar: `<p>عنابي وزمردي من ساتان ناعم تجري لمعته مع الثنيات، بينما تبقى المساحات المفرودة شبه مطفأة. لذلك يبدو غنيًا في الخطوبة وكتب الكتاب من غير أن يعكس الفلاش في الصور. أغلقيه تحت الذقن، ومرري طرفًا على الأمام وثبتيه عند الكتف، فتبقى الكشكشة كما رتبها الدبوس.</p><p>الساتان أملس بطبيعته، فالبسي تحته بونيه من الجيرسيه وليس من الحرير. اللونان ساتران. العنابي يدفئ الأسود والبيج، والزمردي يليق به الذهب والعاجي.</p><ul><li>ساتان 97% بوليستر و3% إيلاستين، 105 جم/م²</li><li>المقاس 185 × 85 سم</li><li>استعملي دبابيس رفيعة فقط، فالسميكة تترك أثرًا في النسيج</li></ul>`,
    },
    metaDescription: {
      en: 'Satin occasion hijab in burgundy and emerald, 185 × 85 cm. Opaque 105 gsm cloth with a soft sheen that runs along the folds, for evening wear.',
      ar: 'طرحة ساتان للسهرة والمناسبات بالعنابي والزمردي، مقاس 185 × 85 سم. قماش ساتر بلمعة هادئة تجري مع الثنيات ووزن 105 جم/م².',
    },
    keywords: {
      en: 'satin hijab, evening hijab, burgundy hijab, emerald hijab, wedding guest',
      ar: 'طرحة ساتان, طرحة سواريه, طرحة عنابي, طرحة زمردي, حجاب مناسبات',
    },
    category: 'satin-hijabs',
    brand: 'Sahra',
    type: 'fashion',
    price: 450,
    colors: ['burgundy', 'emerald'],
    sizes: [],
    stock: 24,
    stockOf: { 'emerald/': 3 },
    sale: { window: 'soon', percent: 20 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: 'Satin, 97% polyester, 3% elastane', ar: 'ساتان، 97% بوليستر و3% إيلاستين' },
      },
      { name: { en: 'Dimensions', ar: 'الأبعاد' }, value: { en: '185 × 85 cm', ar: '185 × 85 سم' } },
      { name: { en: 'Opacity', ar: 'الشفافية' }, value: { en: 'Opaque', ar: 'غير شفافة' } },
      {
        name: { en: 'Finish', ar: 'اللمعة' },
        value: { en: 'Soft sheen on the face, matte reverse', ar: 'لمعة هادئة على الوجه وظهر مطفأ' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: {
          en: 'Hand wash cold, iron on the reverse at low heat',
          ar: 'غسيل يدوي بماء بارد وكي من الظهر على حرارة منخفضة',
        },
      },
    ],
    tags: ['occasion', 'shop-the-look'],
    reviews: [
      {
        rating: 5,
        name: 'Farah Naguib',
        daysAgo: 15,
        review: {
          en: 'Wore the emerald to my brother’s engagement with an ivory dress. It kept its shape from six in the evening until one.',
          ar: 'لبست الزمردي في خطوبة أخي مع فستان عاجي، وحافظ على شكله من السادسة مساءً حتى الواحدة.',
        },
      },
      {
        rating: 4,
        name: 'Shaimaa Lotfy',
        daysAgo: 39,
        review: {
          en: 'Color is deep and elegant. It does slide without the right undercap, so believe the description.',
          ar: 'اللون عميق وأنيق. ينزلق فعلًا من غير البونيه المناسب، فصدّقي الوصف.',
        },
      },
      {
        rating: 2,
        name: 'Lamia Saad',
        daysAgo: 70,
        review: {
          en: 'A pin pulled a thread the first evening. Customer service answered quickly, but I expected the weave to be tougher.',
          ar: 'سحب الدبوس خيطًا من أول سهرة. خدمة العملاء ردت بسرعة، لكنني توقعت نسيجًا أمتن.',
        },
      },
    ],
  },
  {
    slug: 'sama-silk-blend-hijab',
    look: 'hijab-satin',
    title: { en: 'Sama Silk-Blend Satin Hijab', ar: 'طرحة سما ساتان بمزيج الحرير' },
    description: {
      en: `<p>Midnight blue, with a third of silk in the yarn. You notice it in the hand first: cool, a little weighty, quieter than polyester satin when it moves. The light on it is narrow and soft and follows each fold down from the shoulder to the pointed hem.</p><p>Worn closed under the chin with one end carried over the shoulder, it covers the chest in two layers, so the question of transparency does not arise. Pair it with a plain black abaya or a navy dress in crepe; matte cloth next to it makes the satin look deeper.</p><ul><li>33% silk, 67% viscose, 80 gsm</li><li>180 × 80 cm, edges turned and stitched by machine</li><li>Store rolled, not folded, to avoid hard creases</li></ul>`,
      ar: `<p>أزرق ليلي يدخل الحرير في ثلث خيوطه، وهذا ما تشعر به اليد قبل العين: ملمس بارد، وثقل خفيف، وحركة أهدأ من ساتان البوليستر. لمعته ضيقة وناعمة تتبع كل ثنية من الكتف حتى طرف الطرحة المدبب.</p><p>عند إغلاقها تحت الذقن ورمي طرفها على الكتف تغطي الصدر بطبقتين، فلا مجال للشفافية. البسيها مع عباية سوداء سادة أو فستان كحلي من الكريب، فالقماش المط بجوارها يُظهر عمق الساتان.</p><ul><li>33% حرير و67% فيسكوز، 80 جم/م²</li><li>180 × 80 سم، والأطراف مثنية ومخيطة بالماكينة</li><li>تُحفظ ملفوفة لا مطوية تجنبًا للكسرات</li></ul>`,
    },
    metaDescription: {
      en: 'Midnight-blue satin hijab in a silk and viscose blend, 180 × 80 cm. Cool to the touch, with a narrow soft sheen for evenings and formal days.',
      ar: 'طرحة ساتان أزرق ليلي من مزيج الحرير والفيسكوز، 180 × 80 سم. ملمس بارد ولمعة ناعمة تناسب السهرات والأيام الرسمية.',
    },
    keywords: {
      en: 'silk blend hijab, midnight blue scarf, satin hijab, formal hijab, gift for her',
      ar: 'طرحة حرير, طرحة أزرق ليلي, حجاب ساتان, طرحة رسمية, هدية',
    },
    category: 'satin-hijabs',
    brand: 'Noor Atelier',
    type: 'fashion',
    price: 590,
    colors: ['midnight'],
    sizes: [],
    stock: 14,
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: 'Satin, 33% silk, 67% viscose', ar: 'ساتان، 33% حرير و67% فيسكوز' },
      },
      { name: { en: 'Weight', ar: 'وزن القماش' }, value: { en: '80 gsm', ar: '80 جم/م²' } },
      { name: { en: 'Dimensions', ar: 'الأبعاد' }, value: { en: '180 × 80 cm', ar: '180 × 80 سم' } },
      {
        name: { en: 'Opacity', ar: 'الشفافية' },
        value: {
          en: 'Opaque when wrapped; slightly sheer in one layer',
          ar: 'ساترة عند اللف، وتشفّ قليلًا من طبقة واحدة',
        },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: {
          en: 'Dry clean, or hand wash cold with silk detergent',
          ar: 'تنظيف جاف، أو غسيل يدوي بارد بمنظف الحرير',
        },
      },
    ],
    tags: ['occasion', 'new-in'],
    reviews: [
      {
        rating: 5,
        name: 'Ingy Tarek',
        daysAgo: 6,
        review: {
          en: 'You can tell it is not plain polyester as soon as you touch it. Gave it to my mother for Eid and ordered one for myself.',
          ar: 'تعرفين من أول لمسة أنه ليس بوليستر عاديًا. أهديته لأمي في العيد وطلبت واحدًا لنفسي.',
        },
      },
      {
        rating: 4,
        name: 'Reem Al Sabbagh',
        daysAgo: 28,
        fit: 'small',
        review: {
          en: 'Beautiful blue. I would have liked it ten centimeters longer for the way I wrap.',
          ar: 'درجة الأزرق جميلة. تمنيت لو كان أطول بعشرة سنتيمترات ليناسب لفتي.',
        },
      },
    ],
  },
  {
    slug: 'shahd-champagne-satin-hijab',
    look: 'hijab-satin',
    title: { en: 'Shahd Champagne Satin Hijab', ar: 'طرحة شهد ساتان شامبين' },
    description: {
      en: `<p>A warm champagne chosen for engagement days and katb el-kitab: pale enough for a bride, and still a color beside a white dress. The satin is closely woven, which is what gives a light shade its cover; in one layer a dark fringe will not show through, though a nude undercap makes the tone even.</p><p>Drape it with one end across the front so that the hem comes to a point below the waist, or keep both ends short under a jacket. It takes a brooch at the shoulder without sagging.</p><ul><li>100% polyester, 120 gsm, heavier than our other satins</li><li>Measures 190 × 85 cm</li><li>Make-up near the face washes out with mild soap</li></ul>`,
      ar: `<p>درجة شامبين دافئة اخترناها لكتب الكتاب والخطوبة، فاتحة بما يليق بالعروس، ومع ذلك تبقى لونًا واضحًا بجانب الفستان الأبيض. نسيج الساتان مضموم، وهذا ما يجعل اللون الفاتح ساترًا: لا يظهر الشعر الداكن من طبقة واحدة، وإن كان البونيه البيج يوحّد الدرجة.</p><p>اسدلي أحد طرفيها على الأمام لتنتهي بزاوية تحت الخصر، أو اجعلي الطرفين قصيرين تحت الجاكيت. تتحمل بروشًا عند الكتف من غير أن تتهدّل.</p><ul><li>100% بوليستر، 120 جم/م²، أي أثقل من باقي طرح الساتان لدينا</li><li>القياس 190 × 85 سم</li><li>آثار المكياج حول الوجه تزول بصابون خفيف</li></ul>`,
    },
    metaDescription: {
      en: 'Champagne satin hijab for brides and wedding guests: dense 120 gsm weave, opaque in one layer, 190 × 85 cm, heavy enough to carry a brooch.',
      ar: 'طرحة ساتان شامبين للعروس والمدعوات، نسيج مضموم بوزن 120 جم/م² ساتر من طبقة واحدة، ومقاس 190 × 85 سم يتحمل البروش.',
    },
    keywords: {
      en: 'champagne hijab, bridal hijab, engagement scarf, satin hijab, katb el-kitab',
      ar: 'طرحة شامبين, طرحة عروسة, كتب كتاب, طرحة خطوبة, حجاب ساتان',
    },
    category: 'satin-hijabs',
    brand: 'Maysan',
    type: 'fashion',
    price: 480,
    colors: ['champagne'],
    sizes: [],
    stock: 19,
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: 'Dense satin, 100% polyester', ar: 'ساتان مضموم، 100% بوليستر' },
      },
      { name: { en: 'Weight', ar: 'وزن القماش' }, value: { en: '120 gsm', ar: '120 جم/م²' } },
      { name: { en: 'Dimensions', ar: 'الأبعاد' }, value: { en: '190 × 85 cm', ar: '190 × 85 سم' } },
      {
        name: { en: 'Undercap', ar: 'البونيه' },
        value: { en: 'Nude or cream recommended', ar: 'يُفضّل بيج أو كريمي' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: {
          en: 'Hand wash, dry flat, steam from a distance',
          ar: 'غسيل يدوي وتجفيف على سطح مستوٍ وبخار من بعيد',
        },
      },
    ],
    tags: ['occasion'],
    reviews: [
      {
        rating: 5,
        name: 'Menna Ashraf',
        daysAgo: 24,
        review: {
          en: 'My katb el-kitab hijab. The heavy brooch stayed in place and the color looked soft in the photos, not yellow.',
          ar: 'كانت طرحة كتب كتابي. البروش الثقيل ثبت مكانه واللون ظهر ناعمًا في الصور وليس أصفر.',
        },
      },
    ],
  },
  {
    slug: 'sitr-long-khimar',
    look: 'veil-cape',
    title: { en: 'Sitr Long Open Veil', ar: 'خمار ستر المفتوح' },
    description: {
      en: `<p>A long veil that does the work of a scarf and a cape. It is pinned once at the throat; from there the two sides overlap and hang straight, covering the shoulders, arms and hips in fine vertical folds. The crepe is light, so the length is never a weight on the head.</p><p>The front measures 85 cm from chin to hem and the back 110 cm from the crown. Because the sides are not sewn together, your hands are free at once; one hidden pin at chest height keeps the edges closed in wind. Wear it over a closed abaya or a maxi dress with straight sleeves.</p><ul><li>Matte crepe, 100% polyester, 85 gsm</li><li>Opaque in black; teal is opaque indoors and out</li><li>One size, for heights of 155–175 cm</li></ul>`,
      ar: `<p>خمار طويل يجمع بين الطرحة والكاب. يُثبَّت بدبوس واحد عند الرقبة، ومنه يتداخل الجانبان وينزلان في خط مستقيم وثنيات طولية دقيقة تغطي الكتفين والذراعين والوركين. الكريب خفيف، فلا تشعرين بثقل الطول على رأسكِ.</p><p>طوله من الأمام 85 سم من الذقن إلى الحاشية، ومن الخلف 110 سم من أعلى الرأس. ولأن الجانبين غير مخيطين معًا تتحرك يداكِ بحرية، ويكفي دبوس مخفي عند الصدر ليبقى مغلقًا في الهواء. يُلبس فوق عباية مقفولة أو فستان ماكسي بأكمام مستقيمة.</p><ul><li>كريب مط 100% بوليستر، 85 جم/م²</li><li>الأسود والأزرق المخضر كلاهما ساتر داخل البيت وخارجه</li><li>مقاس واحد يناسب الطول من 155 إلى 175 سم</li></ul>`,
    },
    metaDescription: {
      en: 'Long veil in light matte crepe, black or teal. Open front pinned at the throat, 85 cm long from the chin, covering shoulders, arms and hips.',
      ar: 'خمار طويل من الكريب المط الخفيف بالأسود والأزرق المخضر، مفتوح من الأمام بطول 85 سم من الذقن ويغطي الكتفين والذراعين.',
    },
    keywords: {
      en: 'khimar, long veil, black khimar, teal khimar, open front khimar',
      ar: 'خمار, خمار طويل, خمار أسود, خمار كريب, خمار مفتوح',
    },
    category: 'veils',
    brand: 'Rida',
    type: 'fashion',
    price: 560,
    colors: ['black', 'teal'],
    sizes: [],
    stock: 31,
    stockOf: { 'teal/': 7 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: 'Light matte crepe, 100% polyester', ar: 'كريب مط خفيف، 100% بوليستر' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: {
          en: 'Front 85 cm from chin, back 110 cm from crown',
          ar: 'الأمام 85 سم من الذقن، والخلف 110 سم من أعلى الرأس',
        },
      },
      {
        name: { en: 'Closure', ar: 'الإغلاق' },
        value: { en: 'Open front, worn pinned', ar: 'مفتوح من الأمام ويُثبت بدبوس' },
      },
      { name: { en: 'Lining', ar: 'البطانة' }, value: { en: 'Unlined', ar: 'بدون بطانة' } },
      { name: { en: 'Opacity', ar: 'الشفافية' }, value: { en: 'Opaque', ar: 'غير شفاف' } },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Machine wash at 30°C, hang to dry', ar: 'غسيل في الغسالة على 30° وتجفيف بالتعليق' },
      },
    ],
    tags: ['everyday-essentials'],
    reviews: [
      {
        rating: 5,
        name: 'Umm Yusuf',
        daysAgo: 18,
        review: {
          en: 'With a toddler I need my hands, and this one opens at the front. It does not pull backwards like my sewn khimars.',
          ar: 'مع طفل صغير أحتاج إلى يديّ، وهذا مفتوح من الأمام. لا يشدّ للخلف مثل خماراتي المخيطة.',
        },
      },
      {
        rating: 4,
        name: 'Asmaa Hamdy',
        daysAgo: 52,
        review: {
          en: 'Very covering and light. On the corniche I needed three pins, not one.',
          ar: 'ساتر جدًا وخفيف. على الكورنيش احتجت إلى ثلاثة دبابيس وليس واحدًا.',
        },
      },
      {
        rating: 4,
        name: 'Khadija Mansour',
        daysAgo: 83,
        fit: 'true',
        review: {
          en: 'I am 172 cm and it ends just below my hips, as promised. The teal is darker in person.',
          ar: 'طولي 172 سم وينتهي تحت الورك مباشرة كما هو مكتوب. الأزرق المخضر أغمق في الحقيقة.',
        },
      },
    ],
  },
  {
    slug: 'khushoo-prayer-khimar',
    look: 'khimar',
    title: { en: 'Khushoo Prayer Khimar', ar: 'خمار خشوع للصلاة' },
    description: {
      en: `<p>Made for prayer at home, at work and on the road. Khushoo is one piece: it slips over what you are already wearing, needs no pin, covers the shoulders and arms, and stays even through bowing and prostration because the weight of the cloth sits at the hem. The crepe is smooth on the forehead and does not cling to the clothes below.</p><p>Taupe is the practical one for the office drawer; sage is the one people give as a present. Sage is pale, so over black or printed clothes look for daylight behind you: held against a window, the outline of dark sleeves can be seen.</p><ul><li>65% viscose, 35% polyester crepe, 90 gsm</li><li>110 cm from the chin in front, 135 cm from the crown behind</li><li>Folds to the size of a paperback, weighs 290 g</li></ul>`,
      ar: `<p>للصلاة في البيت والعمل والسفر. «خشوع» قطعة واحدة تُلبس فوق ملابسكِ كما هي من دون دبوس، تغطي الكتفين والذراعين، وتبقى منضبطة في الركوع والسجود لأن ثقل القماش عند الحاشية. الكريب ناعم على الجبهة ولا يلتصق بالملابس.</p><p>البيج الرمادي عملي لدرج المكتب، والأخضر المريمي يختاره كثيرون هدية. الأخضر فاتح، فإن كان ما تحته أسود أو منقوشًا فانتبهي للضوء خلفكِ، إذ قد تظهر حدود الأكمام الداكنة أمام النافذة.</p><ul><li>كريب 65% فيسكوز و35% بوليستر، 90 جم/م²</li><li>110 سم من الذقن أمامًا، و135 سم من أعلى الرأس خلفًا</li><li>يُطوى بحجم كتاب جيب ووزنه 290 جم</li></ul>`,
    },
    metaDescription: {
      en: 'One-piece prayer khimar in soft viscose crepe, taupe or sage. It needs no pin, covers shoulders and arms and folds small for the office or travel.',
      ar: 'خمار صلاة قطعة واحدة من كريب الفيسكوز الناعم بالبيج الرمادي والأخضر المريمي، بلا دبوس، يغطي الكتفين والذراعين ويُطوى صغيرًا للعمل والسفر.',
    },
    keywords: {
      en: 'prayer khimar, prayer veil, taupe khimar, sage khimar, travel prayer clothes, Ramadan gift',
      ar: 'خمار صلاة, طرحة صلاة, خمار بيج, خمار أخضر, هدية رمضان',
    },
    category: 'veils',
    brand: 'Maysan',
    type: 'fashion',
    price: 495,
    colors: ['taupe', 'sage'],
    sizes: [],
    stock: 22,
    sale: { window: 'on', percent: 20 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: 'Crepe, 65% viscose, 35% polyester', ar: 'كريب، 65% فيسكوز و35% بوليستر' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: 'Front 110 cm, back 135 cm', ar: 'الأمام 110 سم، والخلف 135 سم' },
      },
      {
        name: { en: 'Opacity', ar: 'الشفافية' },
        value: {
          en: 'Opaque indoors; pale clothes underneath in strong light',
          ar: 'ساتر في الداخل، ويُفضّل لون فاتح تحته في الضوء القوي',
        },
      },
      {
        name: { en: 'Fit', ar: 'القَصّة' },
        value: { en: 'Loose, one size', ar: 'واسعة، مقاس واحد' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Machine wash at 30°C, warm iron', ar: 'غسيل في الغسالة على 30° وكي متوسط' },
      },
    ],
    tags: ['new-in', 'everyday-essentials'],
    reviews: [
      {
        rating: 5,
        name: 'Walaa Ibrahim',
        daysAgo: 11,
        review: {
          en: 'Lives in my desk at work. It covers my blouse and trousers to the knee and I can put it on in ten seconds.',
          ar: 'مكانه درج مكتبي في العمل. يغطي البلوزة والبنطلون حتى الركبة وألبسه في عشر ثوانٍ.',
        },
      },
      {
        rating: 3,
        name: 'Sara Mahrous',
        daysAgo: 44,
        review: {
          en: 'Soft and comfortable, but the sage over my black dress did show the sleeves a little.',
          ar: 'ناعم ومريح، لكن الأخضر المريمي فوق فستاني الأسود أظهر الأكمام قليلًا.',
        },
      },
    ],
  },
];
