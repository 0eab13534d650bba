import { foldedWords } from './fold.ts';

/** What one kind of thing is called from Cairo to the Gulf, and in British and American English. */
const groups = [
  'حلق حلقان قرط أقراط تراجي',
  'جيبة جيبات تنورة تنانير',
  'بنطلون بناطيل بنطال سروال',
  'طرحة طرح شيلة حجاب وشاح إيشارب',
  'بالطو بالطوهات معطف',
  'جاكيت جاكيتات سترة',
  'بلوفر كنزة',
  'قفطان قفاطين جلابية دراعة',
  'سلسلة سلاسل عقد قلادة',
  'روج حمرة',
  'موبايل موبايلات جوال هاتف',
  'عباية عبايات عباءة عباءات',
  'pants trousers',
  'jumper sweater pullover',
  'hijab scarf shawl',
  'jewelry jewellery',
].map((group) => foldedWords(group));

const kin = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)));

/** The folded words together with what else people call the same things. */
export function withSynonyms(words: Iterable<string>): Set<string> {
  return new Set([...words].flatMap((word) => [word, ...(kin.get(word) ?? [])]));
}
