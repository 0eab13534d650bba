import { browserSettings } from '../../platform/settings/browser-settings.ts';

/** Governorates of Egypt; `key` is the message key, `name` the value that the API stores. */
export const governorates = [
  { key: 'cairo', name: 'Cairo' },
  { key: 'giza', name: 'Giza' },
  { key: 'alexandria', name: 'Alexandria' },
  { key: 'qalyubia', name: 'Qalyubia' },
  { key: 'sharqia', name: 'Sharqia' },
  { key: 'dakahlia', name: 'Dakahlia' },
  { key: 'beheira', name: 'Beheira' },
  { key: 'minya', name: 'Minya' },
  { key: 'gharbia', name: 'Gharbia' },
  { key: 'sohag', name: 'Sohag' },
  { key: 'asyut', name: 'Asyut' },
  { key: 'monufia', name: 'Monufia' },
  { key: 'faiyum', name: 'Faiyum' },
  { key: 'kafr-el-sheikh', name: 'Kafr El Sheikh' },
  { key: 'qena', name: 'Qena' },
  { key: 'beni-suef', name: 'Beni Suef' },
  { key: 'aswan', name: 'Aswan' },
  { key: 'damietta', name: 'Damietta' },
  { key: 'ismailia', name: 'Ismailia' },
  { key: 'luxor', name: 'Luxor' },
  { key: 'port-said', name: 'Port Said' },
  { key: 'suez', name: 'Suez' },
  { key: 'matrouh', name: 'Matrouh' },
  { key: 'north-sinai', name: 'North Sinai' },
  { key: 'red-sea', name: 'Red Sea' },
  { key: 'new-valley', name: 'New Valley' },
  { key: 'south-sinai', name: 'South Sinai' },
] as const;

export type GovernorateKey = (typeof governorates)[number]['key'];

/** Country of the governorates above; in other countries regions are free text. */
export const governoratesCountry = 'EG';

/** ISO 3166-1 alpha-2 codes of all countries. */
const allCountryCodes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

/** Returns the name of a country in a language; the code itself when unknown. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Returns countries sorted by name in a language, with the country of `firstCode` at the top. */
export function countries(
  locale: string,
  firstCode: string,
  countryCodes: readonly string[] = allCountryCodes,
): { code: string; name: string }[] {
  const { compare } = new Intl.Collator(locale);
  const namedCountries = countryCodes.map((code) => ({ code, name: countryName(code, locale) }));
  const rank = (code: string) => (code === firstCode ? 0 : 1);
  return namedCountries.sort((a, b) => rank(a.code) - rank(b.code) || compare(a.name, b.name));
}

/** Returns the message key of a governorate; null outside Egypt or when unknown. */
export function governorateKey(country: string, governorate: string): GovernorateKey | null {
  if (country !== governoratesCountry) return null;
  return governorates.find(({ name }) => name === governorate)?.key ?? null;
}

/** Returns the codes of the countries that the shop delivers to; undefined when it delivers to all. */
export function deliveryCountryCodes(): string[] | undefined {
  return browserSettings().deliverTo;
}

/** Returns the first of the delivery countries; Egypt when the shop delivers to all. */
export function homeCountry(): string {
  return deliveryCountryCodes()?.[0] ?? governoratesCountry;
}

/** Returns a country if the shop delivers to it, else the home country. */
export function deliverableCountry(country: string): string {
  const codes = deliveryCountryCodes();
  // '' means that no country is chosen.
  const isDeliverable = codes === undefined ? country !== '' : codes.includes(country);
  return isDeliverable ? country : homeCountry();
}
