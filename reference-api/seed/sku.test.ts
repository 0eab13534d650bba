import { colors } from '../catalogue/colors.ts';
import { shortCode, skuOf } from './sku.ts';

test('skuOf combines look, product id, colour and size', () => {
  expect(skuOf('abaya-open', 1, 'camel', 'M')).toBe('RIDA-ABO1-CML-M');
  expect(skuOf('perfume', 40, 'amber', '50 ml')).toBe('RIDA-PER40-AMB-50ML');
  expect(skuOf('kaftan', 7, 'wine')).toBe('RIDA-KAF7-WIN');
  expect(skuOf('abaya-closed', 2, 'plum', 'M', '54')).toBe('RIDA-ABC2-PLM-M-54');
});

test('shortCode is unique for every colour', () => {
  const codes = Object.keys(colors).map(shortCode);
  expect(new Set(codes).size).toBe(codes.length);
});
