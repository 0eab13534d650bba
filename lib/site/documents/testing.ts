/** Rule of a published feed specification for a field. */
interface Rule {
  required?: true;
  /** Maximum number of values in an item; 1 by default. */
  maxCount?: number;
  maxLength?: number;
  format?: RegExp;
}

/** Raw values of an item by field. */
export type FeedFields = Record<string, string[]>;

const pricePattern = /^\d+\.\d{2} [A-Z]{3}$/;
const httpUrlPattern = /^https?:\/\/[^\s<>"{}|\\^`]+$/;
const minutePattern = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d`;
/** Rejects a start tag that is followed by an end tag. */
const noMarkupPattern = /^(?![\s\S]*<\/?[a-z][^>]*>[\s\S]*<\/)[\s\S]+$/i;

/** Rules of the Google Merchant product data specification. */
export const googleRules: Record<string, Rule> = {
  'g:id': { required: true, maxLength: 50, format: /\S/ },
  'g:item_group_id': { maxLength: 50 },
  'g:title': { required: true, maxLength: 150, format: /\S/ },
  'g:description': { required: true, maxLength: 5000, format: /\S/ },
  'g:link': { required: true, maxLength: 2000, format: httpUrlPattern },
  'g:image_link': { required: true, maxLength: 2000, format: httpUrlPattern },
  'g:additional_image_link': { maxCount: 10, maxLength: 2000, format: httpUrlPattern },
  'g:availability': { required: true, format: /^(?:in_stock|out_of_stock|preorder|backorder)$/ },
  'g:price': { required: true, format: pricePattern },
  'g:sale_price': { format: pricePattern },
  'g:sale_price_effective_date': {
    maxLength: 51,
    format: new RegExp(`^${minutePattern}[+-]\\d{4}/${minutePattern}[+-]\\d{4}$`),
  },
  'g:brand': { maxLength: 70 },
  'g:identifier_exists': { required: true, format: /^(?:yes|no)$/ },
  'g:condition': { required: true, format: /^(?:new|refurbished|used)$/ },
  'g:color': { maxLength: 100 },
  'g:size': { maxLength: 100 },
  'g:gtin': { format: /^(?:\d{8}|\d{12,14})$/ },
  'g:mpn': { maxLength: 70 },
  'g:material': { maxLength: 200 },
  'g:gender': { format: /^(?:female|male|unisex)$/ },
  'g:age_group': { format: /^(?:newborn|infant|toddler|kids|adult)$/ },
  'g:google_product_category': { format: /^\S/ },
  'g:product_type': { maxLength: 750 },
  'g:shipping': {},
  'g:country': { format: /^[A-Z]{2}$/ },
};

/** Rules of the Meta catalogue fields for commerce. */
export const metaRules: Record<string, Rule> = {
  id: { required: true, maxLength: 100, format: /\S/ },
  item_group_id: { maxLength: 100 },
  title: { required: true, maxLength: 200, format: /\S/ },
  description: { required: true, maxLength: 9999, format: noMarkupPattern },
  availability: { required: true, format: /^(?:in stock|out of stock|available for order|discontinued)$/ },
  condition: { required: true, format: /^(?:new|refurbished|used)$/ },
  price: { required: true, format: pricePattern },
  sale_price: { format: pricePattern },
  sale_price_effective_date: {
    format: new RegExp(`^${minutePattern}[+-]\\d\\d:\\d\\d/${minutePattern}[+-]\\d\\d:\\d\\d$`),
  },
  link: { required: true, format: httpUrlPattern },
  image_link: { required: true, format: httpUrlPattern },
  additional_image_link: { maxLength: 20_000, format: /^https?:\/\/[^\s,]+(?:,https?:\/\/[^\s,]+){0,19}$/ },
  brand: { required: true, maxLength: 100, format: /\S/ },
  color: { maxLength: 200 },
  size: { maxLength: 200 },
  gtin: { format: /^(?:\d{8}|\d{12,14})$/ },
  mpn: { maxLength: 100 },
  material: { maxLength: 200 },
  gender: { format: /^(?:female|male|unisex)$/ },
  age_group: { format: /^(?:newborn|infant|toddler|kids|adult)$/ },
  google_product_category: { format: /^\S/ },
  product_type: { maxLength: 750 },
  shipping: { format: /^[A-Z]{2}:[^:]*:[^:]*:\d+\.\d{2} [A-Z]{3}$/ },
};

/** Rules of a Meta language feed, which contains only translatable fields. */
export const metaLanguageRules: Record<string, Rule> = {
  ...Object.fromEntries(
    ['id', 'title', 'description', 'link', 'brand', 'color', 'size', 'material'].map((name) => [
      name,
      metaRules[name] ?? {},
    ]),
  ),
  override: { required: true, format: /^[a-z]{2}_[A-Z]{2}$/ },
};

/** Returns the violations of an item; fields without a rule are violations, too. */
export function feedErrors(item: FeedFields, rules: Record<string, Rule>): string[] {
  const unknownFields = Object.keys(item).filter((name) => !(name in rules));
  const errors = unknownFields.map((name) => `${name} is not a field`);
  for (const [
    name,
    { required, maxCount = 1, maxLength = Number.POSITIVE_INFINITY, format },
  ] of Object.entries(rules)) {
    const values = (item[name] ?? []).filter((value) => value !== '');
    if (required && values.length === 0) errors.push(`${name} is missing`);
    if (values.length > maxCount) errors.push(`${name} has too many values`);
    for (const value of values) {
      if ([...value].length > maxLength) errors.push(`${name} is too long`);
      if (format && !format.test(value)) errors.push(`${name}: ${value.slice(0, 200)}`);
    }
  }
  const [regularPrice] = item['g:price'] ?? item.price ?? [];
  const [salePrice] = item['g:sale_price'] ?? item.sale_price ?? [];
  if (regularPrice && salePrice && Number.parseFloat(salePrice) >= Number.parseFloat(regularPrice))
    errors.push('the sale does not lower the price');
  return errors;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Parses the items of a Google feed or a part of one. Throws when the XML is not well-formed. */
export function parseGoogleFeed(feed: string): FeedFields[] {
  const xml = feed.replace(/^<\?xml [^<>]*\?>/, '');
  const items: FeedFields[] = [];
  const openTags: string[] = [];
  const tokenPattern = /<(\/?)([a-z_:]+)(?: [^<>]*)?>|([^<>]+)/gy;
  let parsedLength = 0;
  for (const match of xml.matchAll(tokenPattern)) {
    parsedLength = match.index + match[0].length;
    const [, slash, name = '', text] = match;
    if (text !== undefined) {
      const field = openTags.at(-1) ?? '';
      const item = items.at(-1);
      if (field.startsWith('g:') && item && text.trim() !== '') {
        item[field] = [...(item[field] ?? []), decodeEntities(text)];
      }
    } else if (slash === '/') {
      if (openTags.pop() !== name) throw new Error(`</${name}> has no start tag`);
    } else {
      openTags.push(name);
      if (name === 'item') items.push({});
      // `g:shipping` has no text, only elements; the empty value records that it is present.
      if (name === 'g:shipping') (items.at(-1) ?? {})[name] = [''];
    }
  }
  if (parsedLength !== xml.length || openTags.length > 0)
    throw new Error(`Not well-formed: ${xml.slice(parsedLength, parsedLength + 100)}`);
  // The first price is the item's; the second is that of its shipping.
  return items.map((item) => ({ ...item, 'g:price': (item['g:price'] ?? []).slice(0, 1) }));
}

function decodeEntities(text: string): string {
  return text.replace(/&(\w*);?/g, (whole, name: string) => {
    const character = entities[name];
    if (character === undefined) throw new Error(`${whole} is not an entity`);
    return character;
  });
}

/** Parses the records of a CSV file with a header (RFC 4180). Throws when it is malformed. */
export function parseCsv(csv: string): FeedFields[] {
  const rows: string[][] = [[]];
  const fieldPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  let parsedLength = 0;
  for (const match of csv.matchAll(fieldPattern)) {
    // The last line break ends a record, without a further one behind it.
    if (match.index === csv.length && rows.at(-1)?.length === 0) break;
    const [whole, quoted, unquoted = '', delimiter] = match;
    parsedLength = match.index + whole.length;
    rows.at(-1)?.push(quoted === undefined ? unquoted : quoted.replaceAll('""', '"'));
    if (delimiter === '\r\n') rows.push([]);
    if (delimiter === '') break;
  }
  if (parsedLength !== csv.length) throw new Error(`Not CSV: ${csv.slice(parsedLength, parsedLength + 100)}`);
  const [header = [], ...records] = rows.filter((row) => row.length > 0);
  return records.map((values) => {
    if (values.length !== header.length) throw new Error(`A record has ${values.length} fields`);
    return Object.fromEntries(header.map((name, index) => [name, [values[index] ?? '']]));
  });
}
