/** Search text without its price limits, and the limits in currency units; a limit that is not stated is null. */
export interface ExtractedPriceLimits {
  text: string;
  minPrice: number | null;
  maxPrice: number | null;
}

/*
 * Parts of the pattern of a price limit, each the source of a regular expression. The pattern is case-insensitive; Arabic digits are
 * converted before it is applied.
 */
const currency =
  '(?:egp|sar|aed|kwd|qar|usd|[£$]|l\\.?e\\.?|pounds?|riyals?|dirhams?|dollars?|جنيه(?:ات|ا)?|ج\\.م\\.?|ريال(?:ات|ا)?|ر\\.س\\.?|درهم(?:ا)?|دراهم|دولار(?:ات|ا)?)';
const thousands = 'k|[أا]لف|آلاف|الاف';
/** Units of measure: a number before one of them is not a price. */
const units =
  '(?:ml|l|mm|cm|m|inch(?:es)?|g|kg|gb|tb|mah|w|years?|مل|سم|مم|م|جرام|جم|كجم|جيجا|سنة|سنوات)(?!\\p{L})|[%٪]';
const number = '\\d[\\d,٬]*(?:[.٫]\\d{1,2})?';
/** Rejects a number that continues in a word or a longer number, and one with a unit of measure. */
const amountEnd = `(?![\\p{L}\\p{N}]|[.,٬٫]\\d)(?!\\s*(?:${units}))`;
/** Amount with an optional currency on either side; its groups are `name` and `nameThousands`. */
const amount = (name: string) =>
  `(?:${currency}\\s*)?(?<${name}>${number})(?:\\s*(?<${name}Thousands>${thousands})(?!\\p{L}))?(?:\\s*${currency})?${amountEnd}`;

const below =
  'under|below|(?:less|cheaper|lower|no more|not more) than|up to|at most|أقل من|اقل من|[أا]رخص من|تحت|لحد|حتى|لا يزيد عن|لا يتجاوز';
const above =
  'over|above|(?:more|higher|no less|not less) than|at least|from|[أا]ك[ثت]ر من|[أا]على من|[أا]غلى من|فوق|لا يقل عن';
/** Ranges up to their upper end. The group of the lower end has another name in each, because names must be unique in the pattern. */
const between = `between\\s+${amount('low')}\\s*(?:and|to|[-–])`;
const fromTo = `from\\s+${amount('from')}\\s*(?:to|[-–])`;
const betweenArabic = `(?:ما\\s+)?بين\\s+${amount('arLow')}\\s*(?:و|[إا]لى|[-–])`;
const fromToArabic = `من\\s+${amount('arFrom')}\\s*(?:[إا]لى|لـ?|[-–])`;

const wordStart = '(?<![\\p{L}\\p{N}])';
const priceWord = '(?:(?:priced?|for|السعر|بسعر|سعر)\\s+)?';
const range = `(?:${between}|${fromTo}|${betweenArabic}|${fromToArabic})\\s*${amount('high')}`;
const maximum = `(?:ب)?(?:${below})\\s+${amount('below')}`;
const minimum = `(?:ب)?(?:${above})\\s+${amount('above')}`;

const priceLimitPattern = new RegExp(`${wordStart}${priceWord}(?:${range}|${maximum}|${minimum})`, 'giu');

/**
 * Extracts price limits from a search text in English or Arabic: 'dress under 1500', 'عباية بين ٥٠٠ و١٠٠٠'. Returns null for
 * a text without any.
 */
export function extractPriceLimits(text: string): ExtractedPriceLimits | null {
  // A digit is replaced by one character, so that positions in both texts are the same. The low four bits of its code are its value.
  const westernText = text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  const matches = [...westernText.matchAll(priceLimitPattern)];
  if (matches.length === 0) return null;
  let minPrice: number | null = null;
  let maxPrice: number | null = null;
  let remainingText = '';
  let end = 0;
  for (const match of matches) {
    const groups = match.groups ?? {};
    const price = (name: string) => parseAmount(groups[name], groups[`${name}Thousands`]);
    minPrice =
      price('low') ?? price('from') ?? price('arLow') ?? price('arFrom') ?? price('above') ?? minPrice;
    maxPrice = price('high') ?? price('below') ?? maxPrice;
    remainingText += `${text.slice(end, match.index)} `;
    end = match.index + match[0].length;
  }
  remainingText += text.slice(end);
  return { text: remainingText.replace(/\s+/g, ' ').replace(/^[\s,،]+|[\s,،]+$/g, ''), minPrice, maxPrice };
}

/** Turns the prices in the search text of a listing's query into its price filter; null when there are none. */
export function withPriceFilter(query: URLSearchParams): URLSearchParams | null {
  const limits = extractPriceLimits(query.get('searchText') ?? '');
  if (limits === null) return null;
  const changed = new URLSearchParams(query);
  const values = {
    searchText: limits.text || null,
    minPrice: limits.minPrice,
    maxPrice: limits.maxPrice,
    page: null,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) changed.delete(name);
    else changed.set(name, String(value));
  }
  return changed;
}

function parseAmount(digits: string | undefined, thousandsWord: string | undefined): number | null {
  if (digits === undefined) return null;
  const value = Number(digits.replace(/[,٬]/g, '').replace('٫', '.'));
  return thousandsWord === undefined ? value : value * 1000;
}
