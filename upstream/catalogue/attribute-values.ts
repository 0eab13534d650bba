import type { SourceProduct, Text } from './types.ts';

/** A word by which products are found that have it in an attribute. */
export interface AttributeValue {
  /** As filters name it, in every language. */
  attribute: 'fabric';
  value: Text;
}

/** English names of the attributes, in small letters, as products have them. */
const sources: Record<AttributeValue['attribute'], string> = { fabric: 'fabric' };

const fabric = (en: string, ar: string): AttributeValue => ({ attribute: 'fabric', value: { en, ar } });

/** What products can be narrowed by besides colour, size and brand, in the order it is offered in. */
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

/** Of each attribute the value that a product's own words name first: '52% linen, 48% cotton' is linen. */
export function attributeValuesOf({ attributes }: Pick<SourceProduct, 'attributes'>): AttributeValue[] {
  return (Object.keys(sources) as AttributeValue['attribute'][]).flatMap((attribute) => {
    const text = attributes.find(({ name }) => name.en.toLowerCase() === sources[attribute])?.value.en ?? '';
    const places = attributeValues
      .filter((one) => one.attribute === attribute)
      .map((one) => ({ one, place: text.toLowerCase().indexOf(one.value.en.toLowerCase()) }))
      .filter(({ place }) => place >= 0);
    return places
      .sort((one, other) => one.place - other.place)
      .slice(0, 1)
      .map(({ one }) => one);
  });
}
