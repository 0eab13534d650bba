import { foldedWords } from './fold.ts';

/** Synonyms: Arabic from Egypt to the Gulf, British and American English. */
const synonymGroups = [
  'حلق حلقان قرط أقراط تراجي',
  'جيبة جيبات تنورة تنانير',
  'بنطلون بناطيل بنطال سروال',
  'طرحة طرح شيلة شيل حجاب وشاح إيشارب شال',
  'بالطو بالطوهات معطف',
  'جاكيت جاكيتات سترة',
  'بلوفر كنزة سويتر',
  'قفطان قفاطين جلابية جلابيات دراعة مخور',
  'سلسلة سلاسل عقد قلادة سنسال',
  'روج حمرة',
  'موبايل موبايلات جوال هاتف',
  'عباية عبايات عباءة عباءات جلباب بشت',
  'فستان فساتين ثوب أثواب',
  'بلوزة بلوزات بلايز',
  'خاتم خواتم محبس دبلة',
  'إكسسوارات مجوهرات حلي',
  'خمار خمارات إسدال جلال',
  'عطر عطور برفان بارفان',
  'مكياج ميكب ماكياج',
  'pants trousers',
  'jumper sweater pullover',
  'hijab scarf shawl headscarf shayla',
  'jewelry jewellery',
  'kaftan caftan',
  'grey gray',
  'phone mobile smartphone',
].map((group) => foldedWords(group));

const synonymsByWord = new Map(synonymGroups.flatMap((group) => group.map((word) => [word, group] as const)));

/** Adds the synonyms of folded words. */
export function withSynonyms(words: Iterable<string>): Set<string> {
  return new Set([...words].flatMap((word) => [word, ...(synonymsByWord.get(word) ?? [])]));
}
