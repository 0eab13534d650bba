import type { SourceProduct } from './types.ts';

export const dresses: SourceProduct[] = [
  {
    slug: 'gathered-waist-maxi-dress',
    look: 'dress-gathered',
    title: { en: 'Gathered-Waist Maxi Dress', ar: 'فستان طويل مزموم عند الخصر' },
    description: {
      en: `<p>The bodice is cut with room and then drawn into a flat stitched band just above the waist, so the shape comes from the gathers and not from a tight fit. Below the band the skirt opens in long folds that reach the ankle.</p>
<p>Viscose twill feels cool on the skin and swings when you walk; it also creases a little on a long drive, as any soft viscose does. The black needs nothing under it. With dusty rose or sand, add a half slip in bright light. Low block heels and a small bag take it from a morning meeting to a family dinner.</p>
<ul>
<li>100% viscose twill, 170 gsm, bodice lined</li>
<li>141 cm long in size M</li>
<li>Three-quarter sleeve</li>
<li>Concealed zip at the back</li>
</ul>`,
      ar: `<p>الصدر مفصّل بسعة ثم مزموم في شريط عريض مغروز فوق الخصر مباشرة، فالشكل يأتي من الزمّ لا من الضيق. وتحت الشريط تنفتح الجيبة في كسرات طويلة حتى الكاحل.</p>
<p>تويل الفيسكوز بارد على البشرة ويتحرك معكِ في المشي، ويتكرمش قليلًا في المشوار الطويل كعادة الفيسكوز الناعم. الأسود لا يحتاج إلى شيء تحته، أما الوردي والرملي فالأفضل معهما جيبة داخلية في الضوء القوي. بكعب عريض منخفض وشنطة صغيرة يصلح من اجتماع الصباح إلى عزومة المساء.</p>
<ul>
<li>تويل فيسكوز 100%، وزن 170 جم للمتر المربع، والصدر مبطّن</li>
<li>الطول 141 سم في مقاس M</li>
<li>كم ثلاثة أرباع</li>
<li>سوستة مخفية من الخلف</li>
</ul>`,
    },
    metaDescription: {
      en: 'Full-length viscose twill dress with a round neck, gathered stitched waist and three-quarter sleeves. Loose fit, lined bodice, in dusty rose, sand or black.',
      ar: 'فستان طويل من تويل الفيسكوز برقبة مستديرة وخصر مزموم مغروز وأكمام ثلاثة أرباع. قَصّة مريحة وصدر مبطّن، بالوردي العتيق والرملي والأسود.',
    },
    keywords: {
      en: 'maxi dress, gathered waist, modest dress, dusty rose dress, viscose dress, three-quarter sleeves',
      ar: 'فستان طويل, فستان محجبات, فستان وردي, خصر مزموم, فستان فيسكوز',
    },
    category: 'maxi-dresses',
    brand: 'Rida',
    type: 'fashion',
    price: 1890,
    colors: ['dusty-rose', 'sand', 'black'],
    sizes: ['S', 'M', 'L', 'XL'],
    stock: 13,
    stockOf: { 'dusty-rose/M': 24, 'sand/XL': 0, 'black/S': 0, '/L': 6 },
    sale: { window: 'on', percent: 15, colors: ['sand'] },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: 'Viscose twill, 170 gsm', ar: 'تويل فيسكوز، 170 جم/م²' },
      },
      {
        name: { en: 'Lining', ar: 'البطانة' },
        value: { en: 'Bodice only, viscose', ar: 'الصدر فقط، فيسكوز' },
      },
      {
        name: { en: 'Opacity', ar: 'الشفافية' },
        value: {
          en: 'Black opaque; slip advised with sand and dusty rose',
          ar: 'الأسود لا يشفّ، ويُفضّل قميص داخلي مع الرملي والوردي',
        },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '141 cm in size M', ar: '141 سم في مقاس M' },
      },
      {
        name: { en: 'Closure', ar: 'الإغلاق' },
        value: { en: 'Concealed back zip', ar: 'سوستة مخفية من الخلف' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Gentle wash at 30°C, warm iron', ar: 'غسيل هادئ على 30°، كيّ متوسط' },
      },
    ],
    tags: ['best-sellers', 'shop-the-look', 'occasion'],
    video: 'video/dress-gathered-dusty-rose.mp4',
    goesWith: ['rounded-front-wool-jacket', 'shahd-champagne-satin-hijab'],
    measurements: {
      size: 'M',
      chest: 100,
      waist: 86,
      length: 141,
      sleeve: 44,
      grade: { chest: 6, length: 2 },
    },
    reviews: [
      {
        rating: 5,
        name: 'Aya Mahrous',
        daysAgo: 4,
        review: {
          en: 'Dusty rose for my cousin’s katb ketab. The band sits above the waist so it does not cling at all.',
          ar: 'أخذت الوردي العتيق لكتب كتاب بنت عمي. الشريط فوق الخصر فلا يلتصق بالجسم أبدًا.',
        },
      },
      {
        rating: 5,
        name: 'Shimaa Gamal',
        daysAgo: 20,
        fit: 'true',
        review: {
          en: 'Size L on me, 78 kg, and I can breathe and sit. The length is right for 167 cm with a small heel.',
          ar: 'وزني 78 كيلو ومقاس L مريح في الجلوس والحركة. الطول مناسب لـ167 سم مع كعب صغير.',
        },
      },
      {
        rating: 4,
        name: 'Nada El Sherif',
        daysAgo: 41,
        review: {
          en: 'The fabric is soft and cool. It needs ironing after each wash, which I expected.',
          ar: 'القماش ناعم وبارد. يحتاج إلى كيّ بعد كل غسلة وكنت أتوقع ذلك.',
        },
      },
      {
        rating: 3,
        name: 'Kholoud Samir',
        daysAgo: 66,
        review: {
          en: 'Sand shows my dark leggings in the sun. Fine once I put a slip under it.',
          ar: 'الرملي أظهر الليجن الغامق في الشمس. بعد أن لبست تحته جيبة داخلية أصبح جيدًا.',
        },
      },
    ],
  },
  {
    slug: 'forest-twill-long-dress',
    look: 'dress-gathered',
    title: { en: 'Forest Twill Long Dress', ar: 'فستان تويل طويل أخضر غابي' },
    description: {
      en: `<p>Forest green takes the place of black in this long dress, and the heavier twill gives it a straighter, calmer line. Small tucks of fullness gather into the waistband at the front; the neckline is a close round finished with a stitched band of the same cloth.</p>
<p>Sahra mixes linen into the viscose, which keeps the folds of the skirt open and lets the dress dry overnight. It is opaque in daylight, so we left the skirt unlined. For work, try a cropped cream jacket on top and loafers; on a Friday, plain leather sandals and a sage scarf.</p>
<ul>
<li>82% viscose, 18% linen, 205 gsm</li>
<li>143 cm from shoulder to hem in size 40</li>
<li>Three-quarter sleeve, 44 cm, wide enough to push up</li>
<li>Machine wash at 30°C, low spin</li>
</ul>`,
      ar: `<p>أخضر غابي يغنيكِ عن الأسود، وتويل أثقل يعطي الفستان خطًا أهدأ وأقرب إلى الاستقامة. القماش يتجمع في ثنيات صغيرة داخل حزام الخصر المخيّط، والرقبة مستديرة قريبة من العنق يحدّها شريط رفيع من الخامة نفسها.</p>
<p>يدخل الكتان في الخيط مع الفيسكوز، فتبقى كسرات الجيبة مفتوحة ويجفّ الفستان في ليلة واحدة. لا يشفّ في ضوء النهار، لذلك تُركت الجيبة بدون بطانة. للشغل البسي فوقه جاكيت كريمي قصير ولوفر، ويوم الجمعة صندل جلد وطرحة بلون المريمية.</p>
<ul>
<li>82% فيسكوز و18% كتان، 205 جم للمتر المربع</li>
<li>الطول 143 سم من الكتف في مقاس 40</li>
<li>كم ثلاثة أرباع طوله 44 سم، وسعته تسمح برفعه</li>
<li>غسيل على 30° بعصر خفيف</li>
</ul>`,
    },
    metaDescription: {
      en: 'Long dress in forest green viscose-linen twill with a gathered waistband, round neck and wide sleeves. Opaque, unlined, in sizes 36 to 44.',
      ar: 'فستان طويل من تويل الفيسكوز والكتان بالأخضر الغابي، بخصر مزموم ورقبة مستديرة وأكمام واسعة. لا يشفّ، وبمقاسات من 36 إلى 44.',
    },
    keywords: {
      en: 'long dress, green dress, linen blend, office dress, modest maxi',
      ar: 'فستان طويل, فستان أخضر, فستان كتان, فستان شغل, فستان محجبات',
    },
    category: 'maxi-dresses',
    brand: 'Sahra',
    type: 'fashion',
    price: 2240,
    colors: ['forest'],
    sizes: ['36', '38', '40', '42', '44'],
    stock: 6,
    stockOf: { '/36': 2, '/44': 0 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: 'Twill, 82% viscose, 18% linen', ar: 'تويل، 82% فيسكوز، 18% كتان' },
      },
      {
        name: { en: 'Opacity', ar: 'الشفافية' },
        value: { en: 'Opaque without a slip', ar: 'لا يشفّ، بدون قميص داخلي' },
      },
      {
        name: { en: 'Fit', ar: 'القَصّة' },
        value: { en: 'Easy at the chest, defined above the waist', ar: 'واسع عند الصدر ومحدد فوق الخصر' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '143 cm in size 40', ar: '143 سم في مقاس 40' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Machine wash at 30°C, low spin', ar: 'غسيل في الغسالة على 30°، عصر خفيف' },
      },
    ],
    tags: ['workwear', 'everyday-essentials'],
    goesWith: ['cream-boiled-wool-topper', 'nasma-crepe-hijab'],
    measurements: {
      size: '40',
      chest: 102,
      waist: 86,
      length: 143,
      sleeve: 44,
      grade: { chest: 5, length: 1 },
    },
    reviews: [
      {
        rating: 5,
        name: 'Noha Ezzat',
        daysAgo: 14,
        review: {
          en: 'Teaching all day in it. The sleeves push up without slipping and the skirt does not catch on chairs.',
          ar: 'أقف به في الفصل طول اليوم. الكم يثبت حين أرفعه والجيبة لا تعلق بالكراسي.',
        },
      },
      {
        rating: 4,
        name: 'Walaa Hosny',
        daysAgo: 52,
        fit: 'large',
        review: {
          en: 'A real dark green. Runs slightly large, I went from 42 down to 40.',
          ar: 'أخضر غامق كما في الصورة. واسع قليلًا، ألبس عادة 42 وأخذت 40.',
        },
      },
    ],
  },
  {
    slug: 'white-viscose-maxi-dress',
    look: 'dress-gathered',
    title: { en: 'White Viscose Maxi Dress', ar: 'فستان فيسكوز أبيض طويل' },
    description: {
      en: `<p>A white dress is only as good as its lining, so Noor Atelier lined this one from the neck to 12 cm above the hem in fine cotton voile. What you see is a plain round neckline, fullness gathered into a stitched seam over the ribs, and a skirt that falls in soft columns.</p>
<p>The white is warm, nearer to milk than to paper. Worn with gold jewelry it suits a nikah or an engagement at home; with a denim jacket and tan sandals it becomes a holiday dress. Keep underwear close to your skin tone.</p>
<ul>
<li>Viscose twill, 180 gsm, with cotton voile lining</li>
<li>142 cm long in size M</li>
<li>Concealed back zip with a hook</li>
<li>Wash alone at 30°C, no bleach</li>
</ul>`,
      ar: `<p>الفستان الأبيض يُعرف من بطانته، لذلك بطّنته Noor Atelier بفوال قطن رقيق من الرقبة حتى ما قبل الذيل بـ12 سم. ما يظهر منه رقبة مستديرة سادة، وزمّ ناعم ينتهي عند خياطة فوق الخصر، وجيبة تنسدل في ثنيات طويلة.</p>
<p>لونه أبيض دافئ أقرب إلى الحليب. مع حلي ذهبية يناسب كتب الكتاب أو خطوبة في البيت، ومع جاكيت جينز وصندل هافان يصبح فستان مصيف. اختاري تحته ملابس داخلية بلون بشرتكِ.</p>
<ul>
<li>تويل فيسكوز 180 جم للمتر المربع، مع بطانة فوال قطن</li>
<li>الطول 142 سم في مقاس M</li>
<li>سوستة مخفية من الخلف مع مشبك</li>
<li>يُغسل وحده على 30° بدون مبيّض</li>
</ul>`,
    },
    metaDescription: {
      en: 'Warm white maxi dress in viscose twill, lined almost to the hem in cotton voile, with a gathered waist seam, round neck and three-quarter sleeves.',
      ar: 'فستان طويل بالأبيض الدافئ من تويل الفيسكوز، مبطّن بفوال القطن حتى قرب الذيل، بخصر مزموم ورقبة مستديرة وأكمام ثلاثة أرباع. لكتب الكتاب والمناسبات.',
    },
    keywords: {
      en: 'white dress, nikah dress, engagement dress, lined maxi dress, modest white dress',
      ar: 'فستان أبيض, فستان كتب كتاب, فستان خطوبة, فستان مبطن, فستان محجبات',
    },
    category: 'maxi-dresses',
    brand: 'Noor Atelier',
    type: 'fashion',
    price: 2590,
    colors: ['white'],
    sizes: ['S', 'M', 'L'],
    stock: 5,
    stockOf: { '/S': 1 },
    sale: { window: 'soon', percent: 10 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: '100% viscose twill, 180 gsm', ar: 'تويل فيسكوز 100%، 180 جم/م²' },
      },
      {
        name: { en: 'Lining', ar: 'البطانة' },
        value: { en: 'Cotton voile, to 12 cm above the hem', ar: 'فوال قطن حتى 12 سم فوق الذيل' },
      },
      {
        name: { en: 'Opacity', ar: 'الشفافية' },
        value: { en: 'Opaque with its lining', ar: 'لا يشفّ مع بطانته' },
      },
      {
        name: { en: 'Sleeve', ar: 'الكم' },
        value: { en: 'Three-quarter, unlined', ar: 'ثلاثة أرباع، بدون بطانة' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Wash alone at 30°C, no bleach', ar: 'يُغسل وحده على 30°، بدون مبيّض' },
      },
    ],
    tags: ['occasion'],
    goesWith: ['faced-edge-open-abaya', 'sama-silk-blend-hijab'],
    measurements: {
      size: 'M',
      chest: 100,
      waist: 88,
      length: 142,
      sleeve: 45,
      grade: { chest: 6, length: 2 },
    },
    reviews: [
      {
        rating: 5,
        name: 'Menna Tarek',
        daysAgo: 24,
        review: {
          en: 'I signed my marriage contract in it. Simple, not see-through, and I will wear it again in summer.',
          ar: 'كتبت كتابي به. بسيط ولا يشفّ، وسألبسه مرة أخرى في الصيف.',
        },
      },
      {
        rating: 4,
        name: 'Randa Lotfy',
        daysAgo: 57,
        review: {
          en: 'The lining is well done. The sleeve is a single layer, so choose a pale top if you need one under it.',
          ar: 'البطانة متقنة. الكم طبقة واحدة، فاختاري بادي فاتحًا إذا احتجتِ إليه تحته.',
        },
      },
      {
        rating: 3,
        name: 'Basma Refaat',
        daysAgo: 83,
        review: {
          en: 'Pretty dress, but it arrived creased and took a good half hour to iron.',
          ar: 'فستان جميل لكنه وصل مكرمشًا واحتاج إلى نصف ساعة كيّ.',
        },
      },
    ],
  },
  {
    slug: 'princess-seam-a-line-dress',
    look: 'dress-aline',
    title: { en: 'Princess-Seam A-Line Dress', ar: 'فستان ميدي بقَصّة برنسيس' },
    description: {
      en: `<p>Two princess seams start at the shoulder, curve over the bust and run unbroken to the hem. They do the fitting, so there is no waist seam and no belt, and the skirt widens smoothly from the rib cage to the calf.</p>
<p>Cotton sateen of this weight holds a shape: the hem stands a little away from the leg and the surface keeps a soft sheen after many washes. Dune &amp; Thread stop the sleeve at three-quarter length, roomy enough for a fitted top underneath. We wear the olive with tan boots, the navy with white sneakers and opaque tights.</p>
<ul>
<li>97% cotton, 3% elastane, 215 gsm</li>
<li>116 cm long in size 40</li>
<li>Opaque, no slip needed</li>
<li>Concealed zip at the back, machine wash at 40°C</li>
</ul>`,
      ar: `<p>قَصّتا برنسيس تبدآن من الكتف وتلتفّان فوق الصدر ثم تنزلان دون انقطاع إلى الذيل. هما اللتان تضبطان الفستان، فلا خياطة عند الخصر ولا حزام، وتتسع الجيبة بنعومة حتى منتصف الساق.</p>
<p>ساتان القطن بهذا الوزن يحفظ شكله: الذيل يبتعد قليلًا عن الساق، ولمعته الخفيفة تبقى بعد الغسيل. الكم ثلاثة أرباع وفيه سعة لبادي ضيق بكم طويل. الزيتوني مع بوت هافان، والكحلي مع كوتش أبيض وشراب سميك.</p>
<ul>
<li>97% قطن و3% إيلاستين، 215 جم للمتر المربع</li>
<li>الطول 116 سم في مقاس 40</li>
<li>لا يشفّ ولا يحتاج إلى قميص داخلي</li>
<li>سوستة مخفية من الخلف، وغسيل في الغسالة على 40°</li>
</ul>`,
    },
    metaDescription: {
      en: 'Midi A-line dress in cotton sateen with princess seams from shoulder to hem and three-quarter sleeves. Opaque, in olive and navy, sizes 36 to 44.',
      ar: 'فستان ميدي كلوش من ساتان القطن بقَصّة برنسيس من الكتف إلى الذيل وأكمام ثلاثة أرباع. خامة لا تشفّ، بالزيتوني والكحلي، مقاسات 36 إلى 44.',
    },
    keywords: {
      en: 'midi dress, A-line dress, princess seams, cotton dress, navy dress, olive dress',
      ar: 'فستان ميدي, فستان كلوش, قصة برنسيس, فستان قطن, فستان كحلي',
    },
    category: 'midi-dresses',
    brand: 'Dune & Thread',
    type: 'fashion',
    price: 1760,
    colors: ['olive', 'navy'],
    sizes: ['36', '38', '40', '42', '44'],
    stock: 10,
    stockOf: { 'navy/36': 0, 'olive/44': 0, 'navy/40': 3 },
    sale: { window: 'on', percent: 25 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: 'Cotton sateen with elastane, 215 gsm', ar: 'ساتان قطن بإيلاستين، 215 جم/م²' },
      },
      {
        name: { en: 'Fit', ar: 'القَصّة' },
        value: { en: 'Shaped at the bust, wide from the ribs down', ar: 'مضبوط عند الصدر وواسع من تحته' },
      },
      {
        name: { en: 'Sleeve', ar: 'الكم' },
        value: { en: 'Three-quarter, 46 cm', ar: 'ثلاثة أرباع، 46 سم' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: 'Midi, 116 cm in size 40', ar: 'ميدي، 116 سم في مقاس 40' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Machine wash at 40°C, medium iron', ar: 'غسيل في الغسالة على 40°، كيّ متوسط' },
      },
    ],
    tags: ['workwear', 'everyday-essentials'],
    goesWith: ['workday-palazzo-trousers', 'nada-white-pearl-necklace'],
    measurements: {
      size: '40',
      chest: 98,
      waist: 80,
      length: 116,
      sleeve: 46,
      grade: { chest: 5, length: 1 },
    },
    reviews: [
      {
        rating: 5,
        name: 'Hanan Youssef',
        daysAgo: 10,
        fit: 'true',
        review: {
          en: 'The navy looks tailored without being tight. I layer a white body under it for the sleeve.',
          ar: 'الكحلي يبدو مفصّلًا دون أن يكون ضيقًا. ألبس تحته بادي أبيض من أجل الكم.',
        },
      },
      {
        rating: 4,
        name: 'Ola Badawy',
        daysAgo: 29,
        review: {
          en: 'Thick cotton, good for winter and spring. Olive lost nothing in the wash.',
          ar: 'قطن سميك يصلح للشتاء والربيع. الزيتوني لم يتغير بعد الغسيل.',
        },
      },
      {
        rating: 2,
        name: 'Dalia Hamdy',
        daysAgo: 77,
        fit: 'small',
        review: {
          en: 'Too short for me at 175 cm, I wanted it nearer the ankle. I returned it and the refund took a week.',
          ar: 'قصير عليّ، طولي 175 سم وكنت أريده أقرب إلى الكاحل. أرجعته واسترددت المبلغ خلال أسبوع.',
        },
      },
    ],
  },
  {
    slug: 'terracotta-sateen-midi-dress',
    look: 'dress-aline',
    title: { en: 'Terracotta Sateen Midi Dress', ar: 'فستان ميدي ساتان قطن طيني' },
    description: {
      en: `<p>Terracotta is the reason for this dress: a baked orange-red that warms olive and brown skin alike. Long vertical seams shape the front and give the skirt its flare, which is even all the way round and stays put in a breeze.</p>
<p>Maysan chose an all-cotton sateen without stretch, a little crisp for the first two wears and softer after that. Allow yourself ease through the chest and go up a size if you are between two. It is fully opaque. Try it over wide sand pants, or alone with tall brown boots and a stone-toned veil.</p>
<ul>
<li>100% cotton sateen, 205 gsm, unlined</li>
<li>114 cm long in size M, sleeve 45 cm</li>
<li>Back zip, hidden in the seam</li>
<li>Wash dark shades apart, 30°C</li>
</ul>`,
      ar: `<p>اللون هو بطل هذا الفستان: طيني محروق بين البرتقالي والأحمر، يدفّئ البشرة القمحية والسمراء. خياطات طولية تشكّل الأمام وتعطي الجيبة اتساعًا متساويًا من كل جانب، فلا يرفعها الهواء بسهولة.</p>
<p>اختارت Maysan ساتان قطن خالصًا بلا مطاطية، فيه قسوة خفيفة في أول لبستين ثم يلين. إن كنتِ بين مقاسين فخذي الأكبر. القماش لا يشفّ. نسّقيه فوق بنطلون رملي واسع، أو وحده مع بوت بني طويل وخمار حجري.</p>
<ul>
<li>ساتان قطن 100%، وزن 205 جم للمتر المربع، بدون بطانة</li>
<li>الطول 114 سم في مقاس M، والكم 45 سم</li>
<li>سوستة خلفية مخفية داخل الخياطة</li>
<li>يُغسل مع الألوان الغامقة على 30°</li>
</ul>`,
    },
    metaDescription: {
      en: 'A-line midi dress in terracotta cotton sateen with long shaping seams, a round neck and three-quarter sleeves. Opaque, 114 cm long in size M.',
      ar: 'فستان ميدي كلوش من ساتان القطن باللون الطيني، بخياطات طولية تضبط القَصّة ورقبة مستديرة وأكمام ثلاثة أرباع. لا يشفّ وطوله 114 سم.',
    },
    keywords: {
      en: 'terracotta dress, midi dress, cotton sateen, A-line dress, autumn dress',
      ar: 'فستان طيني, فستان ميدي, ساتان قطن, فستان كلوش, فستان خريفي',
    },
    category: 'midi-dresses',
    brand: 'Maysan',
    type: 'fashion',
    price: 1690,
    colors: ['terracotta'],
    sizes: ['S', 'M', 'L', 'XL'],
    stock: 0,
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: '100% cotton sateen, 205 gsm', ar: 'ساتان قطن 100%، 205 جم/م²' },
      },
      {
        name: { en: 'Stretch', ar: 'المطاطية' },
        value: { en: 'None; size up if between two', ar: 'بدون، خذي الأكبر إن كنتِ بين مقاسين' },
      },
      {
        name: { en: 'Opacity', ar: 'الشفافية' },
        value: { en: 'Opaque', ar: 'لا يشفّ' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '114 cm in size M', ar: '114 سم في مقاس M' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Machine wash at 30°C with similar shades', ar: 'غسيل على 30° مع ألوان مشابهة' },
      },
    ],
    tags: ['new-in'],
    goesWith: ['camel-side-button-coat', 'sukoon-matte-crepe-shawl'],
    measurements: {
      size: 'M',
      chest: 99,
      waist: 82,
      length: 114,
      sleeve: 45,
      grade: { chest: 6, length: 1 },
    },
    reviews: [],
  },
  {
    slug: 'ivory-floral-midi-dress',
    look: 'dress-aline',
    title: { en: 'Ivory Floral Midi Dress', ar: 'فستان ميدي عاجي مورّد' },
    description: {
      en: `<p>Small five-petal flowers in russet, each with a couple of brown leaves, are scattered over an ivory ground. The print is spaced widely enough to show the cut: a round neck, two curved seams down the front and a skirt that opens gradually to mid-calf.</p>
<p>Light cotton on a pale ground usually needs help, so Sahra adds a lining of white cotton lawn to the skirt and leaves the sleeves single for air. Pick one tone out of the print for the rest, such as a brick lipstick, brown loafers or a mocha crepe hijab. A cream knit over the shoulders covers cool evenings.</p>
<ul>
<li>98% cotton, 2% elastane, 190 gsm</li>
<li>Skirt lined in cotton lawn</li>
<li>115 cm long in size M</li>
<li>Machine wash inside out at 30°C</li>
</ul>`,
      ar: `<p>ورود صغيرة بخمس بتلات بلون أحمر بني، مع كل واحدة ورقتان، موزعة على أرضية عاجية. المسافات بينها تترك القَصّة ظاهرة: رقبة مستديرة، وخياطتان منحنيتان على الأمام، وجيبة تتسع شيئًا فشيئًا حتى منتصف الساق.</p>
<p>القطن الفاتح يحتاج عادة إلى سند، لذلك أضافت Sahra بطانة من اللينو القطني الأبيض للجيبة، وتركت الكم طبقة واحدة ليكون أبرد. خذي من الطبعة لونًا واحدًا لباقي الإطلالة، كروج قرميدي أو لوفر بني أو طرحة كريب موكا. وفي المساء البارد يكفي تريكو كريمي على الكتف.</p>
<ul>
<li>98% قطن و2% إيلاستين، 190 جم للمتر المربع</li>
<li>الجيبة مبطّنة بقطن رقيق</li>
<li>الطول 115 سم في مقاس M</li>
<li>يُغسل مقلوبًا على 30°</li>
</ul>`,
    },
    metaDescription: {
      en: 'Floral midi dress with russet flowers on ivory cotton sateen, curved front seams, three-quarter sleeves and a lined A-line skirt. Sizes S to XL.',
      ar: 'فستان ميدي بورود صغيرة حمراء بنية على قطن عاجي، بخياطات أمامية منحنية وأكمام ثلاثة أرباع وجيبة كلوش مبطّنة. مقاسات من S إلى XL.',
    },
    keywords: {
      en: 'floral dress, ivory dress, printed midi, spring dress, cotton midi dress',
      ar: 'فستان مشجر, فستان مورد, فستان عاجي, فستان ربيعي, فستان ميدي',
    },
    category: 'midi-dresses',
    brand: 'Sahra',
    type: 'fashion',
    price: 1940,
    colors: ['ivory-floral'],
    sizes: ['S', 'M', 'L', 'XL'],
    stock: 15,
    stockOf: { '/XL': 0, '/S': 4 },
    sale: { window: 'over', percent: 20 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: 'Printed cotton sateen, 190 gsm', ar: 'ساتان قطن مطبوع، 190 جم/م²' },
      },
      {
        name: { en: 'Lining', ar: 'البطانة' },
        value: { en: 'Skirt only, white cotton lawn', ar: 'الجيبة فقط، قطن أبيض رقيق' },
      },
      {
        name: { en: 'Sleeve', ar: 'الكم' },
        value: { en: 'Three-quarter, single layer', ar: 'ثلاثة أرباع، طبقة واحدة' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '115 cm in size M', ar: '115 سم في مقاس M' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Machine wash inside out at 30°C', ar: 'يُغسل مقلوبًا على 30°' },
      },
    ],
    tags: ['new-in', 'shop-the-look'],
    goesWith: ['cream-boiled-wool-topper', 'wajd-rose-pearl-hoops'],
    measurements: {
      size: 'M',
      chest: 100,
      waist: 84,
      length: 115,
      sleeve: 45,
      grade: { chest: 6, length: 1 },
    },
    reviews: [
      {
        rating: 5,
        name: 'Farida Helmy',
        daysAgo: 6,
        review: {
          en: 'The print is small and tasteful, and with the lining I did not need anything extra. Wore it with a mocha scarf.',
          ar: 'الطبعة صغيرة وذوقها هادئ، ومع البطانة لم أحتج إلى شيء آخر. لبسته مع طرحة موكا.',
        },
      },
      {
        rating: 4,
        name: 'Jana Wael',
        daysAgo: 18,
        fit: 'small',
        review: {
          en: 'Lovely for spring. The sleeve is shorter than I like, so I keep a thin cardigan with it.',
          ar: 'جميل للربيع. الكم أقصر مما أحب، لذلك ألبس معه كارديجان خفيفًا.',
        },
      },
      {
        rating: 4,
        name: 'Marwa Sabry',
        daysAgo: 35,
        fit: 'true',
        review: {
          en: 'True to size. The flowers are more brown than red in person.',
          ar: 'المقاس مضبوط. الورود في الحقيقة أقرب إلى البني من الأحمر.',
        },
      },
    ],
  },
];
