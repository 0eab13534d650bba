import type { LocalizedText, SourceProduct } from './types.ts';

/** Value of a filterable attribute. */
export interface AttributeValue {
  /** Name in filters, the same in every language. */
  attribute: 'fabric';
  value: LocalizedText;
}

/** For each filterable attribute, the English name, in lower case, of the product attribute that is searched for its values. */
const searchedAttributeNames: Record<AttributeValue['attribute'], string> = { fabric: 'fabric' };

const fabric = (en: string, ar: string): AttributeValue => ({ attribute: 'fabric', value: { en, ar } });

/** Filterable attribute values besides colour, size and brand, in display order. */
export const attributeValues: AttributeValue[] = [
  fabric('Crepe', 'كريب'),
  fabric('Satin', 'ساتان'),
  fabric('Twill', 'تويل'),
  fabric('Gabardine', 'جبردين'),
  fabric('Cotton', 'قطن'),
  fabric('Linen', 'كتان'),
  fabric('Wool', 'صوف'),
  fabric('Viscose', 'فيسكوز'),
  fabric('Lyocell', 'ليوسيل'),
  fabric('Polyester', 'بوليستر'),
];

/** Returns for each attribute the value that occurs first in the product's text: '52% linen, 48% cotton' is Linen. */
export function attributeValuesOf({ attributes }: Pick<SourceProduct, 'attributes'>): AttributeValue[] {
  return (Object.keys(searchedAttributeNames) as AttributeValue['attribute'][]).flatMap((attribute) => {
    const text =
      attributes.find(({ name }) => name.en.toLowerCase() === searchedAttributeNames[attribute])?.value.en ??
      '';
    const matches = attributeValues
      .filter((candidate) => candidate.attribute === attribute)
      .map((candidate) => ({
        candidate,
        index: text.toLowerCase().indexOf(candidate.value.en.toLowerCase()),
      }))
      .filter(({ index }) => index >= 0);
    return matches
      .sort((a, b) => a.index - b.index)
      .slice(0, 1)
      .map(({ candidate }) => candidate);
  });
}
