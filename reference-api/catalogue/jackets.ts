import type { SourceProduct } from './types.ts';

export const jackets: SourceProduct[] = [
  {
    slug: 'rounded-front-wool-jacket',
    look: 'jacket-cropped',
    title: { en: 'Rounded-Front Wool Jacket', ar: 'جاكيت صوف بحواف دائرية' },
    description: {
      en: `<p>Look at the corners first: where the fronts meet the hem they turn in a soft curve, echoing the round neckline above. The facing is topstitched all the way around, so the edge stays flat and the jacket keeps its outline with no fastening at all.</p>
<p>Boiled wool is knitted, then shrunk until the stitches lock. It blocks wind, will not fray and gives a little when you drive or carry a child. The espresso brown was made for a long ivory dress underneath, or for sand trousers and a tunic that shows below the hem.</p>
<ul>
<li>56 cm long at the back, size M</li>
<li>Unlined; slides over crepe, catches slightly on fine knits</li>
<li>Straight sleeve, wide at the opening</li>
</ul>`,
      ar: `<p>تبدأ الحكاية من الحافة: عند التقاء الصدر بالذيل تستدير الزاويتان في خط ناعم يكرّر استدارة الرقبة. والسجاف مدروز من أوله إلى آخره، فتبقى الحافة مفرودة ويحتفظ الجاكيت بشكله مفتوحًا من غير أي قفل.</p>
<p>الصوف الملبّد يُنسج ثم يُكمش حتى تتماسك غرزه، فيصدّ الهواء ولا ينسل، ويطاوع الحركة وأنتِ تقودين أو تحملين طفلًا. البني هنا رفيق فستان عاجي طويل، أو بنطلون رملي وتونيك يظهر ذيله من تحته.</p>
<ul>
<li>طول الظهر 56 سم في مقاس M</li>
<li>بلا بطانة؛ ينزلق فوق الكريب ويتعلق قليلًا بالتريكو الرفيع</li>
<li>كم مستقيم واسع الفتحة</li>
</ul>`,
    },
    metaDescription: {
      en: 'Short collarless jacket in espresso boiled wool, worn open, with rounded front corners and a topstitched facing. 56 cm in size M.',
      ar: 'جاكيت قصير بلا ياقة من الصوف الملبّد بلون بني إسبريسو، يُلبس مفتوحًا بحواف أمامية دائرية وسجاف مدروز، طوله 56 سم.',
    },
    keywords: {
      en: 'boiled wool jacket, cropped jacket, brown jacket, open jacket, collarless',
      ar: 'جاكيت صوف, جاكيت قصير, جاكيت بني, جاكيت مفتوح, جاكيت بدون ياقة',
    },
    category: 'cropped-jackets',
    brand: 'Dune & Thread',
    type: 'fashion',
    price: 2350,
    colors: ['espresso'],
    sizes: ['S', 'M', 'L', 'XL'],
    stock: 6,
    stockOf: { '/L': 0 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: {
          en: 'Boiled wool: 80% wool, 20% polyamide, 420 gsm',
          ar: 'صوف ملبّد: 80% صوف، 20% بولي أميد، 420 جم/م²',
        },
      },
      {
        name: { en: 'Lining', ar: 'البطانة' },
        value: { en: 'None', ar: 'بدون' },
      },
      {
        name: { en: 'Closure', ar: 'الإغلاق' },
        value: { en: 'None, worn open', ar: 'بدون، يُلبس مفتوحًا' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '56 cm (size M)', ar: '56 سم (مقاس M)' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Dry clean, brush when dry', ar: 'تنظيف جاف، ويُفرش وهو جاف' },
      },
    ],
    tags: ['everyday-essentials', 'new-in'],
    goesWith: ['gathered-waist-maxi-dress'],
    measurements: { size: 'M', chest: 102, length: 56, sleeve: 58, grade: { chest: 6, length: 1 } },
    reviews: [
      {
        rating: 5,
        name: 'Nourhan Magdy',
        daysAgo: 14,
        fit: 'true',
        review: {
          en: 'The curve at the front is what sold me. It holds its shape on the hanger and on me.',
          ar: 'استدارة الحافة هي التي أقنعتني. شكله ثابت على الشماعة وعليّ.',
        },
      },
      {
        rating: 4,
        name: 'Doaa Samir',
        daysAgo: 39,
        review: {
          en: 'Warm and light. Unlined, so it drags a bit over my wool dress, exactly as described.',
          ar: 'دافئ وخفيف. بدون بطانة فيمسك قليلًا في الفستان الصوف، كما هو مذكور بالضبط.',
        },
      },
    ],
  },
  {
    slug: 'black-collarless-cropped-jacket',
    look: 'jacket-cropped',
    title: { en: 'Collarless Cropped Jacket in Black', ar: 'جاكيت أسود قصير بلا ياقة' },
    description: {
      en: `<p>A collar and a hijab compete for the same few centimeters, so Layl left the collar out. What remains is a clean round neck over which a scarf can be draped flat, and a black pure-wool felt dense enough to look tailored.</p>
<p>It stands away from the body slightly and ends at the hip bone, which suits a maxi dress or an open abaya worn beneath as a long layer. Sleeves finish a touch above the wrist and leave a shirt cuff or a watch in view.</p>
<ul>
<li>450 gsm, warm down to about 10°C over a dress</li>
<li>Length 55 cm, sleeve 56 cm (size M)</li>
<li>No fastening, worn open</li>
<li>Lint shows on black; keep a roller nearby</li>
</ul>`,
      ar: `<p>الياقة والطرحة تتنازعان المكان نفسه، لذلك استغنت Layl عن الياقة. بقيت رقبة مستديرة نظيفة تنسدل فوقها الطرحة مفرودة، وصوف خالص ملبّد كثيف يعطي الأسود هيئة التفصيل.</p>
<p>يبتعد الجاكيت عن الجسم قليلًا وينتهي عند عظمة الحوض، وهو طول يناسب فستانًا ماكسي أو عباية تظهر من تحته. الكم ينتهي فوق الرسغ بقليل فيترك مكانًا لطرف القميص أو الساعة.</p>
<ul>
<li>وزن 450 جم/م²، يدفّئ فوق الفستان حتى 10 درجات تقريبًا</li>
<li>الطول 55 سم والكم 56 سم في مقاس M</li>
<li>بلا قفل، يُلبس مفتوحًا</li>
<li>الوبر يظهر على الأسود، فاحتفظي برول الملابس قريبًا</li>
</ul>`,
    },
    metaDescription: {
      en: 'Black cropped jacket in dense boiled wool with a round collarless neck that leaves room for a hijab. Open front, 55 cm, S to XL.',
      ar: 'جاكيت أسود قصير من الصوف الملبّد الخالص برقبة مستديرة بلا ياقة تترك مكانًا للطرحة، مفتوح من الأمام، من S إلى XL.',
    },
    keywords: {
      en: 'black jacket, cropped jacket, pure wool, collarless jacket, work jacket',
      ar: 'جاكيت أسود, جاكيت قصير, صوف خالص, جاكيت للعمل, جاكيت محجبات',
    },
    category: 'cropped-jackets',
    brand: 'Layl',
    type: 'fashion',
    price: 2690,
    colors: ['black'],
    sizes: ['S', 'M', 'L', 'XL'],
    stock: 8,
    stockOf: { '/XL': 0, '/S': 3 },
    sale: { window: 'on', percent: 25 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: '100% wool, boiled, 450 gsm', ar: '100% صوف ملبّد، 450 جم/م²' },
      },
      {
        name: { en: 'Fit', ar: 'القَصّة' },
        value: { en: 'Boxy, hip length', ar: 'مستقيمة حتى الحوض' },
      },
      {
        name: { en: 'Sleeve', ar: 'الكم' },
        value: { en: '56 cm, straight', ar: '56 سم، مستقيم' },
      },
      {
        name: { en: 'Lining', ar: 'البطانة' },
        value: { en: 'None, stitched facing', ar: 'بدون، بسجاف مدروز' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Dry clean only', ar: 'تنظيف جاف فقط' },
      },
    ],
    tags: ['workwear'],
    goesWith: ['midnight-satin-bell-skirt', 'nada-white-pearl-necklace'],
    measurements: { size: 'M', chest: 102, length: 55, sleeve: 56, grade: { chest: 6, length: 1 } },
    reviews: [
      {
        rating: 5,
        name: 'Heba Fathy',
        daysAgo: 21,
        review: {
          en: 'At last a jacket my scarf does not fight with. Worn three days a week to the bank where I work.',
          ar: 'أخيرًا جاكيت لا يتعارك مع الطرحة. ألبسه ثلاثة أيام في الأسبوع في البنك.',
        },
      },
      {
        rating: 4,
        name: 'Reem Al Qahtani',
        daysAgo: 58,
        review: {
          en: 'Dense cloth and a deep black. I wish it closed somehow for windy evenings.',
          ar: 'قماش متماسك وأسود غامق. تمنيت لو كان له قفل في الأمسيات التي يشتد فيها الهواء.',
        },
      },
      {
        rating: 3,
        name: 'Aya Mostafa',
        daysAgo: 93,
        fit: 'large',
        review: {
          en: 'Well made but very boxy on a small frame. I exchanged M for S and it is still wide.',
          ar: 'خياطته متقنة لكنه عريض على الجسم الصغير. استبدلت M بـ S وما زال واسعًا.',
        },
      },
    ],
  },
  {
    slug: 'cream-boiled-wool-topper',
    look: 'jacket-cropped',
    title: { en: 'Cream Boiled Wool Topper', ar: 'جاكيت كريمي من الصوف الملبّد' },
    description: {
      en: `<p>For the weeks when a coat is too much and a cardigan not enough. Viscose in the mix softens the boiled wool and lets it move, so the fronts swing a little as you walk; in daylight the felted surface has a faint grain, like suede brushed both ways.</p>
<p>The neckline is a plain curve without a collar, the stitching tone on tone. Keep the rest pale for an engagement lunch, say a champagne satin scarf and an ivory dress, or break it up with chocolate trousers. From behind it is a single uninterrupted panel.</p>
<ul>
<li>57 cm long in size 38</li>
<li>Opaque and unlined</li>
<li>Spot-clean promptly: coffee shows on cream</li>
</ul>`,
      ar: `<p>لأسابيع يكون فيها البالطو كثيرًا والكارديجان قليلًا. يليّن الفيسكوز خشونة الصوف الملبّد ويجعله يتحرك مع الخطوة، فينفتح طرفاه قليلًا وأنتِ تمشين، وفي ضوء النهار يظهر على سطحه وبر خفيف يشبه الشمواه.</p>
<p>الرقبة منحنى بسيط بلا ياقة، والدرزات من لون القماش، والظهر قطعة واحدة متصلة. أبقي بقية الإطلالة فاتحة في خطوبة نهارية: طرحة ساتان شامبين وفستان عاجي، أو اكسريها ببنطلون بني.</p>
<ul>
<li>الطول 57 سم في مقاس 38، والكم مستقيم واسع الفتحة</li>
<li>لا يشفّ ومن دون بطانة</li>
<li>نظّفي البقعة فورًا، فآثار القهوة تظهر على الكريمي</li>
</ul>`,
    },
    metaDescription: {
      en: 'Cream cropped topper in soft boiled wool and viscose: open front, no collar, tonal stitching, 57 cm long in size 38. For mild winter days.',
      ar: 'جاكيت كريمي قصير من الصوف الملبّد والفيسكوز، مفتوح من الأمام وبلا ياقة، بدرزات من لون القماش، لأيام الشتاء المعتدلة.',
    },
    keywords: {
      en: 'cream jacket, wool topper, cropped jacket, open jacket, occasion jacket',
      ar: 'جاكيت كريمي, جاكيت صوف قصير, جاكيت مفتوح, جاكيت مناسبات',
    },
    category: 'cropped-jackets',
    brand: 'Noor Atelier',
    type: 'fashion',
    price: 2480,
    colors: ['cream'],
    sizes: ['36', '38', '40', '42'],
    stock: 4,
    stockOf: { '/36': 1 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: '70% wool, 30% viscose, boiled, 380 gsm', ar: '70% صوف، 30% فيسكوز، ملبّد، 380 جم/م²' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '57 cm (size 38)', ar: '57 سم (مقاس 38)' },
      },
      {
        name: { en: 'Opacity', ar: 'الشفافية' },
        value: { en: 'Opaque', ar: 'غير شفاف' },
      },
      {
        name: { en: 'Season', ar: 'الموسم' },
        value: { en: 'Autumn to early spring', ar: 'من الخريف إلى أول الربيع' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Dry clean', ar: 'تنظيف جاف' },
      },
    ],
    tags: ['occasion', 'new-in'],
    goesWith: ['forest-twill-long-dress'],
    measurements: { size: '38', chest: 102, length: 57, sleeve: 57, grade: { chest: 5, length: 1 } },
    reviews: [],
  },
  {
    slug: 'camel-side-button-coat',
    look: 'coat-long',
    title: { en: 'Side-Button Coat in Camel', ar: 'بالطو جملي بأزرار جانبية' },
    description: {
      en: `<p>Four dark buttons run down one side instead of the middle, so the front overlaps by a hand’s width and stays shut when you sit or when the wind comes up off the Corniche. Below the last button the edge falls free to the hem, and there is room for a full stride.</p>
<p>The wool is brushed on the face for a short, even nap. There is no collar, only a wide stitched facing around the neck, which leaves the scarf to do that work. Two patch pockets sit at the hip. Try it over black from head to toe.</p>
<ul>
<li>124 cm long in size M; ankle length at 162 cm tall</li>
<li>Fully lined in viscose twill</li>
<li>Cut with ease for a jumper beneath</li>
</ul>`,
      ar: `<p>أربعة أزرار غامقة تنزل على الجانب لا في المنتصف، فتتراكب الجهتان بعرض كفّ ويظل البالطو مقفولًا وأنتِ جالسة أو حين يشتد هواء الكورنيش. بعد آخر زر تُترك الحافة حرة حتى الذيل لتمشي براحتكِ.</p>
<p>وجه الصوف ممشّط بوبر قصير متساوٍ. لا ياقة له، بل سجاف عريض مدروز حول الرقبة يترك الدور للطرحة، وعند الحوض جيبان خارجيان. جرّبيه فوق إطلالة سوداء كاملة.</p>
<ul>
<li>الطول 124 سم في مقاس M، ويصل إلى الكاحل لمن طولها 162 سم</li>
<li>مبطّن بالكامل بتويل الفيسكوز</li>
<li>قَصّته تتّسع لبلوفر من تحته</li>
</ul>`,
    },
    metaDescription: {
      en: 'Long collarless coat in camel brushed wool with four off-center buttons, two patch pockets and a full viscose lining. 124 cm, S to XL.',
      ar: 'بالطو طويل بلا ياقة من الصوف الممشّط الجملي، بأربعة أزرار جانبية وجيبين خارجيين وبطانة فيسكوز كاملة، طوله 124 سم.',
    },
    keywords: {
      en: 'camel coat, long wool coat, collarless coat, lined coat, modest coat, winter',
      ar: 'بالطو جملي, بالطو صوف طويل, معطف محجبات, بالطو مبطن, بالطو شتوي',
    },
    category: 'coats',
    brand: 'Rida',
    type: 'fashion',
    price: 4250,
    colors: ['camel'],
    sizes: ['S', 'M', 'L', 'XL'],
    stock: 6,
    stockOf: { '/S': 2, '/XL': 0 },
    sale: { window: 'soon', percent: 15 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: {
          en: '70% wool, 30% polyester, brushed, 480 gsm',
          ar: '70% صوف، 30% بوليستر، ممشّط، 480 جم/م²',
        },
      },
      {
        name: { en: 'Lining', ar: 'البطانة' },
        value: { en: 'Full, viscose twill', ar: 'كاملة من تويل الفيسكوز' },
      },
      {
        name: { en: 'Closure', ar: 'الإغلاق' },
        value: { en: 'Four off-center buttons', ar: 'أربعة أزرار جانبية' },
      },
      {
        name: { en: 'Pockets', ar: 'الجيوب' },
        value: { en: 'Two patch pockets', ar: 'جيبان خارجيان' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '124 cm (size M)', ar: '124 سم (مقاس M)' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Dry clean', ar: 'تنظيف جاف' },
      },
    ],
    tags: ['shop-the-look', 'best-sellers'],
    goesWith: ['gabardine-bell-skirt', 'lambswool-crew-neck-jumper'],
    measurements: { size: 'M', chest: 112, length: 124, sleeve: 60, grade: { chest: 6, length: 2 } },
    reviews: [
      {
        rating: 5,
        name: 'Mona El Sayed',
        daysAgo: 16,
        review: {
          en: 'It stays closed when I get in and out of the car. The color matches the pictures.',
          ar: 'يظل مقفولًا وأنا أركب السيارة وأنزل منها. واللون مثل الصور.',
        },
      },
      {
        rating: 5,
        name: 'Hagar Mahmoud',
        daysAgo: 41,
        review: {
          en: 'Wore it through a week in Istanbul in February with a thin jumper. Real warmth.',
          ar: 'لبسته أسبوعًا في إسطنبول في فبراير مع بلوفر خفيف وكان دافئًا فعلًا.',
        },
      },
      {
        rating: 4,
        name: 'Basma Refaat',
        daysAgo: 77,
        fit: 'large',
        review: {
          en: 'I am 155 cm and had to shorten it by 8 cm. The tailor said there was a good hem to work with.',
          ar: 'طولي 155 وقصّرته 8 سم. الترزي قال إن الثنية كافية للتعديل.',
        },
      },
      {
        rating: 4,
        name: 'Noura Al Harbi',
        daysAgo: 120,
        fit: 'small',
        review: {
          en: 'Pockets are deep enough for a phone. Sleeves could be 2 cm longer.',
          ar: 'الجيوب تكفي للهاتف. تمنيت الكم أطول بسنتيمترين.',
        },
      },
    ],
  },
  {
    slug: 'charcoal-city-coat',
    look: 'coat-long',
    title: { en: 'Charcoal City Coat', ar: 'بالطو المدينة الفحمي' },
    description: {
      en: `<p>Charcoal does most of what black does and forgives dust, which in Cairo settles the argument. Layl cuts it in a firm wool that keeps an A-line from the underarm down; nothing is nipped at the waist, and the back hangs straight.</p>
<p>The brown buttons, set to one side, are the only contrast. Patch pockets are placed where hands land naturally. Worn shut it reads like a long dress, so a good shoe matters more than what is underneath; left open it frames a workday tunic and trousers.</p>
<ul>
<li>520 gsm, meant for real cold</li>
<li>Half-lined to the hip, sleeves lined</li>
<li>Back length 122 cm, size 40</li>
<li>Round neck without collar</li>
</ul>`,
      ar: `<p>الفحمي يؤدي معظم ما يؤديه الأسود ويسامح التراب، وهذا في القاهرة يحسم الاختيار. تقصّه Layl من صوف متماسك يحفظ خط حرف A من تحت الذراع حتى الذيل، فلا تحديد للخصر، والظهر مستقيم.</p>
<p>الأزرار البنية المائلة إلى الجانب هي التباين الوحيد، والجيبان الخارجيان في مكان تقع عليه اليد من تلقاء نفسها. مقفولًا يبدو كفستان طويل فيصبح الحذاء أهم مما تحته، ومفتوحًا يؤطّر التونيك والبنطلون في يوم العمل.</p>
<ul>
<li>520 جم/م²، للبرد الحقيقي</li>
<li>بطانة حتى الحوض، والأكمام مبطّنة</li>
<li>طول الظهر 122 سم في مقاس 40</li>
<li>رقبة مستديرة بلا ياقة</li>
</ul>`,
    },
    metaDescription: {
      en: 'Charcoal A-line coat in 520 gsm wool with brown side buttons, two patch pockets and lined sleeves. 122 cm long, in sizes 38 to 44.',
      ar: 'بالطو فحمي بقَصّة A من صوف ثقيل 520 جم، بأزرار بنية جانبية وجيبين خارجيين وأكمام مبطّنة، طوله 122 سم ومقاساته من 38 إلى 44.',
    },
    keywords: {
      en: 'charcoal coat, a-line coat, heavy wool coat, work coat, long coat',
      ar: 'بالطو فحمي, بالطو رمادي غامق, بالطو صوف ثقيل, بالطو للعمل, معطف طويل',
    },
    category: 'coats',
    brand: 'Layl',
    type: 'fashion',
    price: 4600,
    colors: ['charcoal'],
    sizes: ['38', '40', '42', '44'],
    stock: 5,
    stockOf: { '/44': 1 },
    sale: { window: 'over', percent: 20 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: {
          en: '80% wool, 20% polyamide, brushed, 520 gsm',
          ar: '80% صوف، 20% بولي أميد، ممشّط، 520 جم/م²',
        },
      },
      {
        name: { en: 'Lining', ar: 'البطانة' },
        value: { en: 'To the hip, sleeves included', ar: 'حتى الحوض مع الأكمام' },
      },
      {
        name: { en: 'Fit', ar: 'القَصّة' },
        value: { en: 'A-line, no waist', ar: 'قَصّة A بلا تحديد للخصر' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '122 cm (size 40)', ar: '122 سم (مقاس 40)' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Dry clean, steam to refresh', ar: 'تنظيف جاف، وبخار للإنعاش' },
      },
    ],
    tags: ['workwear'],
    goesWith: ['rib-edge-wool-jumper', 'workday-palazzo-trousers'],
    measurements: { size: '40', chest: 114, length: 122, sleeve: 60, grade: { chest: 5, length: 1 } },
    reviews: [
      {
        rating: 5,
        name: 'Iman Shaker',
        daysAgo: 28,
        review: {
          en: 'Serious cloth. It hangs beautifully and the dust from my street does not show.',
          ar: 'قماش محترم. وقفته جميلة وتراب شارعنا لا يظهر عليه.',
        },
      },
      {
        rating: 3,
        name: 'Rasha Hamdy',
        daysAgo: 84,
        review: {
          en: 'Beautiful, but heavy on the shoulders by the end of the day. Better for travel than for Cairo.',
          ar: 'جميل، لكنه ثقيل على الكتف آخر اليوم. للسفر أنسب منه للقاهرة.',
        },
      },
    ],
  },
  {
    slug: 'cocoa-long-wool-coat',
    look: 'coat-long',
    title: { en: 'Cocoa Long Wool Coat', ar: 'بالطو صوف طويل بلون الكاكاو' },
    description: {
      en: `<p>Maysan’s coat is the light one: wool spun with viscose and brushed until it feels close to flannel. It follows you down a flight of stairs rather than arriving a second later, and folds into a cabin bag and comes out with few creases.</p>
<p>Seams are bound inside in place of a lining, so it layers easily over an abaya or a knitted dress. The side closure takes four buttons; let the top one go and the round neck opens into a shallow fold. Cocoa is warm next to cream and surprisingly good with navy.</p>
<ul>
<li>360 gsm, comfortable between 12 and 20°C</li>
<li>Two patch pockets, straight wide sleeves</li>
<li>120 cm long in size M</li>
</ul>`,
      ar: `<p>هذا هو البالطو الخفيف عند Maysan: صوف مغزول مع الفيسكوز وممشّط حتى صار قريبًا من الفلانيل. يتحرك معكِ على السلم ولا يتأخر عنكِ، ويُطوى في حقيبة السفر ثم يخرج منها بأقل كسرات.</p>
<p>خياطاته من الداخل ملبّسة بشريط بدل البطانة، فيُلبس بسهولة فوق عباية أو فستان تريكو. يُقفل من الجانب بأربعة أزرار، وإن تركتِ الأعلى مفتوحًا انثنت الرقبة ثنية خفيفة. الكاكاو دافئ مع الكريمي، وجميل مع الكحلي أيضًا.</p>
<ul>
<li>360 جم/م²، مريح بين 12 و20 درجة</li>
<li>جيبان خارجيان وكم مستقيم واسع</li>
<li>الطول 120 سم في مقاس M</li>
</ul>`,
    },
    metaDescription: {
      en: 'Light long coat in cocoa wool and viscose with a four-button side closure, patch pockets and bound inside seams. 120 cm in size M.',
      ar: 'بالطو طويل خفيف من الصوف والفيسكوز بلون الكاكاو، بقفل جانبي من أربعة أزرار وجيبين خارجيين وخياطات داخلية ملبّسة.',
    },
    keywords: {
      en: 'brown coat, long coat, light wool coat, unlined coat, travel coat',
      ar: 'بالطو بني, بالطو كاكاو, بالطو خفيف, معطف طويل, بالطو سفر',
    },
    category: 'coats',
    brand: 'Maysan',
    type: 'fashion',
    price: 3450,
    colors: ['cocoa'],
    sizes: ['S', 'M', 'L', 'XL'],
    stock: 0,
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: '65% wool, 35% viscose, brushed, 360 gsm', ar: '65% صوف، 35% فيسكوز، ممشّط، 360 جم/م²' },
      },
      {
        name: { en: 'Lining', ar: 'البطانة' },
        value: { en: 'None, bound seams', ar: 'بدون، خياطات ملبّسة' },
      },
      {
        name: { en: 'Closure', ar: 'الإغلاق' },
        value: { en: 'Four buttons at the side front', ar: 'أربعة أزرار على جانب الصدر' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '120 cm (size M)', ar: '120 سم (مقاس M)' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: {
          en: 'Dry clean or cold hand wash, dry on a wide hanger',
          ar: 'تنظيف جاف أو غسيل يدوي بارد، ويُجفّف على شماعة عريضة',
        },
      },
    ],
    tags: ['everyday-essentials'],
    goesWith: ['terracotta-sateen-midi-dress'],
    measurements: { size: 'M', chest: 114, length: 120, sleeve: 60, grade: { chest: 6, length: 2 } },
    reviews: [
      {
        rating: 5,
        name: 'Sherine Lotfy',
        daysAgo: 35,
        review: {
          en: 'I wear it over my abaya for the dawn school run. Light and never stiff.',
          ar: 'ألبسه فوق العباية في مشوار المدرسة الصبح. خفيف وغير متخشّب.',
        },
      },
      {
        rating: 4,
        name: 'Wafaa Gaber',
        daysAgo: 68,
        review: {
          en: 'Nice warm brown. Please bring back L, my sister wants the same one.',
          ar: 'بني دافئ وجميل. أتمنى أن يتوفر L من جديد، أختي تريد مثله.',
        },
      },
      {
        rating: 4,
        name: 'Jumana Odeh',
        daysAgo: 101,
        review: {
          en: 'Packed it for Amman in a carry-on and it was wearable straight out of the bag.',
          ar: 'حملته إلى عمّان في شنطة الكابينة وكان جاهزًا للبس فور إخراجه.',
        },
      },
    ],
  },
];
