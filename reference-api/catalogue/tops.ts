import type { SourceProduct } from './types.ts';

export const tops: SourceProduct[] = [
  {
    slug: 'siwa-linen-cotton-tunic',
    look: 'tunic-placket',
    title: { en: 'Siwa Linen-Cotton Tunic', ar: 'تونيك سيوة من الكتان والقطن' },
    description: {
      en: `<p>Washed before it is cut, this linen and cotton weave arrives already soft, with the dry hand that makes linen bearable in July. The tunic hangs from the shoulder and opens gently to the hem, where two folds settle at the front. A half placket is stitched flat below the round neck; there are no buttons, it goes on over the head.</p>
<p>The sleeves are cut wide and stop on the forearm, at three-quarter length. Wear it over palazzo trousers, or with slim ones when the day involves a lot of walking.</p>
<ul>
<li>82 cm from the shoulder in size M, side seams closed to the hem</li>
<li>Oat is opaque; white asks for a skin-tone camisole</li>
<li>Shrinkage already washed out, under 2% left</li>
</ul>`,
      ar: `<p>غُسل هذا القماش قبل قصّه، فيصلكِ الكتان لينًا من أول مرة، جافًّا على الجلد ومريحًا في حرّ الصيف. ينسدل التونيك من الكتف ويتّسع قليلًا نحو الذيل، وتستقر في الأمام طيّتان هادئتان. تحت الرقبة المستديرة مرد نصفي مدروز من غير أزرار، ويُلبس من الرأس.</p>
<p>الكم ثلاثة أرباع وواسع وينتهي عند الساعد، فأضيفي كمًّا داخليًا إن أردتِ. نسّقيه مع بنطلون بلازو، أو مع بنطلون ضيق في أيام المشاوير الطويلة.</p>
<ul>
<li>الطول 82 سم من الكتف في مقاس M، والجوانب مقفولة حتى الذيل</li>
<li>الشوفاني لا يشفّ، والأبيض يحتاج تحته بادي بلون البشرة</li>
<li>الانكماش المتبقي بعد الغسيل أقل من 2%</li>
</ul>`,
    },
    metaDescription: {
      en: 'Long loose tunic in washed linen and cotton with a stitched half placket and wide three-quarter sleeves. In oat and white, sizes S to XL.',
      ar: 'تونيك طويل واسع من الكتان المغسول والقطن، بمرد نصفي مدروز ورقبة مستديرة وكم مستقيم، باللونين الشوفاني والأبيض من S إلى XL.',
    },
    keywords: {
      en: 'linen tunic, summer top, long tunic, washed linen, modest top',
      ar: 'تونيك كتان, تونيك طويل, بلوزة صيفي, كتان مغسول, تونيك محجبات',
    },
    category: 'tunics',
    brand: 'Dune & Thread',
    type: 'fashion',
    price: 1150,
    colors: ['oat', 'white'],
    sizes: ['S', 'M', 'L', 'XL'],
    stock: 9,
    stockOf: { 'white/M': 0, 'oat/XL': 3, 'white/XL': 2 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: '55% linen, 45% cotton, 165 gsm, washed', ar: '55% كتان، 45% قطن، 165 جم/م²، مغسول' },
      },
      {
        name: { en: 'Fit', ar: 'القَصّة' },
        value: { en: 'Loose, slightly flared', ar: 'واسعة تتّسع قليلًا عند الذيل' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '82 cm (size M)', ar: '82 سم (مقاس M)' },
      },
      {
        name: { en: 'Opacity', ar: 'الشفافية' },
        value: { en: 'Oat opaque, white lightly sheer', ar: 'الشوفاني غير شفاف، الأبيض خفيف الشفافية' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Machine wash at 30°C, iron damp', ar: 'غسيل في الغسالة على 30°، وكيّ وهو رطب' },
      },
    ],
    tags: ['best-sellers', 'everyday-essentials'],
    goesWith: ['dune-fluid-palazzo-trousers', 'barr-viscose-crepe-hijab'],
    measurements: { size: 'M', chest: 106, length: 82, sleeve: 45, grade: { chest: 6, length: 1 } },
    reviews: [
      {
        rating: 5,
        name: 'Mariam Adel',
        daysAgo: 19,
        review: {
          en: 'Bought oat for the commute. It creases, it is linen, but the creases look right and I was not sticky by noon.',
          ar: 'أخذت الشوفاني للمواصلات اليومية. يتكسّر طبعًا لأنه كتان، لكن شكله يظل حلوًا ولم أشعر بالحر حتى الظهر.',
        },
      },
      {
        rating: 4,
        name: 'Shaimaa Ragab',
        daysAgo: 47,
        fit: 'true',
        review: {
          en: 'Covers the hips properly on me at 168 cm. One star off because the white really does need something under it.',
          ar: 'يغطي الأرداف كويس وطولي 168. نقّصت نجمة لأن الأبيض فعلًا يحتاج بادي تحته.',
        },
      },
      {
        rating: 5,
        name: 'Huda Al Otaibi',
        daysAgo: 88,
        review: {
          en: 'Washed it six times by now and the length has not changed.',
          ar: 'غسلته ست مرات حتى الآن وطوله كما هو.',
        },
      },
      {
        rating: 3,
        name: 'Nada Ibrahim',
        daysAgo: 130,
        fit: 'small',
        review: {
          en: 'Nice cloth, but the sleeves are shorter than I expected, I wear it with undersleeves.',
          ar: 'القماش جميل، لكن الكم أقصر مما توقعت وألبسه مع كم داخلي.',
        },
      },
    ],
  },
  {
    slug: 'marsa-striped-tunic',
    look: 'tunic-placket',
    title: { en: 'Marsa Striped Tunic', ar: 'تونيك مرسى المقلّم' },
    description: {
      en: `<p>Navy lines on an off-white ground, about a finger’s width each. They run level across the body and tip into a diagonal down the sleeves, which takes the stiffness out of the sailor idea. Because the yarn is dyed before weaving, the stripe looks the same inside and out and does not fade to grey at the seams.</p>
<p>Cotton leads the blend here, so the tunic presses more easily than pure linen and sits a little closer to the body before it widens at the hem. Navy trousers are the obvious partner; a sand bell skirt is the better one.</p>
<ul>
<li>Round neck, flat stitched half placket, no buttons</li>
<li>80 cm long in size M</li>
<li>The pale ground is close to opaque; a skin-tone camisole is enough</li>
</ul>`,
      ar: `<p>خطوط كحلية بعرض إصبع تقريبًا على أرضية مائلة إلى العاجي، تمتد أفقية على الجسم ثم تميل مع الكم، فلا يبدو التونيك كزيّ بحّارة. الخيوط مصبوغة قبل النسيج، ولذلك يظهر التقليم واحدًا من الوجه والظهر ولا يبهت عند الخياطات.</p>
<p>نسبة القطن هنا أعلى من الكتان، فكيّه أسهل ووقفته أقرب إلى الجسم قبل أن يتّسع عند الذيل. البنطلون الكحلي خيار مضمون، وجيبة كلوش رملية تمنحه شخصية أكثر.</p>
<ul>
<li>رقبة مستديرة ومرد نصفي مدروز بلا أزرار</li>
<li>الطول 80 سم في مقاس M</li>
<li>الأرضية الفاتحة شبه معتمة، ويُفضّل تحتها لون قريب من البشرة</li>
</ul>`,
    },
    metaDescription: {
      en: 'Striped tunic in yarn-dyed cotton and linen: navy lines on off-white, round neck, stitched half placket, 80 cm long. Sizes S to XL.',
      ar: 'تونيك مقلّم كحلي على عاجي من القطن والكتان بخيوط مصبوغة قبل النسيج، رقبة مستديرة ومرد مدروز وطول 80 سم، من S إلى XL.',
    },
    keywords: {
      en: 'striped tunic, navy stripe, cotton linen, casual top, sailor stripe',
      ar: 'تونيك مقلم, كحلي مقلم, قطن وكتان, تونيك كاجوال, بلوزة مخططة',
    },
    category: 'tunics',
    brand: 'Maysan',
    type: 'fashion',
    price: 1090,
    colors: ['navy-stripe'],
    sizes: ['S', 'M', 'L', 'XL'],
    stock: 7,
    stockOf: { '/S': 0 },
    sale: { window: 'on', percent: 20 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: '60% cotton, 40% linen, 170 gsm', ar: '60% قطن، 40% كتان، 170 جم/م²' },
      },
      {
        name: { en: 'Pattern', ar: 'النقشة' },
        value: { en: 'Yarn-dyed horizontal stripe', ar: 'خطوط أفقية من خيوط مصبوغة' },
      },
      {
        name: { en: 'Sleeve', ar: 'الكم' },
        value: { en: 'Three-quarter and wide', ar: 'ثلاثة أرباع وواسع' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '80 cm (size M)', ar: '80 سم (مقاس M)' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: {
          en: 'Cold wash with like colors, dry in shade',
          ar: 'غسيل بارد مع ألوان مشابهة، وتجفيف في الظل',
        },
      },
    ],
    tags: ['new-in', 'everyday-essentials'],
    goesWith: ['olive-lyocell-palazzo', 'nasma-crepe-hijab'],
    measurements: { size: 'M', chest: 106, length: 80, sleeve: 44, grade: { chest: 6, length: 1 } },
    reviews: [
      {
        rating: 5,
        name: 'Salma Hassan',
        daysAgo: 9,
        review: {
          en: 'Took it to Sahel for a week and lived in it. The stripes stayed crisp after salt water and two washes.',
          ar: 'أخذته معي الساحل أسبوعًا كاملًا وعشت فيه. الخطوط بقيت واضحة بعد مياه البحر وغسلتين.',
        },
      },
      {
        rating: 4,
        name: 'Dina Sherif',
        daysAgo: 26,
        fit: 'true',
        review: {
          en: 'True to size. The ground is more off-white than white, which I prefer.',
          ar: 'المقاس مضبوط. الأرضية عاجي وليست أبيض ناصع، وهذا أحسن في رأيي.',
        },
      },
      {
        rating: 4,
        name: 'Ghada Younes',
        daysAgo: 61,
        fit: 'large',
        review: {
          en: 'Good everyday top. A little wide for me at the hem, I may have it taken in.',
          ar: 'مناسب لكل يوم. واسع قليلًا عليّ من تحت، وربما أضيّقه عند الترزي.',
        },
      },
    ],
  },
  {
    slug: 'navy-workday-tunic',
    look: 'tunic-placket',
    title: { en: 'Workday Tunic in Navy', ar: 'تونيك عملي كحلي' },
    description: {
      en: `<p>Somebody at the office will ask where it came from, mostly because it looks ironed when it is not. The navy cloth is a linen-cotton with a little more weight than our summer tunics, and the dark dye hides the creases a long meeting leaves behind.</p>
<p>Nothing interrupts the line: a round neck finished with a narrow stitched band, a placket marked out in tonal topstitching, wide sleeves and a plain turned hem. Grey trousers and flat shoes make it a uniform; a satin scarf moves it along to dinner.</p>
<ul>
<li>Fully opaque, unlined</li>
<li>84 cm from shoulder to hem, size M</li>
<li>Relaxed through the hip; choose your usual size</li>
<li>Wash alone the first time, the dye may run</li>
</ul>`,
      ar: `<p>يبدو مكويًّا حتى وهو ليس كذلك، وهذه ميزته في يوم عمل طويل. القماش مزيج من الكتان والقطن أثقل قليلًا من تونيكات الصيف، والكحلي الغامق يخفي ما يتركه الجلوس من ثنيات.</p>
<p>لا شيء يقطع الخط هنا: رقبة مستديرة بشريط رفيع مدروز، ومرد مرسوم بدرزة من لون القماش، وكم واسع، وذيل مثنيّ ببساطة. مع بنطلون رمادي وحذاء مسطح يصير زيّ دوام جاهزًا، ومع طرحة ساتان يصلح لعشاء بعده.</p>
<ul>
<li>لا يشفّ، ومن دون بطانة</li>
<li>84 سم من الكتف إلى الذيل في مقاس M</li>
<li>مريح عند الأرداف، فاختاري مقاسكِ المعتاد</li>
<li>يُغسل وحده أول مرة لأن اللون قد ينزل</li>
</ul>`,
    },
    metaDescription: {
      en: 'Opaque navy tunic for the office in mid-weight linen-cotton, with tonal topstitching, wide sleeves and an 84 cm length in size M.',
      ar: 'تونيك كحلي للعمل من الكتان والقطن بوزن متوسط، لا يشفّ، بدرزات من لون القماش ورقبة مستديرة وكم واسع وطول 84 سم في مقاس M.',
    },
    keywords: {
      en: 'navy tunic, work tunic, office wear, linen cotton top, opaque tunic',
      ar: 'تونيك كحلي, تونيك للعمل, ملابس دوام, تونيك كتان, تونيك غير شفاف',
    },
    category: 'tunics',
    brand: 'Rida',
    type: 'fashion',
    price: 1220,
    colors: ['navy'],
    sizes: ['S', 'M', 'L', 'XL'],
    stock: 11,
    stockOf: { '/XL': 2 },
    sale: { window: 'over', percent: 15 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: '52% linen, 48% cotton, 190 gsm', ar: '52% كتان، 48% قطن، 190 جم/م²' },
      },
      {
        name: { en: 'Opacity', ar: 'الشفافية' },
        value: { en: 'Opaque', ar: 'غير شفاف' },
      },
      {
        name: { en: 'Closure', ar: 'الإغلاق' },
        value: { en: 'None, pulls over the head', ar: 'بدون، يُلبس من الرأس' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '84 cm (size M)', ar: '84 سم (مقاس M)' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Machine wash at 30°C inside out', ar: 'غسيل في الغسالة على 30° مقلوبًا' },
      },
    ],
    tags: ['workwear'],
    goesWith: ['workday-palazzo-trousers', 'sukoon-matte-crepe-shawl'],
    measurements: { size: 'M', chest: 108, length: 84, sleeve: 56, grade: { chest: 6, length: 1 } },
    reviews: [
      {
        rating: 5,
        name: 'Esraa Nabil',
        daysAgo: 33,
        review: {
          en: 'I teach standing up all day. It does not cling and it does not look tired by the last period.',
          ar: 'أنا مدرّسة وأقف طول اليوم. لا يلتصق بالجسم ولا يبان عليه التعب في آخر حصة.',
        },
      },
      {
        rating: 4,
        name: 'Rania Kamal',
        daysAgo: 102,
        unverified: true,
        review: {
          en: 'A proper dark navy. It did bleed a bit in the first wash, as the page warned.',
          ar: 'كحلي غامق كما في الصورة. نزل منه لون بسيط في أول غسلة كما هو مكتوب.',
        },
      },
    ],
  },
  {
    slug: 'lambswool-crew-neck-jumper',
    look: 'jumper-knit',
    title: { en: 'Lambswool Crew-Neck Jumper', ar: 'بلوفر صوف حملان برقبة مستديرة' },
    description: {
      en: `<p>Knitted in a fine, dense stitch so the surface stays smooth, with rib kept for the edges: neck, cuffs and a hem band deep enough to hold the shape. Lambswool is shorn from a first coat, which is why it feels springy rather than prickly, though very sensitive skin will still want a cotton layer beneath.</p>
<p>The body is loose and the sleeves are full length, with room for a shirt collar or an undersleeve. At 60 cm it finishes on the hip, so match it with a high-waisted bell skirt, or let a long shirt show below the rib.</p>
<ul>
<li>80% lambswool, 20% polyamide for wear at the elbows</li>
<li>Opaque, including the cream</li>
<li>Dry flat; hanging will stretch the shoulders</li>
</ul>`,
      ar: `<p>غرزة رفيعة متراصّة تُبقي السطح أملس، أما التضليع فعلى الأطراف وحدها: الرقبة والأساور وشريط الذيل العريض الذي يحفظ شكل البلوفر. صوف الحملان من أول جزّة، فهو مرن ولا يشوك مثل الصوف العادي، ومن كانت بشرتها حساسة جدًا فلتلبس تحته طبقة قطن.</p>
<p>الجسم واسع والكم طويل كامل يتّسع لياقة قميص أو كم داخلي. طوله 60 سم ويقف عند الأرداف، فالبسيه مع جيبة كلوش عالية الوسط، أو أخرجي من تحته قميصًا طويلًا.</p>
<ul>
<li>80% صوف حملان و20% بولي أميد لتتحمّل الأكواع</li>
<li>لا يشفّ، حتى الكريمي</li>
<li>يُجفّف مفرودًا؛ التعليق يمطّ الكتفين</li>
</ul>`,
    },
    metaDescription: {
      en: 'Loose lambswool jumper with ribbed neck, cuffs and hem, fine dense knit, 60 cm long in size M. Available in cream and camel, S to XL.',
      ar: 'بلوفر واسع من صوف الحملان برقبة وأساور وذيل مضلّع، غرزة رفيعة متراصة وطول 60 سم في مقاس M، بالكريمي والجملي من S إلى XL.',
    },
    keywords: {
      en: 'lambswool jumper, crew neck, winter knitwear, cream jumper, camel jumper',
      ar: 'بلوفر صوف, بلوفر شتوي, صوف حملان, بلوفر كريمي, بلوفر جملي, تريكو',
    },
    category: 'knitwear',
    brand: 'Rida',
    type: 'fashion',
    price: 1380,
    colors: ['cream', 'camel'],
    sizes: ['S', 'M', 'L', 'XL'],
    stock: 8,
    stockOf: { 'cream/S': 0, 'camel/L': 1 },
    sale: { window: 'on', percent: 15, colors: ['camel'] },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: '80% lambswool, 20% polyamide, 310 gsm', ar: '80% صوف حملان، 20% بولي أميد، 310 جم/م²' },
      },
      {
        name: { en: 'Fit', ar: 'القَصّة' },
        value: { en: 'Loose body, full-length sleeve', ar: 'جسم واسع وكم طويل' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '60 cm (size M)', ar: '60 سم (مقاس M)' },
      },
      {
        name: { en: 'Trim', ar: 'الأطراف' },
        value: { en: 'Ribbed neck, cuffs and hem', ar: 'رقبة وأساور وذيل مضلّع' },
      },
      {
        name: { en: 'Opacity', ar: 'الشفافية' },
        value: { en: 'Opaque', ar: 'غير شفاف' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: {
          en: 'Hand wash cold with wool detergent, dry flat',
          ar: 'غسيل يدوي بارد بمنظف صوف، ويُجفّف مفرودًا',
        },
      },
    ],
    tags: ['everyday-essentials', 'new-in'],
    goesWith: ['gabardine-bell-skirt', 'dabab-grey-pearl-necklace'],
    measurements: { size: 'M', chest: 106, length: 60, sleeve: 58, grade: { chest: 6, length: 1 } },
    reviews: [
      {
        rating: 5,
        name: 'Yasmin Tarek',
        daysAgo: 12,
        review: {
          en: 'Warm enough for Alexandria in January without a coat on dry days. Cream is a soft, slightly yellow cream.',
          ar: 'يدفّي في يناير في إسكندرية من غير بالطو طالما لا يوجد مطر. الكريمي هادئ ومائل للأصفر قليلًا.',
        },
      },
      {
        rating: 5,
        name: 'Amira Saad',
        daysAgo: 30,
        review: {
          en: 'The hem rib has not gone slack after a month of wear, which is where my jumpers usually give up.',
          ar: 'ضلوع الذيل لم ترتخِ بعد شهر من اللبس، وهذا أول شيء يبوظ عادة في البلوفرات.',
        },
      },
      {
        rating: 4,
        name: 'Menna Khaled',
        daysAgo: 44,
        review: {
          en: 'Lovely, but it pilled slightly under my bag strap. A fabric comb sorted it.',
          ar: 'حلو جدًا، لكنه وبّر قليلًا مكان حمالة الشنطة، والمشط حلّها.',
        },
      },
      {
        rating: 2,
        name: 'Lamia Barakat',
        daysAgo: 71,
        fit: 'small',
        review: {
          en: 'Too short for me, I am tall and it rides up over my waistband when I reach.',
          ar: 'قصير عليّ لأني طويلة، ويرتفع فوق الكمر لما أمد يدي.',
        },
      },
      {
        rating: 4,
        name: 'Fatma Zahran',
        daysAgo: 115,
        fit: 'true',
        review: {
          en: 'Does not itch on the neck. I sized up to layer a shirt and was glad I did.',
          ar: 'لا يشوك الرقبة. أخذت مقاسًا أكبر لألبس تحته قميصًا وكان اختيارًا صحيحًا.',
        },
      },
    ],
  },
  {
    slug: 'rib-edge-wool-jumper',
    look: 'jumper-knit',
    title: { en: 'Rib-Edge Wool Jumper', ar: 'بلوفر صوف بأطراف مضلّعة' },
    description: {
      en: `<p>A mid grey with no blue in it, easy to wear next to black and kinder than black beside the face. Noor Atelier knits this one entirely from lambswool, a shade heavier than most city jumpers, so it falls in a soft curve at the side instead of clinging.</p>
<p>Cuffs are tall and firm; push them up and they stay. The round neck leaves room for a shirt collar, or for the ends of a scarf folded inside. For the office, layer it over a long white shirt with palazzo trousers.</p>
<ul>
<li>62 cm long, 108 cm around the chest, both in size M</li>
<li>No lining, nothing shows through</li>
<li>Air between wears and wash seldom</li>
</ul>`,
      ar: `<p>رمادي متوسط لا زرقة فيه، يسهل لبسه مع الأسود وهو أرحم منه على الوجه. تنسجه Noor Atelier من صوف الحملان الخالص بوزن أعلى قليلًا من المعتاد، فينزل على الجانبين في انحناءة ناعمة ولا يلتصق.</p>
<p>الأساور طويلة ومشدودة، ترفعينها فتثبت في مكانها. والرقبة المستديرة تترك مكانًا لياقة قميص أو لأطراف الطرحة حين تدخلينها. للعمل، ضعيه فوق قميص أبيض طويل مع بنطلون بلازو.</p>
<ul>
<li>الطول 62 سم ومحيط الصدر 108 سم، وكلاهما في مقاس M</li>
<li>بلا بطانة ولا يظهر ما تحته</li>
<li>يُهوّى بعد اللبس ولا يُغسل إلا عند الحاجة</li>
</ul>`,
    },
    metaDescription: {
      en: 'Grey jumper in pure lambswool with tall ribbed cuffs, ribbed neck and hem. Loose fit, 62 cm long in size M, made for layering.',
      ar: 'بلوفر رمادي من صوف الحملان الخالص بأساور طويلة مضلّعة ورقبة مستديرة، قَصّة واسعة وطول 62 سم في مقاس M يناسب الطبقات.',
    },
    keywords: {
      en: 'grey jumper, pure lambswool, ribbed cuffs, layering, winter top',
      ar: 'بلوفر رمادي, صوف خالص, بلوفر واسع, تريكو شتوي, بلوفر محجبات',
    },
    category: 'knitwear',
    brand: 'Noor Atelier',
    type: 'fashion',
    price: 1490,
    colors: ['grey'],
    sizes: ['S', 'M', 'L', 'XL'],
    stock: 5,
    stockOf: { '/M': 0 },
    attributes: [
      {
        name: { en: 'Fabric', ar: 'الخامة' },
        value: { en: '100% lambswool, 340 gsm', ar: '100% صوف حملان، 340 جم/م²' },
      },
      {
        name: { en: 'Fit', ar: 'القَصّة' },
        value: { en: 'Loose, 108 cm chest (size M)', ar: 'واسعة، محيط الصدر 108 سم (مقاس M)' },
      },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '62 cm (size M)', ar: '62 سم (مقاس M)' },
      },
      {
        name: { en: 'Season', ar: 'الموسم' },
        value: { en: 'Winter', ar: 'شتاء' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Hand wash or wool cycle, dry flat', ar: 'غسيل يدوي أو برنامج الصوف، ويُجفّف مفرودًا' },
      },
    ],
    tags: ['workwear'],
    goesWith: ['tailored-wool-bell-skirt', 'charcoal-city-coat'],
    measurements: { size: 'M', chest: 108, length: 62, sleeve: 58, grade: { chest: 6, length: 1 } },
    reviews: [
      {
        rating: 4,
        name: 'Sara Anwar',
        daysAgo: 55,
        review: {
          en: 'Heavier than it looks, in a good way. My scarf stays put inside the neck.',
          ar: 'أثقل مما يبدو، وهذا شيء جيد. الطرحة تثبت داخل الرقبة ولا تخرج.',
        },
      },
    ],
  },
];
