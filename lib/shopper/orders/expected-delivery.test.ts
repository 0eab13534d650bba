import { deliveryCalendar } from '../../platform/tenant/delivery.ts';
import { shop } from '../../platform/tenant/testing.ts';
import { expectedDelivery } from './expected-delivery.ts';

const tenant = {
  ...shop.tenant,
  country: 'EG',
  delivery: {
    ...shop.tenant.delivery,
    handlingDays: [0, 1] as [number, number],
    transitDays: [2, 3] as [number, number],
    governorates: { Cairo: [1, 2] as [number, number] },
    daysOff: { weekdays: ['friday' as const], dates: [] },
    cutOff: 15,
  },
};
const monday = Date.parse('2026-11-23T10:00:00Z');

beforeAll(() => {
  Object.assign(globalThis, { shopSettings: { deliveryCalendar: deliveryCalendar(tenant) } });
});

describe('expected delivery', () => {
  test.each([
    ['en', 'to', undefined, 'Wednesday 25 to Saturday 28 November'],
    ['en', 'to', { country: 'EG', governorate: 'Cairo' }, 'Tuesday 24 to Thursday 26 November'],
    ['ar', 'إلى', { country: 'EG', governorate: 'Cairo' }, 'الثلاثاء، 24 إلى الخميس، 26 نوفمبر'],
    ['en', 'to', { country: 'SA', governorate: 'Riyadh' }, null],
  ])(
    'is written in language %s with "%s" between days, for %j: %s',
    (locale, separator, destination, text) => {
      expect(expectedDelivery(monday, locale, separator, destination)).toBe(text);
    },
  );

  test('a shop without days off has no calendar', () => {
    const { daysOff, ...delivery } = tenant.delivery;
    expect(deliveryCalendar({ ...tenant, delivery })).toBeNull();
  });
});
