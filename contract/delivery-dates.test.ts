import fc from 'fast-check';
import { type DeliveryCalendar, deliveryDates, formatDeliveryDates, weekdays } from './delivery-dates.ts';

const calendar: DeliveryCalendar = {
  timeZone: 'Africa/Cairo',
  handlingDays: [0, 1],
  transitDays: [2, 5],
  governorates: { Giza: [1, 2] },
  daysOff: { weekdays: ['friday'], dates: [] },
  cutOff: 14,
};
/** Noon and 18:00 in Cairo, on a Monday. */
const noon = Date.parse('2026-11-23T10:00:00Z');
const evening = Date.parse('2026-11-23T16:00:00Z');
const dates = (at: string | number, changes: Partial<DeliveryCalendar> = {}, governorate?: string) =>
  deliveryDates({ ...calendar, ...changes }, typeof at === 'string' ? Date.parse(at) : at, governorate);

describe('delivery dates', () => {
  test('count working days for handling and transit', () => {
    expect(dates(noon)).toEqual(['2026-11-25', '2026-11-30']);
  });

  test('count from the next day after the cut-off hour', () => {
    expect(dates(evening)).toEqual(['2026-11-26', '2026-12-01']);
    expect(dates(evening, { cutOff: 24 })).toEqual(dates(noon));
  });

  test.each([
    ['2026-11-23T11:59:59Z', '2026-11-25'],
    ['2026-11-23T12:00:00Z', '2026-11-26'],
  ])('apply the cut-off in the time zone of the shop: %s', (at, from) => {
    expect(dates(at)[0]).toBe(from);
  });

  test('use the transit days of the governorate', () => {
    expect(dates(noon, {}, 'Giza')).toEqual(['2026-11-24', '2026-11-26']);
    for (const other of ['Luxor', 'constructor', '']) expect(dates(noon, {}, other)).toEqual(dates(noon));
  });

  test.each([
    ['express', ['2026-11-24', '2026-11-25']],
    ['pick-up', ['2026-11-24', '2026-11-24']],
    ['standard', ['2026-11-24', '2026-11-26']],
  ])('use the transit days of the method %s', (shipping, expected) => {
    expect(deliveryDates({ ...calendar, express: [0, 1] }, noon, 'Giza', shipping)).toEqual(expected);
  });

  test.each([
    ['a weekend', '2026-11-26T10:00:00Z', {}, ['2026-11-29', '2026-12-03']],
    ['a day off on which the order is placed', '2026-11-27T10:00:00Z', {}, ['2026-11-30', '2026-12-05']],
    [
      'holidays',
      noon,
      { daysOff: { weekdays: ['friday'], dates: ['2026-11-24', '2026-11-25'] } },
      ['2026-11-28', '2026-12-02'],
    ],
    ['the end of a year', '2026-12-29T10:00:00Z', {}, ['2026-12-31', '2027-01-05']],
    ['a leap day', '2028-02-27T10:00:00Z', {}, ['2028-02-29', '2028-03-05']],
  ] as const)('count only working days across %s', (_case, at, changes, expected) => {
    expect(dates(at, changes as Partial<DeliveryCalendar>)).toEqual(expected);
  });

  test.each([
    ['Asia/Riyadh', '2026-11-22T21:30:00Z', '2026-11-25'],
    ['America/New_York', '2026-11-23T03:30:00Z', '2026-11-24'],
    // Clocks go forward at midnight of 24 April 2026, and back on 29 October.
    ['Africa/Cairo', '2026-04-23T22:30:00Z', '2026-04-27'],
    ['Africa/Cairo', '2026-10-28T20:30:00Z', '2026-10-31'],
  ])('begin with the local day: %s at %s', (timeZone, at, from) => {
    expect(dates(at, { timeZone, cutOff: 24 })[0]).toBe(from);
  });

  test('are at least the next working day', () => {
    expect(dates(noon, { handlingDays: [0, 0], transitDays: [0, 0] })).toEqual(['2026-11-24', '2026-11-24']);
  });

  test('are in order and never on a day off', () => {
    const days = fc.integer({ min: 0, max: 9 });
    const range = fc.tuple(days, days).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    fc.assert(
      fc.property(
        fc.record({
          at: fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2034, 0, 1) }),
          timeZone: fc.constantFrom('Africa/Cairo', 'Asia/Riyadh', 'America/New_York', 'Pacific/Kiritimati'),
          handlingDays: range,
          transitDays: range,
          cutOff: fc.integer({ min: 0, max: 24 }),
          weekdaysOff: fc.subarray([...weekdays], { maxLength: 6 }),
        }),
        ({ at, weekdaysOff, ...changes }) => {
          const [from, to] = dates(at, { ...changes, daysOff: { weekdays: weekdaysOff, dates: [] } });
          const isDayOff = (date: string) =>
            weekdaysOff.some((weekday) => weekday === weekdays[new Date(date).getUTCDay()]);
          return from <= to && !isDayOff(from) && !isDayOff(to);
        },
      ),
    );
  });
});

describe('formatted delivery dates', () => {
  test.each([
    ['en', ['2026-11-26', '2026-11-28'], 'Thursday 26 to Saturday 28 November'],
    ['en', ['2026-11-30', '2026-12-03'], 'Monday 30 November to Thursday 3 December'],
    ['en', ['2026-11-26', '2026-11-26'], 'Thursday 26 November'],
    ['ar', ['2026-11-26', '2026-11-28'], 'الخميس، 26 to السبت، 28 نوفمبر'],
  ] as const)('name weekdays and months, in language %s: %j', (language, range, text) => {
    expect(formatDeliveryDates(range, language, 'to').replace(/[\u2009\u200f]/g, '')).toBe(text);
  });
});
