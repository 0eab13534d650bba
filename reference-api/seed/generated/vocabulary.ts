import type { LocalizedText } from '../../catalogue/types.ts';

/** Parses `English=Arabic` pairs, separated by `|`. */
function parsePairs(text: string): LocalizedText[] {
  return text.split('|').map((pair) => {
    const [en = '', ar = ''] = pair.split('=');
    return { en: en.trim(), ar: ar.trim() };
  });
}

/** Product names. */
export const names =
  parsePairs(`Amal=أمل|Noor=نور|Salma=سلمى|Yasmin=ياسمين|Layan=ليان|Reem=ريم|Dana=دانة|Hala=هالة|Mariam=مريم|
Farah=فرح|Jana=جنى|Lina=لينا|Rana=رنا|Sama=سما|Tala=تالا|Warda=وردة|Zahra=زهرة|Asma=أسماء|Basma=بسمة|Dalia=داليا|
Eman=إيمان|Fairuz=فيروز|Ghada=غادة|Habiba=حبيبة|Inas=إيناس|Judy=جودي|Karima=كريمة|Lubna=لبنى|Malak=ملك|Nada=ندى|
Ola=علا|Qamar=قمر|Rahma=رحمة|Shahd=شهد|Thuraya=ثريا|Wafa=وفاء|Yara=يارا|Zaina=زينة|Abeer=عبير|Badria=بدرية|
Doaa=دعاء|Esraa=إسراء|Fatima=فاطمة|Ghazal=غزل|Hanan=حنان|Iman=إيمانة|Jouri=جوري|Khadija=خديجة|Lamar=لمار|Manal=منال|
Nesma=نسمة|Rawan=روان|Sahar=سحر|Tasneem=تسنيم|Wisal=وصال|Yusra=يسرى|Zumurrud=زمرد|Aseel=أسيل|Bushra=بشرى|Dima=ديمة|
Fajr=فجر|Ghaith=غيث|Huda=هدى|Jumana=جمانة|Kenza=كنزة|Lulwa=لولوة|Maysa=ميساء|Najma=نجمة|Rand=رند|Sidra=سدرة|
Toka=تقى|Widad=وداد|Yaqeen=يقين|Arwa=أروى|Celine=سيلين|Durra=درة|Firdaus=فردوس|Hayat=حياة|Kawthar=كوثر|Mayar=ميار`);

/** Styles of garments. */
export const cuts =
  parsePairs(`Relaxed-Cut=بقَصّة مريحة|Flared=بقَصّة واسعة|Straight-Cut=بقَصّة مستقيمة|Pleated=بكسرات دقيقة|
Embroidered=بتطريز يدوي|Belted=بحزام من القماش|Layered=بطبقتين|Bishop-Sleeve=بأكمام منفوخة|Piped=بخط رفيع على الحافة|
Pocketed=بجيوب جانبية|Lined=ببطانة كاملة|Light-Weight=بوزن خفيف|Winter-Weight=بوزن شتوي|Textured=بملمس بارز|
Scalloped=بحافة متموجة|Button-Cuff=بأساور بأزرار|Tonal-Stitch=بخياطة ظاهرة|Wide-Hem=بحافة عريضة|Soft-Drape=بانسدال ناعم|
Travel=بقماش لا يتجعد`);

/** Styles of other products. */
export const uses =
  parsePairs(`Everyday=لكل يوم|Evening=للمساء|Gift=في علبة هدية|Signature=بتوقيع الدار|Limited=بعدد محدود|Travel-Size=للسفر|
Bridal=للعروس|Festive=للأعياد|Desk=للمكتب|Weekend=لعطلة الأسبوع|Classic=بطابع كلاسيكي|Modern=بطابع عصري|Soft=بلمسة ناعمة|
Refined=بلمسة راقية|Essential=من الأساسيات|Summer=للصيف|Winter=للشتاء|Spring=للربيع|Autumn=للخريف|Anniversary=للذكرى`);

/** Collection names. */
export const collections =
  parsePairs(`Oasis=الواحة|Nile=النيل|Siwa=سيوة|Sinai=سيناء|Luxor=الأقصر|Aswan=أسوان|Rosetta=رشيد|Fayoum=الفيوم|
Levant=الشام|Andalus=الأندلس|Damask=دمشق|Muscat=مسقط|Nizwa=نزوى|Taif=الطائف|Najd=نجد|Hejaz=الحجاز|Petra=البتراء|
Carthage=قرطاج|Fez=فاس|Atlas=الأطلس|Marina=المارينا|Zamalek=الزمالك|Corniche=الكورنيش|Citadel=القلعة|Lantern=الفانوس|
Crescent=الهلال|Dawn=الشروق|Dusk=الغروب|Breeze=النسيم|Monsoon=المطر|Saffron=الزعفران|Cardamom=الهيل|Henna=الحناء|
Oud=العود|Amberglow=الكهرمان|Papyrus=البردي|Mosaic=الفسيفساء|Arabesque=الأرابيسك|Mashrabiya=المشربية|Palm=النخيل`);

/** Nouns by image set (`look`). */
export const nouns: Record<string, LocalizedText> = {
  'abaya-closed': { en: 'Closed Abaya', ar: 'عباية مقفولة' },
  'abaya-open': { en: 'Open Abaya', ar: 'عباية مفتوحة' },
  'coat-long': { en: 'Long Coat', ar: 'بالطو طويل' },
  'dress-aline': { en: 'A-Line Dress', ar: 'فستان كلوش' },
  'dress-gathered': { en: 'Gathered Dress', ar: 'فستان بكشكشة' },
  earbuds: { en: 'Wireless Earbuds', ar: 'سماعات أذن لاسلكية' },
  'earrings-pearl': { en: 'Pearl Earrings', ar: 'حلق لؤلؤ' },
  headphones: { en: 'Over-Ear Headphones', ar: 'سماعات رأس' },
  'hijab-satin': { en: 'Satin Hijab', ar: 'طرحة ساتان' },
  'hijab-wrap': { en: 'Crepe Hijab', ar: 'طرحة كريب' },
  'jacket-cropped': { en: 'Cropped Jacket', ar: 'جاكيت قصير' },
  'jumper-knit': { en: 'Knit Jumper', ar: 'بلوفر تريكو' },
  kaftan: { en: 'Kaftan', ar: 'قفطان' },
  lipstick: { en: 'Lipstick', ar: 'أحمر شفاه' },
  'necklace-pearl': { en: 'Pearl Necklace', ar: 'سلسلة لؤلؤ' },
  'trousers-wide': { en: 'Palazzo Pants', ar: 'بنطلون بلازو' },
  perfume: { en: 'Eau de Parfum', ar: 'عطر' },
  phone: { en: 'Smartphone', ar: 'موبايل' },
  'ring-pearl': { en: 'Pearl Ring', ar: 'خاتم لؤلؤ' },
  serum: { en: 'Face Serum', ar: 'سيروم للوجه' },
  'skirt-bell': { en: 'Bell Skirt', ar: 'جيبة كلوش' },
  'skirt-satin': { en: 'Satin Skirt', ar: 'جيبة ساتان' },
  'tunic-placket': { en: 'Placket Tunic', ar: 'تونيك طويل' },
  'veil-cape': { en: 'Cape Veil', ar: 'خمار' },
};
