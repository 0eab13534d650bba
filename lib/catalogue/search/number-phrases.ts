import { parseDecimal } from '../../../contract/typed-text.ts';
import { westernDigits } from '../../../contract/western-digits.ts';
import { letterSizePattern } from '../product/letter-size.ts';

/*
 * Parts of the pattern of a number with its words, each the source of a regular expression. The pattern is case-insensitive; Arabic digits
 * are converted before it is applied.
 */
const currency =
  '(?:egp|sar|aed|kwd|qar|bhd|omr|jod|usd|[£$€]|l\\.?e\\.?|pounds?|riyals?|dirhams?|dinars?|dollars?|جنيه(?:ات|ا)?|ج\\.م\\.?|ريال(?:ات|ا)?|ر\\.س\\.?|درهم(?:ا)?|دراهم|دينار(?:ا)?|دنانير|دولار(?:ات|ا)?)';
const thousands = 'k|[أا]لف|آلاف|الاف';
/** Units of measure: a number before one of them is neither a price nor a size. */
const units =
  '(?:ml|l|mm|cm|m|met(?:er|re)s?|inch(?:es)?|g|kg|gb|tb|mah|w|years?|yrs?|months?|مل|سم|مم|م|متر|أمتار|جرام|جم|كجم|جيجا|سنة|سنوات|سنين|شهر|شهور|أشهر|عاما)(?!\\p{L})|[%٪]';
/** Digits with separators of thousands, and up to three decimals. */
const number = '\\d[\\d,٬]*(?:[.٫]\\d{1,3})?';
/** Rejects a number that continues in a word or a longer number, and one with a unit of measure. */
const numberEnd = `(?![\\p{L}\\p{N}]|[.,٬٫]\\d)(?!\\s*(?:${units}))`;
/**
 * Amount with an optional currency before or after it. The groups `{name}Currency` (before), `{name}Thousands` and `{name}Money` (a
 * currency after it) each make the amount a price.
 * @param name name of the group of the digits
 */
const amount = (name: string) =>
  `(?:(?<${name}Currency>${currency})\\s*)?(?<${name}>${number})(?:\\s*(?<${name}Thousands>${thousands})(?!\\p{L}))?(?:\\s*(?<${name}Money>${currency})(?!\\p{L}))?${numberEnd}`;

/** Words beside which a number is a measure of the garment or the body. Only a limit with a currency, as in `under 500 EGP`, is a price. */
const measure =
  '(?:sizes?|sz|eu|lengths?|height|bust|chest|waist|hips?|(?:ال|ب|وب)?(?:مقاس|مقاسات|قياس|نمرة|طول)|مقاسي|طولي|الصدر|صدر|الخصر|خصر|الوزن|وزن)';
const below =
  'under|below|(?:less|cheaper|lower|no more|not more) than|up to|at most|أقل من|اقل من|[أا]رخص من|تحت|لحد|حتى|لا يزيد عن|لا يتجاوز';
const above =
  'over|above|(?:more|higher|no less|not less) than|at least|[أا]ك[ثت]ر من|[أا]على من|[أا]غلى من|فوق|لا يقل عن';
const from = 'from|since|من';
const to = '(?:to|until|till|[-–—]|[إا]لى|لـ?)';

const wordStart = '(?<![\\p{L}\\p{N}])';
const priceWord = '(?:(?<priceWord>priced?|for|السعر|بسعر|سعر)\\s+)?';
/** Ranges without their upper end. The group of the lower end has another name in each, because names must be unique in the pattern. */
const range = [
  `between\\s+${amount('between')}\\s*(?:and|to|[-–])`,
  `from\\s+${amount('from')}\\s*${to}`,
  `(?:ما\\s+)?بين\\s+${amount('arBetween')}\\s*(?:و|[إا]لى|[-–])`,
  `من\\s+${amount('arFrom')}\\s*${to}`,
].join('|');
/** A range, or a lower or an upper limit. The Arabic prefix ب means "at". The group `since` is a lower limit after a word of `from`. */
const rangeOrLimit = [
  `(?:${range})\\s*${amount('high')}`,
  `(?:ب)?(?:${below})\\s+${amount('below')}`,
  `(?:ب)?(?:${above})\\s+${amount('above')}`,
  `(?:${from})\\s+${amount('since')}`,
].join('|');
/** A size or a range of sizes, which counts only beside a word such as "size". */
const sizes = `(?:(?:${from}|between|بين)\\s+)?(?:(?<size>${number})(?:\\s*(?:${to}|and|و)\\s*(?<sizeEnd>${number}))?${numberEnd}|(?<letters>${letterSizePattern})(?![\\p{L}\\p{N}]))`;

const phrasePattern = new RegExp(
  `${wordStart}(?:(?<measureBefore>${measure})\\s*:?\\s*)?${priceWord}(?:${rangeOrLimit}|${sizes})(?:\\s*(?<measureAfter>${measure})(?!\\p{L}))?`,
  'giu',
);
/** Years of collections, as in 'dress from 2025'. */
const [minYear, maxYear] = [2015, 2039];
/** Words for children: in a search with one of them, a small number without a unit is an age or a child's size. */
const childWords =
  /(?<!\p{L})(?:girls?|boys?|kids?|child(?:ren)?|baby|babies|toddlers?|(?:ال|لل)?(?:بنات|بناتي|بنت|أولاد|اولاد|ولد|أطفال|اطفال|طفل|طفلة|رضع|مواليد))(?!\p{L})/iu;
const maxAge = 18;

/** A number, or a range of numbers, with the words beside it. */
export interface NumberPhrase {
  /** `neither` for an age, a year, and a number beside which no word shows what it is. */
  kind: 'price' | 'size' | 'price or size' | 'neither';
  /** Limits, both inclusive; null where open-ended. */
  low: number | null;
  high: number | null;
  /** Size in letters; null for numbers. */
  letters: string | null;
  /** Position in the text; `end` is exclusive. */
  start: number;
  end: number;
}

/** Finds the numbers of a search text in English or Arabic, in their order, each with its kind. */
export function findNumberPhrases(text: string): NumberPhrase[] {
  // Converting digits keeps their positions.
  return [...westernDigits(text).matchAll(phrasePattern)].map((match) => {
    const groups = match.groups ?? {};
    const firstAmount = (...names: string[]): number | null =>
      names
        .map((name) => readAmount(groups[name], groups[`${name}Thousands`]))
        .find((value) => value !== null) ?? null;
    // A single size is both limits.
    const low = firstAmount('since', 'between', 'from', 'arBetween', 'arFrom', 'above', 'size');
    const high = firstAmount('high', 'below', 'sizeEnd', 'size');
    return {
      kind: kindOf(groups, text, [low, high]),
      low,
      high,
      letters: groups.letters ?? null,
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

/** Returns the kind of a phrase from the groups of the pattern that matched. Without a word such as "under" or "between", a phrase is bare. */
function kindOf(
  groups: Record<string, string | undefined>,
  text: string,
  limits: (number | null)[],
): NumberPhrase['kind'] {
  const hasGroup = (namePattern: RegExp) =>
    Object.entries(groups).some(([name, found]) => found !== undefined && namePattern.test(name));
  const hasMeasure = hasGroup(/^measure/);
  const hasMoney = hasGroup(/(?:Currency|Money|Thousands|^priceWord)$/);
  const isBare = groups.size !== undefined || groups.letters !== undefined;
  if (hasMeasure) return isBare || !hasMoney ? 'size' : 'price';
  if (isBare) return 'neither';
  if (hasMoney) return 'price';
  const statedLimits = limits.filter((value) => value !== null);
  const isRange = statedLimits.length === 2;
  const areYears =
    statedLimits.length > 0 &&
    statedLimits.every((value) => Number.isInteger(value) && value >= minYear && value <= maxYear);
  if (areYears && (groups.since !== undefined || isRange)) return 'neither';
  if (childWords.test(text) && statedLimits.every((value) => value <= maxAge))
    return isRange ? 'size' : 'neither';
  return isRange ? 'price or size' : 'price';
}

function readAmount(digits: string | undefined, thousandsWord: string | undefined): number | null {
  const value = digits === undefined ? null : parseDecimal(digits);
  return value !== null && thousandsWord !== undefined ? value * 1000 : value;
}
