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
