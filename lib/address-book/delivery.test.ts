import { deliverable } from './delivery.ts';
import { countries } from './places.ts';

const page = { getElementById: () => ({ textContent: '{"deliverTo":["SA","AE"]}' }) };

test('a country where the shop does not deliver gives way to the first one where it does', () => {
  Object.assign(globalThis, { document: page });
  expect([deliverable(), deliverable('AE'), deliverable('EG')]).toEqual(['SA', 'AE', 'SA']);
  expect(countries('en', ['SA', 'EG', 'AE']).map(({ code }) => code)).toEqual(['EG', 'SA', 'AE']);
});
