import type { SourceProduct } from './types.ts';

export const jewelry: SourceProduct[] = [
  {
    slug: 'hala-white-pearl-hoops',
    look: 'earrings-pearl',
    title: { en: 'Hala White Pearl Hoops', ar: 'حلق هالة بلؤلؤ أبيض' },
    description: {
      en: `<p>A slim round hoop that faces forward, a small polished ball above it and a white pearl hanging from a gold cap below. The three pieces are jointed, so the pearl swings a little when you turn your head and comes back to the middle.</p><p>The whole earring is 36 mm long: it shows beneath an open collar and stays flat enough to be worn under a loosely wrapped scarf. The post sits behind the ball and closes with a butterfly back. At 5 g each they can be kept on through a long dinner.</p><ul><li>Brass plated with 18-carat gold, 0.5 micron</li><li>Glass pearl, 12 mm; hoop, 20 mm</li><li>Stainless steel post</li></ul>`,
      ar: `<p>حلقة رفيعة مستديرة تواجه الأمام، فوقها كرة صغيرة مصقولة، وتحتها لؤلؤة بيضاء معلقة من غطاء ذهبي. القطع الثلاث متصلة بمفاصل، فتتأرجح اللؤلؤة قليلًا مع حركة الرأس ثم تعود إلى مكانها في المنتصف.</p><p>طول الحلق كاملًا 36 مم، فيظهر مع الياقات المفتوحة ويبقى مسطحًا بما يكفي لارتدائه تحت طرحة ملفوفة بارتخاء. الدبوس خلف الكرة ويُقفل بقفل فراشة، ووزن الفردة 5 جرامات، فلا يتعب الأذن في عشاء طويل.</p><ul><li>نحاس مطلي بذهب عيار 18 بسماكة 0.5 ميكرون</li><li>لؤلؤة زجاجية 12 مم وحلقة 20 مم</li><li>دبوس من الستانلس ستيل</li></ul>`,
    },
    metaDescription: {
      en: 'Gold-plated hoop earrings with a 12 mm white glass pearl drop. Jointed, 36 mm long, 5 g each, with a stainless steel post and butterfly back.',
      ar: 'حلق مطلي بالذهب بحلقة رفيعة ولؤلؤة زجاجية بيضاء 12 مم، طوله 36 مم ووزن الفردة 5 جرامات بدبوس من الستانلس ستيل.',
    },
    keywords: {
      en: 'pearl earrings, gold hoops, white pearl, drop earrings, bridal jewelry',
      ar: 'حلق لؤلؤ, حلق ذهبي, لؤلؤ أبيض, حلق متدلي, إكسسوار عروسة',
    },
    category: 'earrings',
    brand: 'Lulua',
    type: 'jewelry',
    price: 780,
    colors: ['white-pearl'],
    sizes: [],
    stock: 26,
    sale: { window: 'on', percent: 20 },
    attributes: [
      {
        name: { en: 'Metal', ar: 'المعدن' },
        value: { en: 'Gold-plated brass, 0.5 micron', ar: 'نحاس مطلي بالذهب، 0.5 ميكرون' },
      },
      {
        name: { en: 'Pearl', ar: 'اللؤلؤ' },
        value: { en: 'Glass pearl, 12 mm', ar: 'لؤلؤ زجاجي، 12 مم' },
      },
      { name: { en: 'Length', ar: 'الطول' }, value: { en: '36 mm', ar: '36 مم' } },
      {
        name: { en: 'Fastening', ar: 'القفل' },
        value: { en: 'Post with butterfly back', ar: 'دبوس بقفل فراشة' },
      },
      { name: { en: 'Weight', ar: 'الوزن' }, value: { en: '5 g each', ar: '5 جرامات للفردة' } },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: {
          en: 'Put on after perfume; wipe with a soft dry cloth',
          ar: 'يُلبس بعد العطر ويُمسح بقماشة ناعمة جافة',
        },
      },
    ],
    tags: ['best-sellers', 'occasion'],
    reviews: [
      {
        rating: 5,
        name: 'Nadine Wassef',
        daysAgo: 8,
        review: {
          en: 'Lighter than they look. I wore them with a low bun at my sister’s henna and forgot about them.',
          ar: 'أخف مما يبدو في الصورة. لبسته في حنّة أختي ونسيت أنه في أذني.',
        },
      },
      {
        rating: 5,
        name: 'Hend Al Sharif',
        daysAgo: 31,
        review: {
          en: 'The post does not bother my ears, which is rare with plated earrings. Comes in a small pouch.',
          ar: 'الدبوس لا يسبب لي حساسية، وهذا نادر مع الحلقان المطلية. يصل داخل كيس صغير.',
        },
      },
      {
        rating: 4,
        name: 'Passant Omar',
        daysAgo: 66,
        unverified: true,
        review: {
          en: 'Pretty and well made. The butterfly backs are tiny, I replaced them with bigger ones.',
          ar: 'جميل ومتقن الصنع. قفل الفراشة صغير جدًا فاستبدلته بأكبر منه.',
        },
      },
    ],
  },
  {
    slug: 'wajd-rose-pearl-hoops',
    look: 'earrings-pearl',
    title: { en: 'Wajd Rose Pearl Hoops', ar: 'حلق وجد بلؤلؤ وردي' },
    description: {
      en: `<p>The pearl here is a faint rose, closer to skin than to pink, and it changes the character of the hoop: softer against the face, easier in daytime, kind to warm complexions. Polished gold above keeps the pair from looking sweet.</p><p>Hung from a ball stud, the ring lies parallel to the cheek and the drop ends about level with the jaw. We like it with dusty-rose and mocha scarves pushed back from the ear, or at a women’s gathering with the hair up. The glass core gives the pearl its even luster and a cool touch.</p><ul><li>Pearl 12 mm across, matched by hand within each pair</li><li>Brass plated in yellow gold, steel post</li><li>Sold as a pair in a cotton pouch</li></ul>`,
      ar: `<p>لؤلؤته بدرجة وردية خافتة أقرب إلى لون البشرة من الوردي الصريح، وهذا يغيّر طابع الحلق كله: أهدأ على الوجه، وأنسب للنهار، ومريح مع البشرة الدافئة. والذهب المصقول فوقها يحفظ له جديته.</p><p>تتدلى الحلقة من كرة صغيرة وتستقر بموازاة الخد، وتنتهي اللؤلؤة عند مستوى الفك تقريبًا. نحبه مع طرح بلون الورد العتيق أو الموكا مرفوعة عن الأذن، أو في جلسة نسائية مع شعر مرفوع. اللؤلؤة من قلب زجاجي، ولذلك لمعتها متساوية وملمسها بارد.</p><ul><li>قطر اللؤلؤة 12 مم، وتُنتقى كل فردتين معًا يدويًا</li><li>نحاس مطلي بالذهب الأصفر ودبوس من الستيل</li><li>يُباع زوجًا داخل كيس قطني</li></ul>`,
    },
    metaDescription: {
      en: 'Gold-plated hoops with a soft rose glass pearl drop, 12 mm. A quiet skin-toned pearl for daytime and for gatherings, 36 mm long in all.',
      ar: 'حلق مطلي بالذهب بلؤلؤة زجاجية وردية هادئة قطرها 12 مم، قريبة من لون البشرة وتناسب النهار والجلسات، بطول 36 مم.',
    },
    keywords: {
      en: 'rose pearl earrings, pearl drop hoops, gold earrings, daytime jewelry, gift',
      ar: 'حلق لؤلؤ وردي, حلق ذهبي, حلق متدلي, إكسسوار نهاري, هدية',
    },
    category: 'earrings',
    brand: 'Lulua',
    type: 'jewelry',
    price: 820,
    colors: ['rose-pearl'],
    sizes: [],
    stock: 11,
    attributes: [
      {
        name: { en: 'Metal', ar: 'المعدن' },
        value: { en: 'Gold-plated brass', ar: 'نحاس مطلي بالذهب' },
      },
      {
        name: { en: 'Pearl', ar: 'اللؤلؤ' },
        value: { en: 'Rose glass pearl, 12 mm', ar: 'لؤلؤ زجاجي وردي، 12 مم' },
      },
      { name: { en: 'Hoop diameter', ar: 'قطر الحلقة' }, value: { en: '20 mm', ar: '20 مم' } },
      {
        name: { en: 'Length', ar: 'الطول' },
        value: { en: '36 mm with the stud', ar: '36 مم مع الكرة' },
      },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: {
          en: 'Keep away from water, perfume and hairspray',
          ar: 'يُحفظ بعيدًا عن الماء والعطر ومثبت الشعر',
        },
      },
    ],
    tags: ['occasion'],
    reviews: [
      {
        rating: 4,
        name: 'Rowan Sherif',
        daysAgo: 22,
        review: {
          en: 'The rose is very pale, nearly cream in evening light. I like that, but do not expect a strong pink.',
          ar: 'الوردي فاتح جدًا ويكاد يكون كريميًا في إضاءة المساء. أعجبني، لكن لا تتوقعي ورديًا واضحًا.',
        },
      },
    ],
  },
  {
    slug: 'nada-white-pearl-necklace',
    look: 'necklace-pearl',
    title: { en: 'Nada White Pearl Necklace', ar: 'سلسلة ندى بلؤلؤة بيضاء' },
    description: {
      en: `<p>One chain, one pearl. The links are small and oval, polished on every side so the chain catches light as a thin line; the pearl hangs in the middle from a gold cap and a fine ring that lets it turn freely.</p><p>At 45 cm the drop rests just under the collarbone on most women. With a round-necked dress it lies on the fabric, where the white shows up well against black, navy and forest green. The base metal is steel, chosen because it does not darken with perspiration the way bare brass will once plating wears thin.</p><ul><li>Length 45 cm, plus a 5 cm extender</li><li>Glass pearl of 10 mm</li><li>Lobster clasp, total weight 6 g</li></ul>`,
      ar: `<p>سلسلة واحدة ولؤلؤة واحدة. حلقاتها صغيرة بيضاوية ومصقولة من كل جانب، فتبدو خطًا رفيعًا من الضوء، وفي وسطها لؤلؤة معلقة بغطاء ذهبي وحلقة دقيقة تتركها تدور بحرية.</p><p>بطول 45 سم تستقر اللؤلؤة تحت عظمة الترقوة مباشرة عند أغلب السيدات. ومع الفستان ذي الياقة المستديرة تنام فوق القماش، ويظهر بياضها على الأسود والكحلي والأخضر الغامق. اخترنا لها الستانلس ستيل لأنه لا يسودّ مع العرق كما يحدث للنحاس إذا خفّ طلاؤه.</p><ul><li>الطول 45 سم مع وصلة إضافية 5 سم</li><li>لؤلؤة زجاجية قطرها 10 مم</li><li>قفل كابوريا، والوزن الكلي 6 جرامات</li></ul>`,
    },
    metaDescription: {
      en: 'Fine gold-plated steel chain with one 10 mm white glass pearl, 45 cm plus extender. Rests below the collarbone; 6 g, with a lobster clasp.',
      ar: 'سلسلة رفيعة من الستانلس ستيل المطلي بالذهب بلؤلؤة زجاجية بيضاء 10 مم، طولها 45 سم مع وصلة إضافية وقفل كابوريا.',
    },
    keywords: {
      en: 'pearl necklace, gold chain, white pearl pendant, everyday jewelry, steel necklace',
      ar: 'سلسلة لؤلؤ, سلسلة ذهبي, دلاية لؤلؤ, إكسسوار يومي, ستانلس ستيل',
    },
    category: 'necklaces',
    brand: 'Lulua',
    type: 'jewelry',
    price: 690,
    colors: ['white-pearl'],
    sizes: [],
    stock: 34,
    attributes: [
      {
        name: { en: 'Metal', ar: 'المعدن' },
        value: { en: 'Gold-plated stainless steel', ar: 'ستانلس ستيل مطلي بالذهب' },
      },
      {
        name: { en: 'Pearl', ar: 'اللؤلؤ' },
        value: { en: 'White glass pearl, 10 mm', ar: 'لؤلؤ زجاجي أبيض، 10 مم' },
      },
      { name: { en: 'Length', ar: 'الطول' }, value: { en: '45 cm + 5 cm', ar: '45 سم + 5 سم' } },
      { name: { en: 'Chain', ar: 'نوع السلسلة' }, value: { en: 'Cable chain', ar: 'حلقات بيضاوية' } },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Remove before showering and sleeping', ar: 'تُخلع قبل الاستحمام والنوم' },
      },
    ],
    tags: ['everyday-essentials', 'workwear'],
    reviews: [
      {
        rating: 5,
        name: 'Aya Selim',
        daysAgo: 14,
        review: {
          en: 'I have worn it every day for two months and the gold has not faded.',
          ar: 'ألبسها كل يوم منذ شهرين والذهبي لم يبهت.',
        },
      },
      {
        rating: 4,
        name: 'Lina Barakat',
        daysAgo: 50,
        review: {
          en: 'Simple and neat. It came slightly tangled in the pouch but opened without a knot.',
          ar: 'بسيطة ومرتبة. وصلت متشابكة قليلًا في الكيس لكنها انفكت من غير عقدة.',
        },
      },
      {
        rating: 5,
        name: 'Sohaila Magdy',
        daysAgo: 77,
        review: {
          en: 'A graduation gift for my niece. She liked that the pearl is not oversized.',
          ar: 'كانت هدية تخرج لابنة أختي، وأعجبها أن اللؤلؤة ليست كبيرة.',
        },
      },
    ],
  },
  {
    slug: 'dalal-rose-pearl-necklace',
    look: 'necklace-pearl',
    title: { en: 'Dalal Rose Pearl Necklace', ar: 'سلسلة دلال بلؤلؤة وردية' },
    description: {
      en: `<p>Shorter than our white version and warmer in tone. Dalal is made at 42 cm so the blush pearl sits in the hollow of the neck, where an open collar or the V of a tunic placket frames it instead of hiding it.</p><p>The pearl is glass with several coats of luster, which is why its color stays even all the way round. Yellow gold brings out the peach in it; ivory, nude and camel cloth do the same. Layer it with a plain chain a hand’s width longer if you want more at the neckline, but it was drawn to be worn alone.</p><ul><li>42 cm chain with 5 cm to let out</li><li>Rose glass pearl, 10 mm, on a gold cap</li><li>Arrives in a card box suited to gifting</li></ul>`,
      ar: `<p>أقصر من سلسلتنا البيضاء وأدفأ لونًا. طول «دلال» 42 سم لتستقر لؤلؤتها الوردية عند تجويف العنق، فتحيط بها الياقة المفتوحة أو فتحة التونيك ولا تخفيها.</p><p>اللؤلؤة زجاجية بعدة طبقات من اللمعة، ولهذا يبقى لونها متساويًا من كل الجهات. الذهب الأصفر يُظهر مسحة الخوخ فيها، وكذلك تفعل الأقمشة العاجية والبيج الوردي والجملي. يمكن تنسيقها مع سلسلة سادة أطول منها بشبر، لكنها صُممت لتُلبس وحدها.</p><ul><li>سلسلة 42 سم تزيد 5 سم بالوصلة</li><li>لؤلؤة زجاجية وردية 10 مم بغطاء ذهبي</li><li>تصل في علبة كرتونية مناسبة للإهداء</li></ul>`,
    },
    metaDescription: {
      en: 'Short gold-plated chain with a blush glass pearl of 10 mm. Sits in the hollow of the neck at 42 cm, lets out by 5 cm and comes gift-boxed.',
      ar: 'سلسلة قصيرة مطلية بالذهب بلؤلؤة زجاجية وردية 10 مم، طولها 42 سم وتزيد 5 سم بالوصلة، وتصل في علبة جاهزة للإهداء.',
    },
    keywords: {
      en: 'rose pearl necklace, short necklace, blush pendant, gold chain, gift box',
      ar: 'سلسلة لؤلؤ وردي, سلسلة قصيرة, دلاية وردي, سلسلة ذهبي, هدية',
    },
    category: 'necklaces',
    brand: 'Lulua',
    type: 'jewelry',
    price: 720,
    colors: ['rose-pearl'],
    sizes: [],
    stock: 18,
    attributes: [
      {
        name: { en: 'Metal', ar: 'المعدن' },
        value: { en: 'Gold-plated stainless steel', ar: 'ستانلس ستيل مطلي بالذهب' },
      },
      {
        name: { en: 'Pearl', ar: 'اللؤلؤ' },
        value: { en: 'Rose glass pearl, 10 mm', ar: 'لؤلؤ زجاجي وردي، 10 مم' },
      },
      { name: { en: 'Length', ar: 'الطول' }, value: { en: '42–47 cm', ar: '42–47 سم' } },
      {
        name: { en: 'Packaging', ar: 'التغليف' },
        value: { en: 'Card gift box', ar: 'علبة كرتونية للهدايا' },
      },
    ],
    tags: ['new-in'],
    reviews: [
      {
        rating: 5,
        name: 'Jana Fouad',
        daysAgo: 5,
        review: {
          en: 'Sits exactly at the base of the neck. My tunics have an open placket and it fills the gap nicely.',
          ar: 'تستقر عند أسفل العنق بالضبط. تونيكاتي مفتوحة من الأمام وهي تملأ الفراغ بشكل جميل.',
        },
      },
      {
        rating: 2,
        name: 'Ghada Rizk',
        daysAgo: 36,
        review: {
          en: 'The clasp was stiff and I had to exchange it. The replacement is fine but it took ten days.',
          ar: 'كان القفل صعب الفتح واضطررت إلى استبدالها. البديل جيد لكنه تأخر عشرة أيام.',
        },
      },
    ],
  },
  {
    slug: 'dabab-grey-pearl-necklace',
    look: 'necklace-pearl',
    title: { en: 'Dabab Grey Pearl Necklace', ar: 'سلسلة ضباب بلؤلؤة رمادية' },
    description: {
      en: `<p>A storm-grey pearl on a yellow-gold chain, for women who find white too bridal. The contrast is what makes it: a cool grey, a warm metal, nothing else. Its surface is smooth and glossy with a bluish cast in shade.</p><p>We cut the chain at 50 cm, long enough to drop below a high round neck and be seen over an abaya or a fine jumper. It goes with charcoal, slate and denim, and lifts plain black without dressing it up. Small batches only, because the grey glass is colored to order in Cairo.</p><ul><li>Chain 50 cm, extender 5 cm, lobster clasp</li><li>Grey glass pearl, 10 mm</li><li>Steel beneath the plating, total weight 7 g</li></ul>`,
      ar: `<p>لؤلؤة رمادية بلون الغيم على سلسلة ذهبية صفراء، لمن ترى الأبيض أقرب إلى زينة العروس. سرّها في التباين: رمادي بارد ومعدن دافئ ولا شيء آخر. سطحها أملس لامع، ويميل إلى الزرقة في الظل.</p><p>جعلنا طول السلسلة 50 سم لتنزل تحت الياقة المستديرة العالية وتظهر فوق العباية أو البلوفر الرقيق. تمشي مع الفحمي والأردوازي والجينز، وتضيف لمسة إلى الأسود السادة من غير تكلّف. تُصنع بكميات صغيرة لأن الزجاج الرمادي يُلوّن عند الطلب في القاهرة.</p><ul><li>سلسلة 50 سم ووصلة 5 سم وقفل كابوريا</li><li>لؤلؤة زجاجية رمادية 10 مم</li><li>ستيل تحت الطلاء، والوزن الكلي 7 جرامات</li></ul>`,
    },
    metaDescription: {
      en: 'Storm-grey glass pearl on a 50 cm gold-plated steel chain. Long enough to be seen over a high neckline, made in small batches in Cairo.',
      ar: 'لؤلؤة زجاجية رمادية على سلسلة ستيل مطلية بالذهب طولها 50 سم، تظهر فوق الياقات العالية وتُصنع بكميات صغيرة في القاهرة.',
    },
    keywords: {
      en: 'grey pearl necklace, long pendant, gold chain, steel necklace, minimal jewelry',
      ar: 'سلسلة لؤلؤ رمادي, سلسلة طويلة, سلسلة ذهبي, دلاية رمادي, إكسسوار بسيط',
    },
    category: 'necklaces',
    brand: 'Lulua',
    type: 'jewelry',
    price: 760,
    colors: ['grey-pearl'],
    sizes: [],
    stock: 0,
    attributes: [
      {
        name: { en: 'Metal', ar: 'المعدن' },
        value: { en: 'Gold-plated stainless steel', ar: 'ستانلس ستيل مطلي بالذهب' },
      },
      {
        name: { en: 'Pearl', ar: 'اللؤلؤ' },
        value: { en: 'Grey glass pearl, 10 mm', ar: 'لؤلؤ زجاجي رمادي، 10 مم' },
      },
      { name: { en: 'Length', ar: 'الطول' }, value: { en: '50–55 cm', ar: '50–55 سم' } },
      { name: { en: 'Weight', ar: 'الوزن' }, value: { en: '7 g', ar: '7 جرامات' } },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: { en: 'Store flat in its pouch', ar: 'تُحفظ مفرودة داخل كيسها' },
      },
    ],
    tags: ['occasion'],
    reviews: [
      {
        rating: 5,
        name: 'Malak Hosny',
        daysAgo: 41,
        review: {
          en: 'Looks expensive over a black abaya. People keep asking whether the pearl is real.',
          ar: 'تبدو غالية فوق العباية السوداء، وكثيرات يسألنني إن كانت اللؤلؤة طبيعية.',
        },
      },
      {
        rating: 4,
        name: 'Dalia Nassar',
        daysAgo: 88,
        review: {
          en: 'The longer chain is right for my necklines. Please restock, I want a second one for my cousin.',
          ar: 'الطول الزائد مناسب لياقاتي. أرجو توفيرها من جديد، أريد واحدة لابنة عمي.',
        },
      },
    ],
  },
  {
    slug: 'qamar-shell-pearl-ring',
    look: 'ring-pearl',
    title: { en: 'Qamar White Pearl Ring', ar: 'خاتم قمر بلؤلؤة بيضاء' },
    description: {
      en: `<p>A single white pearl stands on a slim rounded band, held in a shallow cup between two small gold beads. Seen from the side it looks like a moon resting on a bowl, hence the name; from above you see only the pearl.</p><p>It is a shell pearl, a bead of ground mother-of-pearl under a lacquered skin, and a little heavier in the hand than glass. It rises 10 mm above the finger, so it belongs to evenings, visits and Eid mornings more than to typing or kneading dough. Our sizes are the inner diameter in millimeters: measure a ring you own across the inside.</p><ul><li>Gold-plated brass, 1 micron; band 2.5 mm thick</li><li>White shell pearl of 10 mm</li><li>Closed band, not adjustable</li></ul>`,
      ar: `<p>لؤلؤة بيضاء واحدة تقف على حلقة رفيعة مستديرة الحواف، في كأس ضحل بين حبتين ذهبيتين صغيرتين. من الجانب تشبه قمرًا مستقرًا في إناء، ومن هنا جاء الاسم، ومن الأعلى لا ترين سوى اللؤلؤة.</p><p>اللؤلؤة صدفية، أي حبة من مسحوق الصدف تحت طبقة لامعة، وهي أثقل قليلًا من الزجاج. ترتفع عن الإصبع 10 مم، لذلك هي للسهرات والزيارات وصباح العيد أكثر منها للكتابة على الكمبيوتر أو العجن. المقاسات هي القطر الداخلي بالملليمتر: قيسي خاتمًا لديكِ من الداخل.</p><ul><li>نحاس مطلي بالذهب بسماكة 1 ميكرون، وسُمك الحلقة 2.5 مم</li><li>لؤلؤة صدفية بيضاء 10 مم</li><li>الحلقة مغلقة وغير قابلة للتعديل</li></ul>`,
    },
    metaDescription: {
      en: 'Slim gold-plated ring with one 10 mm white shell pearl between two small beads. Sizes 16, 17 and 18, given as the inner diameter in mm.',
      ar: 'خاتم رفيع مطلي بالذهب بلؤلؤة صدفية بيضاء 10 مم بين حبتين ذهبيتين. متوفر بمقاسات 16 و17 و18 مم حسب القطر الداخلي.',
    },
    keywords: {
      en: 'pearl ring, gold ring, white pearl, occasion ring, shell pearl',
      ar: 'خاتم لؤلؤ, خاتم ذهبي, لؤلؤ أبيض, خاتم مناسبات, لؤلؤ صدفي',
    },
    category: 'rings',
    brand: 'Lulua',
    type: 'jewelry',
    price: 640,
    colors: ['white-pearl'],
    sizes: ['16', '17', '18'],
    stock: 9,
    stockOf: { '/18': 0 },
    attributes: [
      {
        name: { en: 'Metal', ar: 'المعدن' },
        value: { en: 'Gold-plated brass, 1 micron', ar: 'نحاس مطلي بالذهب، 1 ميكرون' },
      },
      {
        name: { en: 'Pearl', ar: 'اللؤلؤ' },
        value: { en: 'Shell pearl, 10 mm', ar: 'لؤلؤ صدفي، 10 مم' },
      },
      {
        name: { en: 'Sizes', ar: 'المقاسات' },
        value: { en: 'Inner diameter in mm', ar: 'القطر الداخلي بالملليمتر' },
      },
      { name: { en: 'Band', ar: 'الحلقة' }, value: { en: 'Rounded, 2.5 mm', ar: 'مستديرة، 2.5 مم' } },
      {
        name: { en: 'Care', ar: 'العناية' },
        value: {
          en: 'Take off before ablution and hand cream',
          ar: 'يُخلع قبل الوضوء وكريم اليدين',
        },
      },
    ],
    tags: ['occasion'],
    reviews: [
      {
        rating: 4,
        name: 'Toqa Emad',
        daysAgo: 17,
        review: {
          en: 'Elegant on the hand. It stands quite high and catches on knitwear, so not for every day.',
          ar: 'أنيق في اليد. مرتفع بعض الشيء ويعلق بالتريكو، فليس لكل يوم.',
        },
      },
      {
        rating: 5,
        name: 'Suzan Ghaly',
        daysAgo: 54,
        fit: 'true',
        review: {
          en: 'Measured an old ring as they explain and 17 was right the first time.',
          ar: 'قست خاتمًا قديمًا كما شرحوا، وجاء مقاس 17 مضبوطًا من أول مرة.',
        },
      },
      {
        rating: 3,
        name: 'Abeer Kamel',
        daysAgo: 95,
        review: {
          en: 'Nice pearl, but the gold inside the band became lighter after three months of daily wear.',
          ar: 'اللؤلؤة جميلة، لكن الذهبي داخل الحلقة بهت بعد ثلاثة أشهر من اللبس اليومي.',
        },
      },
    ],
  },
  {
    slug: 'hams-rose-pearl-ring',
    look: 'ring-pearl',
    title: { en: 'Hams Rose Pearl Ring', ar: 'خاتم همس بلؤلؤة وردية' },
    description: {
      en: `<p>Hams means whisper, and the blush of this pearl is about that loud. On the hand it reads as a warm neutral, between ivory and peach, with polished gold underneath doing the talking.</p><p>The band is round in section, with no edge to dig in when the fingers close. Two gold beads flank the setting and keep the pearl from knocking against a neighbouring ring. It sits steadily on the middle finger; for a slimmer one take a size down, since the pearl makes the ring inclined to turn. Try it beside the Wajd hoops, made with the same rose pearl.</p><ul><li>Inner diameters of 16, 17 and 18 mm</li><li>Rose glass pearl, 10 mm, set on a peg and glued</li><li>Brass plated in yellow gold</li></ul>`,
      ar: `<p>اسمه «همس»، ولون لؤلؤته خافت كاسمه. في اليد يبدو لونًا محايدًا دافئًا بين العاجي والخوخي، ويبقى الذهب المصقول تحته هو الأوضح.</p><p>مقطع الحلقة مستدير بلا حواف، فتنغلق الأصابع عليه بلا ضغط. وعلى جانبي اللؤلؤة حبتان ذهبيتان تحميانها من الاحتكاك بخاتم مجاور. يستقر جيدًا في الإصبع الوسطى، ولمن أصابعها نحيفة ننصح بمقاس أصغر لأن ثقل اللؤلؤة قد يديره. جربيه مع حلق «وجد» المصنوع باللؤلؤ الوردي نفسه.</p><ul><li>القطر الداخلي 16 أو 17 أو 18 مم</li><li>لؤلؤة زجاجية وردية 10 مم مثبتة على مسمار ولاصق</li><li>نحاس مطلي بالذهب الأصفر</li></ul>`,
    },
    metaDescription: {
      en: 'Gold-plated ring with a blush glass pearl of 10 mm and a bead at each side. Rounded comfortable band in inner diameters of 16 to 18 mm.',
      ar: 'خاتم مطلي بالذهب بلؤلؤة زجاجية وردية 10 مم وحبة ذهبية على كل جانب، حلقته رفيعة ومريحة بمقاسات داخلية من 16 إلى 18 مم.',
    },
    keywords: {
      en: 'rose pearl ring, blush ring, gold ring, gift ring, pearl jewelry',
      ar: 'خاتم لؤلؤ وردي, خاتم ذهبي, خاتم هدية, إكسسوار لؤلؤ, خاتم رفيع',
    },
    category: 'rings',
    brand: 'Lulua',
    type: 'jewelry',
    price: 580,
    colors: ['rose-pearl'],
    sizes: ['16', '17', '18'],
    stock: 12,
    stockOf: { 'rose-pearl/16': 2 },
    sale: { window: 'over', percent: 15 },
    attributes: [
      {
        name: { en: 'Metal', ar: 'المعدن' },
        value: { en: 'Gold-plated brass', ar: 'نحاس مطلي بالذهب' },
      },
      {
        name: { en: 'Pearl', ar: 'اللؤلؤ' },
        value: { en: 'Rose glass pearl, 10 mm', ar: 'لؤلؤ زجاجي وردي، 10 مم' },
      },
      {
        name: { en: 'Sizes', ar: 'المقاسات' },
        value: { en: 'Inner diameter in mm', ar: 'القطر الداخلي بالملليمتر' },
      },
      {
        name: { en: 'Height', ar: 'الارتفاع' },
        value: { en: '10 mm above the finger', ar: '10 مم فوق الإصبع' },
      },
    ],
    tags: ['new-in', 'occasion'],
    reviews: [],
  },
];
