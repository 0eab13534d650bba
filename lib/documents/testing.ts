/** What a published feed specification says of a field. */
interface Rule {
  required?: true;
  /** How often the field may stand in an item; once when absent. */
  most?: number;
  longest?: number;
  format?: RegExp;
}

/** Values of an item by field, as they stand in a feed. */
export type FeedFields = Record<string, string[]>;

const price = /^\d+\.\d{2} [A-Z]{3}$/;
const address = /^https?:\/\/[^\s<>"{}|\\^`]+$/;
const time = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d`;
const noMarkup = /^(?![\s\S]*<\/?[a-z][^>]*>[\s\S]*<\/)[\s\S]+$/i;

/** Google Merchant product data specification. */
export const googleRules: Record<string, Rule> = {
  'g:id': { required: true, longest: 50, format: /\S/ },
  'g:item_group_id': { longest: 50 },
  'g:title': { required: true, longest: 150, format: /\S/ },
  'g:description': { required: true, longest: 5000, format: /\S/ },
  'g:link': { required: true, longest: 2000, format: address },
  'g:image_link': { required: true, longest: 2000, format: address },
  'g:additional_image_link': { most: 10, longest: 2000, format: address },
  'g:availability': { required: true, format: /^(?:in_stock|out_of_stock|preorder|backorder)$/ },
  'g:price': { required: true, format: price },
  'g:sale_price': { format: price },
  'g:sale_price_effective_date': { longest: 51, format: new RegExp(`^${time}[+-]\\d{4}/${time}[+-]\\d{4}$`) },
  'g:brand': { longest: 70 },
  'g:identifier_exists': { required: true, format: /^(?:yes|no)$/ },
  'g:condition': { required: true, format: /^(?:new|refurbished|used)$/ },
  'g:color': { longest: 100 },
  'g:size': { longest: 100 },
  'g:gtin': { format: /^(?:\d{8}|\d{12,14})$/ },
  'g:mpn': { longest: 70 },
  'g:material': { longest: 200 },
  'g:gender': { format: /^(?:female|male|unisex)$/ },
  'g:age_group': { format: /^(?:newborn|infant|toddler|kids|adult)$/ },
  'g:google_product_category': { format: /^\S/ },
  'g:product_type': { longest: 750 },
  'g:shipping': {},
  'g:country': { format: /^[A-Z]{2}$/ },
};

/** Meta catalogue fields for commerce. */
export const metaRules: Record<string, Rule> = {
  id: { required: true, longest: 100, format: /\S/ },
  item_group_id: { longest: 100 },
  title: { required: true, longest: 200, format: /\S/ },
  description: { required: true, longest: 9999, format: noMarkup },
  availability: { required: true, format: /^(?:in stock|out of stock|available for order|discontinued)$/ },
  condition: { required: true, format: /^(?:new|refurbished|used)$/ },
  price: { required: true, format: price },
  sale_price: { format: price },
  sale_price_effective_date: { format: new RegExp(`^${time}[+-]\\d\\d:\\d\\d/${time}[+-]\\d\\d:\\d\\d$`) },
  link: { required: true, format: address },
  image_link: { required: true, format: address },
  additional_image_link: { longest: 20_000, format: /^https?:\/\/[^\s,]+(?:,https?:\/\/[^\s,]+){0,19}$/ },
  brand: { required: true, longest: 100, format: /\S/ },
  color: { longest: 200 },
  size: { longest: 200 },
  gtin: { format: /^(?:\d{8}|\d{12,14})$/ },
  mpn: { longest: 100 },
  material: { longest: 200 },
  gender: { format: /^(?:female|male|unisex)$/ },
  age_group: { format: /^(?:newborn|infant|toddler|kids|adult)$/ },
  google_product_category: { format: /^\S/ },
  product_type: { longest: 750 },
  shipping: { format: /^[A-Z]{2}:[^:]*:[^:]*:\d+\.\d{2} [A-Z]{3}$/ },
};

/** What a language feed of a Meta catalogue may say: nothing that does not depend on the language. */
export const metaLanguageRules: Record<string, Rule> = {
  ...Object.fromEntries(
    ['id', 'title', 'description', 'link', 'brand', 'color', 'size', 'material'].map((name) => [
      name,
      metaRules[name] ?? {},
    ]),
  ),
  override: { required: true, format: /^[a-z]{2}_[A-Z]{2}$/ },
};

/** What is wrong with an item by the rules; a field without a rule is wrong too. */
export function faultsOf(item: FeedFields, rules: Record<string, Rule>): string[] {
  const unknown = Object.keys(item).filter((name) => !(name in rules));
  const faults = unknown.map((name) => `${name} is no field`);
  for (const [name, { required, most = 1, longest = Number.POSITIVE_INFINITY, format }] of Object.entries(
    rules,
  )) {
    const values = (item[name] ?? []).filter((value) => value !== '');
    if (required && values.length === 0) faults.push(`${name} is missing`);
    if (values.length > most) faults.push(`${name} is there too often`);
    for (const value of values) {
      if ([...value].length > longest) faults.push(`${name} is too long`);
      if (format && !format.test(value)) faults.push(`${name}: ${value.slice(0, 200)}`);
    }
  }
  const [usual] = item['g:price'] ?? item.price ?? [];
  const [reduced] = item['g:sale_price'] ?? item.sale_price ?? [];
  if (usual && reduced && Number.parseFloat(reduced) >= Number.parseFloat(usual))
    faults.push('the sale is not lower');
  return faults;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Items of a Google feed, or of a part of one; throws where the XML is not well-formed. */
export function readGoogleItems(feed: string): FeedFields[] {
  const xml = feed.replace(/^<\?xml [^<>]*\?>/, '');
  const items: FeedFields[] = [];
  const open: string[] = [];
  const token = /<(\/?)([a-z_:]+)(?: [^<>]*)?>|([^<>]+)/gy;
  let end = 0;
  for (const match of xml.matchAll(token)) {
    end = match.index + match[0].length;
    const [, slash, name = '', text] = match;
    if (text !== undefined) {
      const field = open.at(-1) ?? '';
      const item = items.at(-1);
      if (field.startsWith('g:') && item && text.trim() !== '') {
        item[field] = [...(item[field] ?? []), decode(text)];
      }
    } else if (slash === '/') {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      open.push(name);
      if (name === 'item') items.push({});
      if (name === 'g:shipping') (items.at(-1) ?? {})[name] = [''];
    }
  }
  if (end !== xml.length || open.length > 0) throw new Error(`Not well-formed: ${xml.slice(end, end + 100)}`);
  // The price of an item comes before that of its delivery.
  return items.map((item) => ({ ...item, 'g:price': (item['g:price'] ?? []).slice(0, 1) }));
}

function decode(text: string): string {
  return text.replace(/&(\w*);?/g, (whole, name: string) => {
    const character = entities[name];
    if (character === undefined) throw new Error(`${whole} is no entity`);
    return character;
  });
}

/** Records of a CSV file with a head (RFC 4180); throws where it is none. */
export function readCsv(csv: string): FeedFields[] {
  const rows: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  let end = 0;
  for (const match of csv.matchAll(field)) {
    if (match.index === csv.length && rows.at(-1)?.length === 0) break;
    const [whole, quoted, plain = '', after] = match;
    end = match.index + whole.length;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (after === '\r\n') rows.push([]);
    if (after === '') break;
  }
  if (end !== csv.length) throw new Error(`No CSV: ${csv.slice(end, end + 100)}`);
  const [head = [], ...records] = rows.filter((row) => row.length > 0);
  return records.map((values) => {
    if (values.length !== head.length) throw new Error(`A record has ${values.length} fields`);
    return Object.fromEntries(head.map((name, index) => [name, [values[index] ?? '']]));
  });
}
