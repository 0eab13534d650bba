/** Maximum lengths of text that people type, for schemas and forms. Apart from `limits.ts`, which every page loads. */

/** Maximum length of a person's name. */
export const maxNameLength = 100;

/** Maximum length of a password: hashing a long one is expensive. */
export const maxPasswordLength = 200;

/** Maximum lengths of the fields of an address; `label` names an address of the address book. */
export const maxAddressLengths = {
  governorate: 100,
  city: 100,
  street: 200,
  building: 100,
  postalCode: 20,
  notes: 500,
  label: 60,
};

/** Maximum length of an order number. */
export const maxOrderNumberLength = 40;

/** Maximum length of the subject of a message to the shop. */
export const maxSubjectLength = 200;

/** Maximum length of a message to the shop. */
export const maxMessageLength = 5000;

/** Maximum length of the text of a search. */
export const maxSearchTextLength = 200;
