import type { SourceProduct } from './types.ts';

export const abayas: SourceProduct[] = [
  {
    slug: 'front-panel-crepe-abaya',
    look: 'abaya-closed',
    title: { en: 'Front-Panel Crepe Abaya', ar: 'عباية كريب مقفولة بشريط أمامي' },
    description: {
      en: `<p>Two lines of topstitching run from the round neckline to the hem, and that narrow panel is all the decoration this abaya carries. The shoulder sits on its natural line, the body passes the waist without touching it, and the folds open evenly towards the floor, so it is easy on stairs.</p>
<p>The crepe is dry to the touch and has no shine in photographs. Neither shade shows what is under it: slim pants and a light cotton top are enough. Add a crepe hijab for the office, a satin one for the evening.</p>
<ul>
<li>100% polyester crepe, 210 gsm, unlined</li>
<li>142 cm long in size 56; each size changes the length by 5 cm</li>
<li>Straight wide three-quarter sleeve, 44 cm from the shoulder</li>
<li>Short concealed zip at the nape</li>
</ul>`,
      ar: `<p>خطّا غرز متوازيان ينزلان من حول الرقبة إلى الذيل، وهذا الشريط الرفيع هو كل زينة العباية. الكتف في مكانه الطبيعي، والقَصّة تمرّ بالخصر دون أن تلمسه ثم تتسع بكسرات متساوية نحو الأرض، فتصعدين بها السلم براحة.</p>
<p>الكريب جاف الملمس ولا يلمع في الصور. واللونان لا يكشفان ما تحتهما، فيكفي بنطلون ضيق وبادي قطن خفيف. البسيها مع طرحة كريب في الشغل، ومع طرحة ساتان في المساء.</p>
<ul>
<li>كريب بوليستر 100%، وزن 210 جم للمتر المربع، بدون بطانة</li>
<li>الطول 142 سم في مقاس 56، وكل مقاس يزيد أو ينقص 5 سم</li>
<li>كم ثلاثة أرباع واسع مستقيم، طوله 44 سم من الكتف</li>
<li>سوستة مخفية قصيرة عند الرقبة من الخلف</li>
</ul>`,
    },
    metaDescription: {
      en: 'Closed abaya in matte crepe with a topstitched panel from neck to hem, wide three-quarter sleeves and even folds. Opaque, floor length, easy to wash.',
      ar: 'عباية مقفولة من الكريب المطفي بشريط أمامي مغروز من الرقبة إلى الذيل، بأكمام واسعة وكسرات متساوية. خامة لا تشفّ وطول كامل وغسيل سهل في البيت.',
    },
    keywords: {
      en: 'closed abaya, crepe abaya, black abaya, work abaya, opaque abaya',
      ar: 'عباية مقفولة, عباية كريب, عباية سوداء, عباية شغل, عباية سادة',
    },
    category: 'closed-abayas',
    brand: 'Rida',
    type: 'fashion',
    price: 2150,
    colors: ['black', 'deep-green'],
    sizes: ['52', '54', '56', '58'],
    stock: 14,
    stockOf: { 'deep-green/58': 0, 'black/52': 3, 'black/56': 22 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: 'Matte crepe, 100% polyester, 210 gsm', ar: 'كريب مطفي، بوليستر 100%، 210 جم/م²' },
      },
      {
        name: { en: 'Opacity', ar: 'الشفافية' },
        value: { en: 'Opaque, no slip needed', ar: 'لا تشفّ ولا تحتاج إلى قميص داخلي' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '142 cm in size 56', ar: '142 سم في مقاس 56' },
      },
      {
        name: { en: 'Closure', ar: 'الإغلاق' },
        value: { en: 'Concealed zip at the nape, 18 cm', ar: 'سوستة مخفية من الخلف، 18 سم' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: {
          en: 'Machine wash at 30°C, hang to dry, cool iron if needed',
          ar: 'غسيل في الغسالة على 30°، تُعلّق لتجف، كيّ خفيف عند الحاجة',
        },
      },
    ],
    tags: ['best-sellers', 'workwear', 'everyday-essentials'],
    goesWith: ['nasma-crepe-hijab', 'black-collarless-cropped-jacket', 'nada-white-pearl-necklace'],
    measurements: { size: '56', chest: 120, length: 142, sleeve: 44, grade: { chest: 4, length: 5 } },
    reviews: [
      {
        rating: 5,
        name: 'Heba Mostafa',
        daysAgo: 12,
        review: {
          en: 'I bought the black in 56 for work and wear it three days a week. It comes out of the machine almost without creases and the color has not faded.',
          ar: 'اشتريت الأسود مقاس 56 للشغل وألبسه ثلاثة أيام في الأسبوع. تخرج من الغسالة شبه مفرودة ولونها ما زال كما هو.',
        },
      },
      {
        rating: 5,
        name: 'Um Yassin',
        daysAgo: 38,
        fit: 'true',
        review: {
          en: 'The green is dark, nearly black indoors, and beautiful in daylight. Length was exact for 164 cm in size 54.',
          ar: 'الأخضر غامق جدًا في الداخل وجميل في ضوء النهار. طولي 164 سم ومقاس 54 جاء مضبوطًا.',
        },
      },
      {
        rating: 4,
        name: 'Rana Adel',
        daysAgo: 61,
        review: {
          en: 'Cut is clean and modest. In August I found it a little warm, for the rest of the year it is right.',
          ar: 'القَصّة نظيفة ومحتشمة. في أغسطس كانت دافئة قليلًا، أما باقي السنة فمناسبة تمامًا.',
        },
      },
      {
        rating: 3,
        name: 'Sally Farouk',
        daysAgo: 90,
        fit: 'large',
        review: {
          en: 'Good fabric, but the sleeve is wider than I expected and gets in the way in the kitchen.',
          ar: 'الخامة جيدة لكن الكم أوسع مما توقعت ويضايقني في المطبخ.',
        },
      },
    ],
  },
  {
    slug: 'straight-fall-closed-abaya',
    look: 'abaya-closed',
    title: { en: 'Straight-Fall Closed Abaya', ar: 'عباية مقفولة بقَصّة منسدلة' },
    description: {
      en: `<p>Plum and sand take this pattern away from the office. From the front you read one long vertical line, traced by a double row of stitching; from the side the skirt breaks into deep folds, because the flare is cut into the side panels rather than gathered.</p>
<p>Noor Atelier uses a heavier triacetate crepe that drops quickly back into place after sitting. The plum is opaque by itself. Under the sand wear skin-tone underwear and a half slip in strong sun. Flat mules and a scarf one tone lighter suit both.</p>
<ul>
<li>70% triacetate, 30% polyester, 230 gsm</li>
<li>Yoke lined in cotton voile, body unlined</li>
<li>Three lengths from shoulder to hem: 132 cm (52), 137 cm (54), 142 cm (56)</li>
<li>Hand wash cool and iron on the reverse</li>
</ul>`,
      ar: `<p>باللون البرقوقي والرملي تخرج هذه القَصّة من جو الشغل إلى الزيارات والعزومات. من الأمام خط طولي واحد ترسمه غرزتان متجاورتان، ومن الجنب كسرات عميقة لأن الكلوش مقصوص في جانبي العباية وليس مزمومًا عند الخصر.</p>
<p>اختارت Noor Atelier كريب تراي أسيتات أثقل من المعتاد، يعود إلى مكانه سريعًا بعد الجلوس. البرقوقي لا يشفّ، أما الرملي فيفضّل تحته جيبة داخلية بلون البشرة في الشمس القوية. يليق باللونين سابوه فلات وطرحة أفتح بدرجة.</p>
<ul>
<li>70% تراي أسيتات و30% بوليستر، 230 جم للمتر المربع</li>
<li>الصدر مبطّن بفوال قطن وباقي العباية بدون بطانة</li>
<li>ثلاثة أطوال من الكتف إلى الذيل: 132 سم (52) و137 سم (54) و142 سم (56)</li>
<li>غسيل يدوي بماء بارد وكيّ على الظهر</li>
</ul>`,
    },
    metaDescription: {
      en: 'Closed abaya in weighty triacetate crepe with a double-stitched front line and deep side folds. In plum and sand, sizes S to XL, in three lengths.',
      ar: 'عباية مقفولة من كريب تراي أسيتات ثقيل بغرزتين طوليتين من الأمام وكسرات عميقة من الجنب. باللونين البرقوقي والرملي ومقاسات من S إلى XL وثلاثة أطوال.',
    },
    keywords: {
      en: 'closed abaya, plum abaya, sand abaya, triacetate crepe, Eid visit',
      ar: 'عباية مقفولة, عباية برقوقي, عباية رملي, كريب ثقيل, عباية زيارات',
    },
    category: 'closed-abayas',
    brand: 'Noor Atelier',
    type: 'fashion',
    price: 2680,
    colors: ['plum', 'sand'],
    sizes: ['S', 'M', 'L', 'XL'],
    option: {
      name: { en: 'Length', ar: 'الطول' },
      values: ['52', '54', '56'].map((length) => ({ en: length, ar: length })),
    },
    stock: 9,
    stockOf: { 'sand/S': 0, 'sand/XL': 0, 'plum/L': 2, 'plum/M/56': 0, 'plum/S/56': 0 },
    sale: { window: 'soon', percent: 15 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: 'Crepe: 70% triacetate, 30% polyester', ar: 'كريب: 70% تراي أسيتات، 30% بوليستر' },
      },
      {
        name: { en: 'Lining', ar: 'البطانة' },
        value: { en: 'Cotton voile at the yoke only', ar: 'فوال قطن عند الصدر فقط' },
      },
      {
        name: { en: 'Fit', ar: 'القَصّة' },
        value: { en: 'Loose; take your usual size', ar: 'واسعة، اختاري مقاسكِ المعتاد' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Hand wash cool, iron on the reverse', ar: 'غسيل يدوي بماء بارد، كيّ على الظهر' },
      },
    ],
    tags: ['occasion', 'new-in'],
    goesWith: ['sukoon-matte-crepe-shawl', 'wajd-rose-pearl-hoops'],
    reviews: [
      {
        rating: 5,
        name: 'Nesma Hegazy',
        daysAgo: 9,
        review: {
          en: 'The weight is what makes it. I sat through a long lunch and stood up without a crease at the back.',
          ar: 'وزن القماش هو سرّها. جلست في عزومة طويلة وقمت دون كرمشة واحدة من الخلف.',
        },
      },
      {
        rating: 4,
        name: 'Asmaa Ragab',
        daysAgo: 27,
        fit: 'small',
        review: {
          en: 'Plum is a touch browner than on my screen, still lovely. I am 172 cm and the 56 reaches my shoes.',
          ar: 'البرقوقي أقرب قليلًا إلى البني عمّا ظهر على شاشتي لكنه جميل. طولي 172 سم والطول 56 يصل إلى حذائي.',
        },
      },
    ],
  },
  {
    slug: 'wool-blend-open-abaya',
    look: 'abaya-open',
    title: { en: 'Wool-Blend Open Abaya', ar: 'عباية مفتوحة من كريب الصوف' },
    description: {
      en: `<p>Worn like a long duster, this is the layer to throw over a dress or wide pants when the evenings cool down. A broad facing is turned back along each front edge and carried round the neck, which keeps the opening straight as you walk. There is nothing to fasten.</p>
<p>Layl weaves a third of wool into the crepe: enough to give warmth and a soft fall, not enough to scratch. From the hips down the side seams flare, so the hem swings out behind you. Camel looks best over ivory or chocolate, slate over white or navy.</p>
<ul>
<li>35% wool, 62% polyester, 3% elastane, 245 gsm</li>
<li>Unlined, with bound inside seams</li>
<li>140 cm long in size M, three-quarter sleeve 44 cm</li>
<li>Dry clean, or steam between wears</li>
</ul>`,
      ar: `<p>تُلبس مثل معطف طويل خفيف فوق فستان أو بنطلون واسع حين تبرد الأمسيات. على كل حافة أمامية سجاف عريض يكمل حول الرقبة، فتبقى الفتحة مستقيمة وأنتِ تمشين، ولا يوجد فيها ما يُقفل.</p>
<p>ثلث الخيط تقريبًا من الصوف، وهو قدر يكفي للدفء والانسدال الناعم دون أن يشوّك البشرة. من عند الأرداف تتسع خياطات الجنب فيتحرك الذيل خلفكِ. الجملي أجمل فوق العاجي أو البني، والأردوازي فوق الأبيض أو الكحلي.</p>
<ul>
<li>35% صوف، 62% بوليستر، 3% إيلاستين، وزن 245 جم للمتر المربع</li>
<li>بدون بطانة، والخياطات الداخلية مشطّبة ببييه</li>
<li>الطول 140 سم في مقاس M، والكم ثلاثة أرباع 44 سم</li>
<li>تنظيف جاف، أو بخار بين اللبسة والأخرى</li>
</ul>`,
    },
    metaDescription: {
      en: 'Floor-length open abaya in a soft wool-blend crepe with broad facings, wide sleeves and a flared hem. A light layer in camel or slate.',
      ar: 'عباية مفتوحة بطول كامل من كريب ممزوج بالصوف، بسجاف عريض وأكمام واسعة وذيل كلوش. طبقة خفيفة دافئة باللونين الجملي والأردوازي.',
    },
    keywords: {
      en: 'open abaya, wool abaya, camel abaya, long duster, layering, winter abaya',
      ar: 'عباية مفتوحة, عباية صوف, عباية جملي, كارديجان طويل, عباية شتوي',
    },
    category: 'open-abayas',
    brand: 'Layl',
    type: 'fashion',
    price: 3450,
    colors: ['camel', 'slate'],
    sizes: ['S', 'M', 'L', 'XL'],
    stock: 8,
    stockOf: { 'camel/M': 16, 'slate/S': 0, 'camel/XL': 1 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: {
          en: 'Wool-blend crepe, 35% wool, 245 gsm',
          ar: 'كريب ممزوج بالصوف، 35% صوف، 245 جم/م²',
        },
      },
      {
        name: { en: 'Lining', ar: 'البطانة' },
        value: { en: 'None, bound inside seams', ar: 'بدون، خياطات داخلية مشطّبة ببييه' },
      },
      {
        name: { en: 'Closure', ar: 'الإغلاق' },
        value: { en: 'Open front, no fastening', ar: 'مفتوحة من الأمام بدون إغلاق' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '140 cm in size M', ar: '140 سم في مقاس M' },
      },
      {
        name: { en: 'Season', ar: 'الموسم' },
        value: { en: 'Autumn and winter', ar: 'خريف وشتاء' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Dry clean only', ar: 'تنظيف جاف فقط' },
      },
    ],
    tags: ['best-sellers', 'shop-the-look', 'occasion'],
    video: 'video/abaya-open-camel.mp4',
    goesWith: ['ivory-floral-midi-dress', 'barr-viscose-crepe-hijab'],
    measurements: { size: 'M', chest: 114, length: 140, sleeve: 44, grade: { chest: 6, length: 2 } },
    reviews: [
      {
        rating: 5,
        name: 'Dina Shawky',
        daysAgo: 5,
        review: {
          en: 'Wore the camel over an ivory dress at an engagement party. It hangs like a good coat but weighs far less.',
          ar: 'لبست الجملي فوق فستان عاجي في خطوبة. تنسدل مثل معطف جيد لكنها أخف بكثير.',
        },
      },
      {
        rating: 5,
        name: 'Maryam Al Kaabi',
        daysAgo: 22,
        review: {
          en: 'The front edges stay put even when it is windy on the Corniche. Slate is a real blue-grey.',
          ar: 'الحواف الأمامية تبقى في مكانها حتى مع هواء الكورنيش. الأردوازي رمادي مائل إلى الأزرق فعلًا.',
        },
      },
      {
        rating: 4,
        name: 'Yara Sobhy',
        daysAgo: 47,
        review: {
          en: 'Beautiful fall. I would have liked it machine washable, so one star less.',
          ar: 'انسدالها جميل. كنت أتمنى أن تُغسل في البيت، لذلك أنقصت نجمة.',
        },
      },
      {
        rating: 4,
        name: 'Ghada Selim',
        daysAgo: 73,
        fit: 'large',
        review: {
          en: 'I am 158 cm and had the hem taken up 6 cm. The tailor said the finish inside is very neat.',
          ar: 'طولي 158 سم فقصّرت الذيل 6 سم. الخياطة قالت إن التشطيب من الداخل نظيف جدًا.',
        },
      },
      {
        rating: 2,
        name: 'Mona Abdelhamid',
        daysAgo: 110,
        unverified: true,
        review: {
          en: 'Nice to look at, but after a month the cloth pilled a little under the arm where my bag rubs.',
          ar: 'شكلها جميل، لكن بعد شهر ظهر وبر خفيف تحت الذراع مكان احتكاك الشنطة.',
        },
      },
      {
        rating: 5,
        name: 'سارة الحسيني',
        daysAgo: 131,
        fit: 'true',
        review: {
          ar: 'لبستها في كتب كتاب أختي من العصر حتى منتصف الليل، ولم تتجعّد من الجلوس في السيارة.',
        },
      },
      {
        rating: 5,
        name: 'Noura H.',
        daysAgo: 148,
        fit: 'true',
        review: {
          en: 'Bought it for Umrah season in Riyadh. The cloth breathes indoors and the camel hides dust.',
        },
      },
      {
        rating: 4,
        name: 'أم عمر',
        daysAgo: 163,
        fit: 'large',
        review: {
          ar: 'خامة محترمة وثقيلة بما يكفي. المقاس واسع من الكتف، خذي مقاسًا أصغر إن كنتِ بين مقاسين.',
        },
      },
      {
        rating: 3,
        name: 'Reem Fathy',
        daysAgo: 181,
        review: {
          en: 'Lovely in the evening, too warm for me on a May afternoon.',
        },
      },
      {
        rating: 5,
        name: 'هدى مراد',
        daysAgo: 196,
        fit: 'true',
        review: {
          ar: 'ثاني قطعة آخذها من نفس الموديل، واللون مطابق للصور.',
        },
      },
      {
        rating: 4,
        name: 'Salma Adel',
        daysAgo: 214,
        fit: 'true',
        review: {
          en: 'The lining at the shoulder is neat. I added a hook because it opens when I carry my son.',
        },
      },
      {
        rating: 5,
        name: 'Aisha K.',
        daysAgo: 233,
        unverified: true,
        review: {
          en: 'Perfect.',
        },
      },
      {
        rating: 3,
        name: 'منى الشريف',
        daysAgo: 251,
        review: {
          ar: 'جميلة لكن التنظيف الجاف يكلّفني كل شهر.',
        },
      },
    ],
  },
  {
    slug: 'faced-edge-open-abaya',
    look: 'abaya-open',
    title: { en: 'Faced-Edge Open Abaya', ar: 'عباية مفتوحة بسجاف عريض' },
    description: {
      en: `<p>Dune &amp; Thread cut this one for the working week. It has no collar and no fastening, only two clean edges dropping straight from the neck, so it goes over a shirt and pants as simply as a long cardigan does.</p>
<p>A little wool in the yarn keeps the crepe from creasing on the drive to work, and the weight stays light enough for an air-conditioned office in May. The sleeves stop on the forearm, clear of the keyboard when you type. Because it stays open, wear something full length beneath. The olive is good with white or rust.</p>
<ul>
<li>22% wool, 75% polyester, 3% elastane, 215 gsm</li>
<li>Opaque and unlined</li>
<li>Size 54 measures 137 cm, size 56 142 cm</li>
<li>Wool cycle at 30°C in a bag, dry flat</li>
</ul>`,
      ar: `<p>عباية مفصّلة لأيام الشغل: بلا ياقة ولا أزرار، مجرد حافتين نظيفتين تنزلان باستقامة من الرقبة، فتلبسينها فوق القميص والبنطلون بسهولة الكارديجان الطويل.</p>
<p>نسبة بسيطة من الصوف في الخيط تمنع الكرمشة في المواصلات، ومع ذلك يبقى الوزن خفيفًا لمكتب مكيّف في شهر مايو. الكم ينتهي عند الساعد فلا يزعجكِ وأنتِ على الكمبيوتر. ولأنها تظل مفتوحة فالأفضل أن يكون ما تحتها طويلًا. الزيتوني جميل مع الأبيض والطوبي.</p>
<ul>
<li>22% صوف، 75% بوليستر، 3% إيلاستين، 215 جم للمتر المربع</li>
<li>لا تشفّ، وبدون بطانة</li>
<li>مقاس 54 طوله 137 سم، ومقاس 56 طوله 142 سم</li>
<li>دورة الصوف على 30° داخل كيس غسيل، وتُجفف مفرودة</li>
</ul>`,
    },
    metaDescription: {
      en: 'Open abaya for the working week in light wool-touch crepe, with clean faced edges and wide sleeves. Crease-resistant, in black and olive.',
      ar: 'عباية مفتوحة لأيام الشغل من كريب خفيف فيه لمسة صوف، بحواف نظيفة وأكمام واسعة ولا تتكرمش بسهولة. متوفرة بالأسود والزيتوني.',
    },
    keywords: {
      en: 'open abaya, black open abaya, olive abaya, office abaya, collarless abaya',
      ar: 'عباية مفتوحة, عباية سوداء مفتوحة, عباية زيتي, عباية شغل, عباية بدون ياقة',
    },
    category: 'open-abayas',
    brand: 'Dune & Thread',
    type: 'fashion',
    price: 2890,
    colors: ['black', 'olive'],
    sizes: ['52', '54', '56', '58'],
    stock: 11,
    stockOf: { '/52': 4, 'olive/58': 0 },
    sale: { window: 'on', percent: 20, colors: ['olive'] },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: 'Crepe with 22% wool, 215 gsm', ar: 'كريب فيه 22% صوف، 215 جم/م²' },
      },
      {
        name: { en: 'Fit', ar: 'القَصّة' },
        value: { en: 'Straight at the front, flared at the sides', ar: 'مستقيمة من الأمام وكلوش من الجنب' },
      },
      {
        name: { en: 'Closure', ar: 'الإغلاق' },
        value: { en: 'None', ar: 'بدون' },
      },
      {
        name: { en: 'Opacity', ar: 'الشفافية' },
        value: { en: 'Opaque', ar: 'لا تشفّ' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Wool cycle at 30°C, dry flat', ar: 'دورة الصوف على 30°، تُجفف مفرودة' },
      },
    ],
    tags: ['workwear', 'everyday-essentials'],
    goesWith: ['white-viscose-maxi-dress', 'layali-satin-hijab'],
    measurements: { size: '56', chest: 124, length: 142, sleeve: 46, grade: { chest: 4, length: 5 } },
    reviews: [
      {
        rating: 5,
        name: 'Reem Abdallah',
        daysAgo: 16,
        review: {
          en: 'I keep the black one at the office and put it over everything. It survives the metro without looking slept in.',
          ar: 'أترك السوداء في المكتب وألبسها فوق أي شيء. تتحمّل زحمة المترو وتبقى مفرودة.',
        },
      },
      {
        rating: 4,
        name: 'Engy Kamal',
        daysAgo: 33,
        fit: 'true',
        review: {
          en: 'Olive is deep and easy to match. Size 56 is right with flats at 168 cm.',
          ar: 'الزيتوني غامق وسهل التنسيق. طولي 168 سم ومقاس 56 مناسب مع حذاء فلات.',
        },
      },
      {
        rating: 3,
        name: 'Salma Othman',
        daysAgo: 58,
        review: {
          en: 'Well made, but I wanted a hook at the neck to close it on cold mornings.',
          ar: 'خياطتها جيدة، لكن كنت أريد مشبكًا عند الرقبة لأقفلها في الصباح البارد.',
        },
      },
    ],
  },
  {
    slug: 'batwing-cotton-kaftan',
    look: 'kaftan',
    title: { en: 'Batwing Cotton Kaftan', ar: 'قفطان قطن بأكمام واسعة' },
    description: {
      en: `<p>Body and sleeve are one piece of cloth here: the armhole starts near the hip and the sleeve ends on the forearm, so air moves through it freely. A narrow slit, outlined with stitching, drops about 20 cm from the round neck and lets you pull the kaftan on over your head.</p>
<p>The cotton sateen is washed before sewing, which takes out the stiffness and most of the shrinkage. Indigo is opaque. Sand is fine indoors and asks for a slip in full sun. We like it for iftar at home, with flat sandals and long earrings.</p>
<ul>
<li>100% Egyptian cotton sateen, 155 gsm</li>
<li>138 cm long in size M</li>
<li>No lining, double-turned hem</li>
<li>Machine wash at 30°C, iron while damp</li>
</ul>`,
      ar: `<p>الجسم والكم هنا قطعة واحدة: يبدأ الكم قرب الأرداف وينتهي عند الساعد، فيمرّ الهواء بحرية. ومن حول الرقبة تنزل فتحة ضيقة محددة بغرزة، طولها نحو 20 سم، تسهّل لبس القفطان من الرأس.</p>
<p>ساتان القطن مغسول قبل التفصيل، فذهبت عنه القسوة ومعظم الانكماش. النيلي لا يشفّ، والرملي مناسب داخل البيت ويحتاج إلى قميص داخلي في الشمس. نحبّه لفطار رمضان في البيت مع صندل فلات وحلق طويل.</p>
<ul>
<li>ساتان قطن مصري 100%، 155 جم للمتر المربع</li>
<li>الطول 138 سم في مقاس M</li>
<li>بدون بطانة، والذيل مثني مرتين</li>
<li>غسيل في الغسالة على 30° وكيّ وهو رطب</li>
</ul>`,
    },
    metaDescription: {
      en: 'Full-length kaftan in washed Egyptian cotton sateen with very wide batwing sleeves and a short stitched neck slit. Cool, loose, machine washable.',
      ar: 'قفطان طويل من ساتان القطن المصري المغسول، بأكمام واسعة جدًا وفتحة رقبة قصيرة مغروزة. قَصّة مريحة وخامة باردة تُغسل في الغسالة.',
    },
    keywords: {
      en: 'kaftan, cotton kaftan, batwing sleeves, Ramadan kaftan, summer abaya',
      ar: 'قفطان, قفطان قطن, كم خفاش, قفطان رمضان, عباية صيفي',
    },
    category: 'kaftans',
    brand: 'Maysan',
    type: 'fashion',
    price: 1980,
    colors: ['indigo', 'sand'],
    sizes: ['S', 'M', 'L'],
    stock: 12,
    stockOf: { 'sand/': 0, 'indigo/S': 5 },
    sale: { window: 'over', percent: 25 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: 'Washed cotton sateen, 155 gsm', ar: 'ساتان قطن مغسول، 155 جم/م²' },
      },
      {
        name: { en: 'Sleeve', ar: 'الكم' },
        value: { en: 'Batwing, ends on the forearm', ar: 'كم خفاش ينتهي عند الساعد' },
      },
      {
        name: { en: 'Opacity', ar: 'الشفافية' },
        value: {
          en: 'Indigo opaque, sand needs a slip in sun',
          ar: 'النيلي لا يشفّ، والرملي يحتاج إلى قميص داخلي في الشمس',
        },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '138 cm in size M', ar: '138 سم في مقاس M' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Machine wash at 30°C, iron damp', ar: 'غسيل في الغسالة على 30°، كيّ وهو رطب' },
      },
    ],
    tags: ['everyday-essentials'],
    goesWith: ['barr-viscose-crepe-hijab', 'dabab-grey-pearl-necklace'],
    measurements: { size: 'M', chest: 132, length: 138, grade: { chest: 8, length: 2 } },
    reviews: [
      {
        rating: 5,
        name: 'Fatma Zaki',
        daysAgo: 19,
        review: {
          en: 'The coolest thing I own for July. I added a long-sleeved body under it to go out.',
          ar: 'أبرد قطعة عندي في يوليو. عند الخروج ألبس تحتها بادي بكم طويل.',
        },
      },
      {
        rating: 4,
        name: 'Lobna Saad',
        daysAgo: 44,
        review: {
          en: 'Indigo gave off a little dye in the first wash, nothing after that. Very comfortable.',
          ar: 'النيلي نزّل لونًا بسيطًا في أول غسلة ثم توقف. مريح جدًا.',
        },
      },
    ],
  },
  {
    slug: 'wine-evening-kaftan',
    look: 'kaftan',
    title: { en: 'Wine Evening Kaftan', ar: 'قفطان سهرة نبيتي' },
    description: {
      en: `<p>One generous size in a single shade. Layl leaves this kaftan without trimming and lets the wine-red sateen do the work: its face has a low gleam, stronger where the cloth turns over the shoulder and quieter in the folds below.</p>
<p>The sleeves are cut as part of the body and hang in a point under the arm when you lower it. It measures 124 cm around the chest and fits from about 38 to 46. Nothing shows through, though a fitted long sleeve underneath covers the wrist. Pearl drops at the ear and a champagne satin scarf finish it for a henna night or Eid dinner.</p>
<ul>
<li>97% cotton, 3% elastane, 175 gsm</li>
<li>141 cm from neck point to hem</li>
<li>Slips on; short stitched neck opening</li>
<li>Wash inside out at 30°C</li>
</ul>`,
      ar: `<p>مقاس واحد واسع ولون واحد. تركته Layl دون تطريز أو حليات ليظهر ساتان القطن النبيتي وحده، بلمعة هادئة تقوى عند استدارة الكتف وتخفت في الثنيات.</p>
<p>الكم مقصوص مع الجسم ويتدلى طرفه تحت الذراع حين تنزلينها. محيط الصدر 124 سم ويناسب تقريبًا من مقاس 38 إلى 46. القماش لا يشفّ، ويكفي تحته بادي بكم طويل ليغطي الرسغ. للحنّة أو عزومة العيد أضيفي حلق لؤلؤ وطرحة ساتان شامبين.</p>
<ul>
<li>97% قطن و3% إيلاستين، وزن 175 جم للمتر المربع</li>
<li>الطول 141 سم من أعلى الكتف إلى الذيل</li>
<li>يُلبس من الرأس، بفتحة رقبة قصيرة مغروزة</li>
<li>يُغسل مقلوبًا على 30°</li>
</ul>`,
    },
    metaDescription: {
      en: 'One-size evening kaftan in wine-red cotton sateen with a quiet gleam, batwing sleeves and a stitched neck opening. For henna nights and Eid.',
      ar: 'قفطان سهرة بمقاس واحد من ساتان القطن النبيتي بلمعة هادئة، بأكمام واسعة مقصوصة مع الجسم وفتحة رقبة مغروزة. للحنّة وعزومات العيد.',
    },
    keywords: {
      en: 'evening kaftan, wine kaftan, one size kaftan, henna night, Eid outfit',
      ar: 'قفطان سهرة, قفطان نبيتي, مقاس واحد, قفطان حنة, لبس العيد',
    },
    category: 'kaftans',
    brand: 'Layl',
    type: 'fashion',
    price: 2740,
    colors: ['wine'],
    sizes: [],
    stock: 7,
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: 'Cotton sateen, 97% cotton, 3% elastane', ar: 'ساتان قطن، 97% قطن، 3% إيلاستين' },
      },
      {
        name: { en: 'Size', ar: 'المقاس' },
        value: { en: 'One size, fits 38 to 46', ar: 'مقاس واحد يناسب من 38 إلى 46' },
      },
      {
        name: { en: 'Chest', ar: 'محيط الصدر' },
        value: { en: '124 cm', ar: '124 سم' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '141 cm', ar: '141 سم' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Wash inside out at 30°C, do not tumble dry', ar: 'يُغسل مقلوبًا على 30°، بدون مجفف' },
      },
    ],
    tags: ['occasion', 'new-in'],
    goesWith: ['sama-silk-blend-hijab', 'hala-white-pearl-hoops', 'qamar-shell-pearl-ring'],
    reviews: [
      {
        rating: 5,
        name: 'Hagar Nabil',
        daysAgo: 7,
        review: {
          en: 'Wore it to my sister’s henna. The red is deep and looks rich under warm light.',
          ar: 'لبسته في حنّة أختي. النبيتي غامق ويبدو فخمًا تحت الإضاءة الدافئة.',
        },
      },
    ],
  },
];
