import type { SourceProduct } from './types.ts';

export const bottoms: SourceProduct[] = [
  {
    slug: 'dune-fluid-palazzo-trousers',
    look: 'trousers-wide',
    title: { en: 'Dune Fluid Palazzo Trousers', ar: 'بنطلون بلازو انسيابي رملي' },
    description: {
      en: `<p>Wide from the hip to the floor, with a soft crease down the front of each leg and a stitched fly under a plain waistband. The twill is mostly viscose, with a diagonal too fine to notice and a weight that makes the legs hang straight instead of out.</p>
<p>In a sand this pale the question is always opacity: at 215 gsm the cloth is solid indoors and in shade, while strong sun behind you may suggest an outline, so the front is lined to the knee. A white tunic and tan sandals keep the whole thing desert-colored.</p>
<ul>
<li>104 cm long including a 3 cm waistband, size 40</li>
<li>Zip fly, slanted side pockets</li>
<li>Iron from the back on medium</li>
</ul>`,
      ar: `<p>واسع من الأرداف إلى الأرض، بكسرة ناعمة على كل ساق ومرد أمامي مدروز تحت كمر سادة. القماش تويل أغلبه فيسكوز، ثقله يشدّ الساقين إلى أسفل فلا تنتفخان.</p>
<p>مع درجة رملية فاتحة كهذه تأتي مسألة الشفافية أولًا: القماش بوزن 215 جم/م² ساتر في الداخل والظل، أما الشمس القوية من خلفكِ فقد ترسم ظلًّا، ولذلك بُطّن الأمام حتى الركبة. نسّقيه مع تونيك أبيض وصندل جملي.</p>
<ul>
<li>الطول 104 سم مع كمر عرضه 3 سم، في مقاس 40</li>
<li>سوستة أمامية، وجيبان مائلان على الجنبين</li>
<li>يُكوى من الظهر على حرارة متوسطة</li>
</ul>`,
    },
    metaDescription: {
      en: 'Wide-leg sand palazzo trousers in fluid viscose twill with a soft front crease. Front lined to the knee, zip fly, sizes 36 to 44.',
      ar: 'بنطلون بلازو رملي واسع من تويل الفيسكوز الانسيابي بكسرة أمامية ناعمة، مبطّن من الأمام حتى الركبة، بسوستة أمامية، من 36 إلى 44.',
    },
    keywords: {
      en: 'palazzo trousers, wide leg, sand trousers, viscose twill, modest trousers',
      ar: 'بنطلون بلازو, بنطلون واسع, بنطلون رملي, بنطلون محجبات, فيسكوز',
    },
    category: 'palazzo-pants',
    brand: 'Dune & Thread',
    type: 'fashion',
    price: 1350,
    colors: ['sand'],
    sizes: ['36', '38', '40', '42', '44'],
    stock: 9,
    stockOf: { '/36': 0, '/44': 2 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: {
          en: '68% viscose, 32% polyester twill, 215 gsm',
          ar: 'تويل 68% فيسكوز، 32% بوليستر، 215 جم/م²',
        },
      },
      {
        name: { en: 'Lining', ar: 'البطانة' },
        value: { en: 'Front, to the knee', ar: 'من الأمام حتى الركبة' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '104 cm (size 40)', ar: '104 سم (مقاس 40)' },
      },
      {
        name: { en: 'Rise', ar: 'الوسط' },
        value: { en: 'High', ar: 'عالٍ' },
      },
      {
        name: { en: 'Closure', ar: 'الإغلاق' },
        value: { en: 'Zip fly', ar: 'سوستة أمامية' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Machine wash at 30°C, gentle', ar: 'غسيل في الغسالة على 30° بدورة هادئة' },
      },
    ],
    tags: ['shop-the-look', 'everyday-essentials'],
    goesWith: ['siwa-linen-cotton-tunic'],
    reviews: [
      {
        rating: 5,
        name: 'Habiba Osama',
        daysAgo: 11,
        review: {
          en: 'They swing when I walk and still look pressed at night. So comfortable in the heat.',
          ar: 'يتحرك معي وأنا أمشي ويبقى مفرودًا حتى الليل. مريح جدًا في الحر.',
        },
      },
      {
        rating: 4,
        name: 'Maha Selim',
        daysAgo: 37,
        review: {
          en: 'The lining at the front makes a difference. Back is fine with skin-tone underwear.',
          ar: 'البطانة الأمامية تفرق كثيرًا. ومن الخلف لا مشكلة مع لون البشرة.',
        },
      },
      {
        rating: 3,
        name: 'Nesma Farouk',
        daysAgo: 90,
        fit: 'large',
        review: {
          en: 'Long for 157 cm, I needed heels until I had it hemmed.',
          ar: 'طويل على من طولها 157، واحتجت كعبًا إلى أن قصّرته.',
        },
      },
    ],
  },
  {
    slug: 'olive-lyocell-palazzo',
    look: 'trousers-wide',
    title: { en: 'Olive Lyocell Palazzo', ar: 'بنطلون بلازو ليوسيل زيتوني' },
    description: {
      en: `<p>Lyocell comes from wood pulp and behaves like a cross between silk and cotton: cool at first touch, absorbent, heavy for its thickness. In this olive twill it gives palazzo legs a slow swing and a slightly dusty, matte surface.</p>
<p>A plain band sits at the natural waist. From there the front stays flat over the stomach, and the volume only begins at the hip, so tucking in a shirt adds no bulk. Worn with terracotta or cream on top, the green looks earthy; black turns it military, which some of us like.</p>
<ul>
<li>Opaque, no slip needed</li>
<li>Length 102 cm, size M</li>
<li>Dry in shade to keep the green even</li>
</ul>`,
      ar: `<p>الليوسيل ألياف من لبّ الخشب، بين الحرير والقطن في طبعه: بارد عند أول لمسة، يمتص الرطوبة، وله ثقل رغم رقّته. في هذا التويل الزيتوني يعطي ساقي البلازو حركة بطيئة وسطحًا مطفيًّا.</p>
<p>الكمر سادة عند الخصر الطبيعي، والأمام مفرود على البطن، ولا يبدأ الاتساع إلا عند الأرداف، فتدخلين القميص فيه من دون انتفاخ. مع الطيني أو الكريمي يصير الأخضر ترابيًّا هادئًا، ومع الأسود يأخذ طابعًا عسكريًّا له محبّاته.</p>
<ul>
<li>لا يشفّ ولا يحتاج إلى بطانة</li>
<li>الطول 102 سم في مقاس M</li>
<li>جفّفيه في الظل ليبقى اللون متساويًا</li>
</ul>`,
    },
    metaDescription: {
      en: 'Olive palazzo trousers in cool matte lyocell twill: flat front, high plain waistband, very wide legs, opaque without a slip. S to XL.',
      ar: 'بنطلون بلازو زيتوني من تويل الليوسيل البارد المطفي، أمام مفرود وكمر عالٍ سادة وساقان واسعتان، لا يشفّ، من S إلى XL.',
    },
    keywords: {
      en: 'olive palazzo, lyocell trousers, wide leg trousers, summer trousers, green',
      ar: 'بلازو زيتوني, بنطلون ليوسيل, بنطلون واسع, بنطلون صيفي',
    },
    category: 'palazzo-pants',
    brand: 'Maysan',
    type: 'fashion',
    price: 1480,
    colors: ['olive'],
    sizes: ['S', 'M', 'L', 'XL'],
    stock: 7,
    stockOf: { '/L': 0 },
    sale: { window: 'on', percent: 30 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: '100% lyocell twill, 200 gsm', ar: 'تويل 100% ليوسيل، 200 جم/م²' },
      },
      {
        name: { en: 'Fit', ar: 'القَصّة' },
        value: { en: 'Flat to the hip, then very wide', ar: 'مفرود حتى الأرداف ثم واسع جدًا' },
      },
      {
        name: { en: 'Opacity', ar: 'الشفافية' },
        value: { en: 'Opaque', ar: 'غير شفاف' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '102 cm (size M)', ar: '102 سم (مقاس M)' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Cold wash, low spin, dry in shade', ar: 'غسيل بارد وعصر خفيف، وتجفيف في الظل' },
      },
    ],
    tags: ['everyday-essentials'],
    goesWith: ['marsa-striped-tunic'],
    reviews: [
      {
        rating: 5,
        name: 'Rowan Ashraf',
        daysAgo: 24,
        review: {
          en: 'Feels cold when you put it on, exactly what August needs. The olive is muted, not bright.',
          ar: 'ملمسه بارد أول ما تلبسينه، وهذا المطلوب في أغسطس. الزيتوني هادئ وليس فاقعًا.',
        },
      },
      {
        rating: 4,
        name: 'Abeer Al Shehri',
        daysAgo: 52,
        review: {
          en: 'Good drape and no slip needed. It marks if you splash water on it, but it dries without a trace.',
          ar: 'انسداله جميل ولا يحتاج بطانة. رذاذ الماء يترك أثرًا لكنه يزول حين يجف.',
        },
      },
    ],
  },
  {
    slug: 'workday-palazzo-trousers',
    look: 'trousers-wide',
    title: { en: 'Workday Palazzo Trousers', ar: 'بنطلون بلازو أسود للعمل' },
    description: {
      en: `<p>We cut these for people who leave at seven and are home after dark. Two per cent elastane is enough for nine hours in a chair and too little to see; the polyester in the twill drops its creases when you hang the trousers in a steamy bathroom overnight.</p>
<p>A soft crease runs down each leg, which measures 60 cm around the hem and hangs straight from the hip. The waistband is flat for shirts and fine knits. Add a cropped wool jacket and the suit is finished.</p>
<ul>
<li>Unlined and opaque</li>
<li>Leg 105 cm overall, size 40, with a 4 cm hem to let down</li>
<li>Zip fly and slanted pockets</li>
<li>Machine washable, no ironing if hung wet</li>
</ul>`,
      ar: `<p>فصّلناه لمن تخرج في السابعة صباحًا وتعود بعد المغرب. نسبة صغيرة من الإيلاستين تكفي لتسع ساعات على الكرسي ولا تُرى، والبوليستر في النسيج يتخلّص من كسراته إذا علّقتِ البنطلون ليلة في حمّام به بخار.</p>
<p>على كل ساق كسرة ناعمة، ومحيط الفتحة 60 سم، وتنسدل الساق مستقيمة من الأرداف. والكمر مفرود يناسب القميص والتريكو الرفيع. أضيفي جاكيت صوف قصيرًا فتكتمل البدلة.</p>
<ul>
<li>لا يشفّ، ومن دون بطانة</li>
<li>الطول الكلي 105 سم في مقاس 40، مع ثنية 4 سم يمكن فكّها</li>
<li>سوستة أمامية وجيبان مائلان</li>
<li>يُغسل في الغسالة، ولا يحتاج كيًّا إذا عُلّق مبلولًا</li>
</ul>`,
    },
    metaDescription: {
      en: 'Black palazzo trousers for the office: opaque easy-care twill with a little stretch, flat waistband, zip fly, sizes 36 to 44.',
      ar: 'بنطلون بلازو أسود للعمل من تويل سهل العناية بمرونة خفيفة، لا يشفّ، كمر مفرود وسوستة أمامية، مقاسات من 36 إلى 44.',
    },
    keywords: {
      en: 'black palazzo, work trousers, wide leg trousers, easy care, stretch twill',
      ar: 'بلازو أسود, بنطلون للعمل, بنطلون واسع, بنطلون لا يحتاج كي, بنطلون كلاسيك',
    },
    category: 'palazzo-pants',
    brand: 'Rida',
    type: 'fashion',
    price: 1190,
    colors: ['black'],
    sizes: ['36', '38', '40', '42', '44'],
    stock: 14,
    stockOf: { '/38': 4 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: {
          en: '70% polyester, 28% viscose, 2% elastane, 230 gsm',
          ar: '70% بوليستر، 28% فيسكوز، 2% إيلاستين، 230 جم/م²',
        },
      },
      {
        name: { en: 'Opacity', ar: 'الشفافية' },
        value: { en: 'Opaque', ar: 'غير شفاف' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '105 cm (size 40)', ar: '105 سم (مقاس 40)' },
      },
      {
        name: { en: 'Hem width', ar: 'محيط الفتحة' },
        value: { en: '60 cm per leg (size 40)', ar: '60 سم لكل ساق (مقاس 40)' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Machine wash at 30°C, hang to dry', ar: 'غسيل في الغسالة على 30°، ويُجفّف معلّقًا' },
      },
    ],
    tags: ['best-sellers', 'workwear'],
    goesWith: ['navy-workday-tunic', 'black-collarless-cropped-jacket'],
    reviews: [
      {
        rating: 5,
        name: 'Eman Abdallah',
        daysAgo: 6,
        fit: 'true',
        review: {
          en: 'Third pair. I am a pharmacist on my feet for ten hours and these never pinch.',
          ar: 'ثالث قطعة أشتريها. أنا صيدلانية أقف عشر ساعات ولا يضايقني أبدًا.',
        },
      },
      {
        rating: 5,
        name: 'Ola Hegazy',
        daysAgo: 22,
        fit: 'true',
        review: {
          en: 'The hem allowance saved me. I am 174 cm and finally have trousers to the floor.',
          ar: 'الثنية الزيادة أنقذتني. طولي 174 وأخيرًا بنطلون يصل للأرض.',
        },
      },
      {
        rating: 4,
        name: 'Samar Wagdy',
        daysAgo: 49,
        review: {
          en: 'Washes well and really does not need ironing. Collects a bit of lint.',
          ar: 'يُغسل بسهولة ولا يحتاج كيًّا فعلًا. يجمع قليلًا من الوبر.',
        },
      },
      {
        rating: 5,
        name: 'Latifa Al Mansoori',
        daysAgo: 79,
        fit: 'true',
        review: {
          en: 'Opaque in full sun, I checked. Waist fits 38 exactly.',
          ar: 'لا يشفّ في الشمس، جرّبته بنفسي. والوسط مضبوط على مقاس 38.',
        },
      },
      {
        rating: 3,
        name: 'Marwa Essam',
        daysAgo: 140,
        review: {
          en: 'Good trousers, but the wide hem drags on wet streets. I keep them for dry days.',
          ar: 'بنطلون جيد، لكن اتساعه يجرّ على الشارع المبلول، فأتركه للأيام الجافة.',
        },
      },
    ],
  },
  {
    slug: 'gabardine-bell-skirt',
    look: 'skirt-bell',
    title: { en: 'Gabardine Bell Skirt', ar: 'جيبة جبردين كلوش' },
    description: {
      en: `<p>Gabardine has backbone. Cut into a bell it does not need a petticoat or pleats: the cloth goes smooth over the hip and then opens by itself into even folds that keep their places when you move. The hem is level all round and stitched once, visibly.</p>
<p>Mocha sits between brown and rose and likes cream knitwear. Sand is the summer choice, with a tucked white shirt. Either clears the ankle, so flat boots and loafers both look deliberate.</p>
<ul>
<li>92 cm from the waist in size M</li>
<li>Side zip hidden in the seam</li>
<li>Opaque in both colors; sand has a half slip sewn in</li>
<li>Hem circumference close to three meters</li>
</ul>`,
      ar: `<p>الجبردين قماش له عَصَب، فإذا قُصّ كلوش لم يحتج إلى جيبونة ولا كسرات: ينزل أملس على الأرداف ثم ينفتح وحده في طيّات متساوية تبقى في مكانها مع الحركة. والذيل مستوٍ من كل الجهات بدرزة واحدة ظاهرة.</p>
<p>الموكا بين البني والوردي ويحب التريكو الكريمي، والرملي خيار الصيف مع قميص أبيض داخل الكمر. كلاهما فوق الكاحل بقليل، فيليق معهما البوت المسطح واللوفر.</p>
<ul>
<li>92 سم من الوسط في مقاس M</li>
<li>سوستة مخفية في خياطة الجنب</li>
<li>اللونان لا يشفّان، والرملي بنصف بطانة مخيطة</li>
<li>محيط الذيل نحو ثلاثة أمتار</li>
</ul>`,
    },
    metaDescription: {
      en: 'Bell skirt in structured gabardine with a smooth waistband and deep even folds. Mocha and sand, 92 cm long in size M, S to XL.',
      ar: 'جيبة كلوش من الجبردين المتماسك بكمر أملس وطيّات عميقة متساوية، باللونين الموكا والرملي، طولها 92 سم في مقاس M، من S إلى XL.',
    },
    keywords: {
      en: 'bell skirt, gabardine skirt, flared skirt, long skirt, mocha skirt, sand skirt',
      ar: 'جيبة كلوش, جيبة جبردين, جيبة طويلة, جيبة موكا, تنورة واسعة',
    },
    category: 'bell-skirts',
    brand: 'Rida',
    type: 'fashion',
    price: 1260,
    colors: ['mocha', 'sand'],
    sizes: ['S', 'M', 'L', 'XL'],
    stock: 8,
    stockOf: { 'sand/': 3, 'sand/XL': 0, 'mocha/S': 0 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: {
          en: 'Gabardine: 65% polyester, 33% viscose, 2% elastane, 260 gsm',
          ar: 'جبردين: 65% بوليستر، 33% فيسكوز، 2% إيلاستين، 260 جم/م²',
        },
      },
      {
        name: { en: 'Fit', ar: 'القَصّة' },
        value: { en: 'Smooth hip, bell flare', ar: 'أملس عند الأرداف ثم كلوش' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '92 cm (size M)', ar: '92 سم (مقاس M)' },
      },
      {
        name: { en: 'Lining', ar: 'البطانة' },
        value: { en: 'Mocha none, sand half-lined', ar: 'الموكا بدون، والرملي بنصف بطانة' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Machine wash at 30°C, iron inside out', ar: 'غسيل في الغسالة على 30°، وكيّ من الظهر' },
      },
    ],
    tags: ['shop-the-look', 'everyday-essentials'],
    goesWith: ['lambswool-crew-neck-jumper', 'camel-side-button-coat'],
    reviews: [
      {
        rating: 5,
        name: 'Toqa Ramadan',
        daysAgo: 18,
        review: {
          en: 'The folds fall the same way every time, even after the wash. Mocha with my cream jumper is my winter uniform.',
          ar: 'الطيّات تنزل بنفس الشكل كل مرة حتى بعد الغسيل. الموكا مع البلوفر الكريمي صار لبسي طول الشتاء.',
        },
      },
      {
        rating: 4,
        name: 'Nermin Zaki',
        daysAgo: 45,
        fit: 'large',
        review: {
          en: 'Fuller than I thought, in a good way. It takes up space on the metro.',
          ar: 'أوسع مما تخيلت وهذا أعجبني، لكنها تأخذ مساحة في المترو.',
        },
      },
      {
        rating: 4,
        name: 'Asmaa Badr',
        daysAgo: 97,
        fit: 'small',
        review: {
          en: 'Sand with the half slip is fine in daylight. On me, at 170 cm, it ends a hand above the ankle.',
          ar: 'الرملي بنصف البطانة ممتاز في النهار. طولي 170 وتنتهي عليّ فوق الكاحل بنحو شبر.',
        },
      },
    ],
  },
  {
    slug: 'tailored-wool-bell-skirt',
    look: 'skirt-bell',
    title: { en: 'Tailored Wool-Blend Bell Skirt', ar: 'جيبة كلوش من جبردين الصوف' },
    description: {
      en: `<p>A skirt in suiting cloth. Wool in the gabardine gives the black depth and lets the skirt shed creases on the hanger, while a slippery lining keeps it from catching on tights or leggings.</p>
<p>Front and back are cut alike: a smooth band, no gathers, then folds that widen steadily towards the hem. It is warm without being thick and long enough for a boardroom or a family visit, with a fine-gauge jumper tucked in or a tunic left out. Flat ankle boots cover whatever the hem does not.</p>
<ul>
<li>94 cm long, size 40</li>
<li>Lined to 15 cm above the hem</li>
<li>Waistband cut straight, 3.5 cm deep</li>
</ul>`,
      ar: `<p>جيبة من قماش البدل. الصوف في الجبردين يمنح الأسود عمقًا ويجعل الجيبة تستعيد شكلها على الشماعة، والبطانة الملساء تمنعها من التعلق بالكولون أو الليجن.</p>
<p>الأمام والخلف متشابهان: كمر أملس بلا كشكشة، ثم طيّات تتّسع على مهل حتى الذيل. دافئة من غير سُمك، وطولها يليق باجتماع أو بزيارة عائلية، مع تريكو رفيع داخل الكمر أو تونيك فوقه. وما لا يغطيه الذيل يغطيه بوت قصير مسطح.</p>
<ul>
<li>الطول 94 سم في مقاس 40</li>
<li>مبطّنة حتى 15 سم فوق الذيل</li>
<li>الكمر مستقيم بعرض 3.5 سم</li>
</ul>`,
    },
    metaDescription: {
      en: 'Black bell skirt in wool-blend gabardine suiting, lined, with a smooth waistband and folds that widen to a 94 cm hem. Sizes 36 to 42.',
      ar: 'جيبة كلوش سوداء من جبردين مخلوط بالصوف مثل قماش البدل، مبطّنة، بكمر أملس وطيّات متساوية وطول 94 سم، مقاسات من 36 إلى 42.',
    },
    keywords: {
      en: 'black skirt, wool skirt, bell skirt, lined skirt, office skirt',
      ar: 'جيبة سوداء, جيبة صوف, جيبة كلوش, جيبة مبطنة, جيبة للعمل',
    },
    category: 'bell-skirts',
    brand: 'Noor Atelier',
    type: 'fashion',
    price: 1790,
    colors: ['black'],
    sizes: ['36', '38', '40', '42'],
    stock: 5,
    stockOf: { '/42': 0 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: {
          en: 'Gabardine: 45% wool, 55% polyester, 270 gsm',
          ar: 'جبردين: 45% صوف، 55% بوليستر، 270 جم/م²',
        },
      },
      {
        name: { en: 'Lining', ar: 'البطانة' },
        value: { en: 'Viscose, to 15 cm above the hem', ar: 'فيسكوز، حتى 15 سم فوق الذيل' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '94 cm (size 40)', ar: '94 سم (مقاس 40)' },
      },
      {
        name: { en: 'Closure', ar: 'الإغلاق' },
        value: { en: 'Zip fly', ar: 'سوستة أمامية' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Dry clean, press under a cloth', ar: 'تنظيف جاف، وكيّ فوق قماشة' },
      },
    ],
    tags: ['workwear', 'new-in'],
    goesWith: ['rib-edge-wool-jumper'],
    reviews: [
      {
        rating: 5,
        name: 'Hanan Tawfik',
        daysAgo: 31,
        review: {
          en: 'The lining is what makes it. Nothing climbs up the leg and it looks pressed at five in the afternoon.',
          ar: 'السر في البطانة. لا شيء يتسلق على الساق، وتبدو مكوية حتى الخامسة مساءً.',
        },
      },
    ],
  },
  {
    slug: 'emerald-satin-skirt',
    look: 'skirt-satin',
    title: { en: 'Emerald Satin Skirt', ar: 'جيبة ساتان زمردية' },
    description: {
      en: `<p>Light travels down the folds in long strips and changes when you turn; that is the reason to choose satin with some weight to it. This one is 245 gsm, so it hangs away from the legs and does not cling or crackle in dry weather.</p>
<p>Balance the shine with something matte above: a black crepe top, a fine cream jumper, a chiffon scarf in a quiet color. The hem sits low on the calf, right for a court shoe or a low block heel at an engagement or an Eid lunch.</p>
<ul>
<li>Smooth 4 cm waistband, zip hidden at the side</li>
<li>Opaque; seamless layers beneath, since satin shows ridges</li>
<li>93 cm long in size M</li>
</ul>`,
      ar: `<p>يمشي الضوء على طيّاتها خطوطًا طويلة تتغير كلما التفتِّ، ولهذا يُختار الساتان الثقيل. وزنه هنا 245 جم/م²، فينسدل بعيدًا عن الساق ولا يلتصق بها ولا يتكهرب في الجو الجاف.</p>
<p>وازني اللمعة بشيء مطفي من فوق: توب كريب أسود، أو بلوفر كريمي رفيع، وطرحة شيفون هادئة. الذيل منخفض على الساق ويناسبه كعب قصير عريض في خطوبة أو في غداء العيد.</p>
<ul>
<li>كمر أملس بعرض 4 سم، وسوستة مخفية في الجنب</li>
<li>لا تشفّ، ويُفضّل تحتها ملابس بلا خياطات لأن الساتان يُظهر الحواف</li>
<li>الطول 93 سم في مقاس M</li>
</ul>`,
    },
    metaDescription: {
      en: 'Emerald bell skirt in heavy satin with deep even folds and a smooth waistband. Opaque, 93 cm long in size M, for weddings and Eid.',
      ar: 'جيبة كلوش من الساتان الثقيل بلون زمردي، طيّات عميقة وكمر أملس، لا تشفّ، طولها 93 سم في مقاس M، للخطوبات والأعياد.',
    },
    keywords: {
      en: 'satin skirt, emerald skirt, occasion skirt, bell skirt, eid outfit',
      ar: 'جيبة ساتان, جيبة زمردي, جيبة مناسبات, جيبة كلوش, لبس العيد',
    },
    category: 'satin-skirts',
    brand: 'Sahra',
    type: 'fashion',
    price: 1640,
    colors: ['emerald'],
    sizes: ['S', 'M', 'L', 'XL'],
    stock: 6,
    stockOf: { '/M': 2, '/XL': 0 },
    sale: { window: 'on', percent: 10 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: {
          en: 'Heavy satin: 97% polyester, 3% elastane, 245 gsm',
          ar: 'ساتان ثقيل: 97% بوليستر، 3% إيلاستين، 245 جم/م²',
        },
      },
      {
        name: { en: 'Lining', ar: 'البطانة' },
        value: { en: 'None', ar: 'بدون' },
      },
      {
        name: { en: 'Opacity', ar: 'الشفافية' },
        value: { en: 'Opaque', ar: 'غير شفافة' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '93 cm (size M)', ar: '93 سم (مقاس M)' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Hand wash cold, iron cool on the reverse', ar: 'غسيل يدوي بارد، وكيّ هادئ من الظهر' },
      },
    ],
    tags: ['occasion'],
    goesWith: ['lambswool-crew-neck-jumper', 'hala-white-pearl-hoops'],
    reviews: [
      {
        rating: 5,
        name: 'Sondos Hesham',
        daysAgo: 13,
        review: {
          en: 'Wore it to my cousin’s engagement with a black top. The green photographs exactly as it is.',
          ar: 'لبستها في خطوبة بنت خالتي مع توب أسود. الأخضر يطلع في الصور كما هو على الحقيقة.',
        },
      },
      {
        rating: 4,
        name: 'Maysa Darwish',
        daysAgo: 40,
        review: {
          en: 'Heavy, proper satin. Creases a little in the car but they drop out.',
          ar: 'ساتان ثقيل ومحترم. يتكسّر قليلًا في السيارة ثم يرجع.',
        },
      },
      {
        rating: 2,
        name: 'Alaa Fouad',
        daysAgo: 66,
        review: {
          en: 'Caught on my bag clasp the first evening and left a pull. Be careful with it.',
          ar: 'علقت في قفل الشنطة من أول مرة وسحبت خيطًا. تحتاج إلى حرص.',
        },
      },
    ],
  },
  {
    slug: 'midnight-satin-bell-skirt',
    look: 'skirt-satin',
    title: { en: 'Midnight Satin Bell Skirt', ar: 'جيبة ساتان كلوش بلون الليل' },
    description: {
      en: `<p>Blue enough to see by lamplight, dark enough to pass for black at the door. Layl weaves triacetate with polyester for a satin whose sheen is lower and creamier than the usual party fabric; it has the cool drape of heavy silk and needs far less looking after.</p>
<p>A full lining carries the shape, so the folds stand clear of the knee and stay in order through a long dinner. Silver or pearl jewelry belongs here. For daytime, flatten it with a plain grey jumper.</p>
<ul>
<li>Waist to hem 95 cm, size M</li>
<li>Closes with an invisible side zip</li>
<li>Steam rather than iron; press marks stay on satin</li>
</ul>`,
      ar: `<p>أزرق يبان في ضوء المصباح، وغامق يُحسب أسود عند الباب. تنسج Layl التراي أسيتات مع البوليستر في ساتان لمعته أهدأ وأنعم من أقمشة الحفلات المعتادة، له انسدال الحرير الثقيل وعنايته أسهل بكثير.</p>
<p>البطانة الكاملة تحمل القَصّة، فتبقى الطيّات بعيدة عن الركبة ومرتبة طوال سهرة ممتدة، حتى بعد الجلوس على مائدة العشاء. يليق بها الفضي واللؤلؤ، وللنهار يكفي أن تهدّئيها ببلوفر رمادي سادة.</p>
<ul>
<li>من الوسط إلى الذيل 95 سم في مقاس M</li>
<li>تُقفل بسوستة جانبية لا تُرى</li>
<li>استعملي البخار بدل المكواة، فأثر الكي يبقى على الساتان</li>
</ul>`,
    },
    metaDescription: {
      en: 'Evening bell skirt in midnight-blue satin with a soft low sheen, fully lined, invisible side zip, 95 cm long in size M. S to XL.',
      ar: 'جيبة سهرة كلوش من الساتان الأزرق الليلي بلمعة هادئة، مبطّنة بالكامل وبسوستة جانبية مخفية، طولها 95 سم، من S إلى XL.',
    },
    keywords: {
      en: 'satin skirt, midnight blue, evening skirt, lined skirt, bell skirt',
      ar: 'جيبة ساتان, أزرق ليلي, جيبة سهرة, جيبة مبطنة, جيبة كلوش',
    },
    category: 'satin-skirts',
    brand: 'Layl',
    type: 'fashion',
    price: 1890,
    colors: ['midnight'],
    sizes: ['S', 'M', 'L', 'XL'],
    stock: 4,
    stockOf: { '/S': 0 },
    sale: { window: 'soon', percent: 20 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: {
          en: 'Satin: 70% triacetate, 30% polyester, 225 gsm',
          ar: 'ساتان: 70% تراي أسيتات، 30% بوليستر، 225 جم/م²',
        },
      },
      {
        name: { en: 'Lining', ar: 'البطانة' },
        value: { en: 'Full, anti-static', ar: 'كاملة، مضادة للكهرباء الساكنة' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '95 cm (size M)', ar: '95 سم (مقاس M)' },
      },
      {
        name: { en: 'Finish', ar: 'اللمعة' },
        value: { en: 'Low sheen', ar: 'هادئة' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Dry clean, steam from the reverse', ar: 'تنظيف جاف، وبخار من الظهر' },
      },
    ],
    tags: ['occasion', 'new-in'],
    goesWith: ['rounded-front-wool-jacket', 'layali-satin-hijab'],
    reviews: [],
  },
];
