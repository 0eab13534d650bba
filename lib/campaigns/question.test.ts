import { daysBeforeThat, lastDays, questionQuery, readQuestion } from './question.ts';

const now = Date.parse('2026-03-10T23:30:00Z');
const read = (query: string, offset = 0) => readQuestion(new URLSearchParams(query), now, offset);

test('without days it is the last 30, today included, by the last visit', () => {
  expect(read('')).toEqual({ from: '2026-02-09', to: '2026-03-10', touch: 'last', isAsked: true });
});

test('today is today where the shop is', () => {
  expect(read('', 120).to).toBe('2026-03-11');
  expect(lastDays(1, read(''), now, 120)).toMatchObject({
    from: '2026-03-11',
    to: '2026-03-11',
    touch: 'last',
  });
});

test('what was asked for is read, and written as it was', () => {
  const query = 'from=2026-01-01&to=2026-01-31&touch=first';
  const { isAsked, ...question } = read(query);
  expect([isAsked, questionQuery(question)]).toEqual([true, query]);
});

test('one campaign alone is asked for by all three of its names, and by its channel where it is none', () => {
  const query =
    'from=2026-01-01&to=2026-01-31&touch=last&source=news&medium=mail&campaign=%D8%B9%D9%8A%D8%AF';
  const { isAsked, ...question } = read(query);
  expect(question.campaign).toEqual({ source: 'news', medium: 'mail', campaign: 'عيد' });
  expect(questionQuery(question)).toBe(query);
  expect(read('source=news&medium=mail').campaign).toBeUndefined();
  expect(read(`${query}&channel=search`).campaign?.channel).toBe('search');
  expect(read(`${query}&channel=pigeon`).campaign?.channel).toBe('unknown');
});

test('the period before is as long, and ends the day before this one begins', () => {
  expect(daysBeforeThat(read('from=2026-03-01&to=2026-03-31&touch=first'))).toMatchObject({
    from: '2026-01-29',
    to: '2026-02-28',
    touch: 'first',
  });
});

test('a day ends with its last millisecond where the shop is, and may be asked for alone', () => {
  const last = Date.parse('2026-03-10T23:29:59.999Z');
  const todayAt = (time: number) => readQuestion(new URLSearchParams(), time, 30).to;
  expect([todayAt(last), todayAt(last + 1)]).toEqual(['2026-03-10', '2026-03-11']);
  const [one] = [read('from=2026-03-01&to=2026-03-01')];
  expect([lastDays(1, one, last, 30).to, lastDays(1, one, last + 1, 30).to]).toEqual([
    '2026-03-10',
    '2026-03-11',
  ]);
  expect(one).toMatchObject({ from: '2026-03-01', to: '2026-03-01', isAsked: true });
});

test('a range with one end only has the other one', () => {
  expect(read('to=2026-01-31')).toMatchObject({ from: '2026-01-02', to: '2026-01-31' });
  expect(read('from=2026-03-01')).toMatchObject({ from: '2026-03-01', to: '2026-03-10' });
});

test.each([
  'from=2026-02-01&to=2026-01-01',
  'from=2026-02-30&to=2026-03-01',
  'from=yesterday',
  'to=0000-01-01',
  'from=2025-01-01&to=2026-03-01',
])('%s cannot be counted and gives the usual days', (query) => {
  expect(read(query)).toMatchObject({ from: '2026-02-09', to: '2026-03-10', isAsked: false });
});

test('the last days end today and are as many as were asked for', () => {
  expect(lastDays(7, read(''), now, 0)).toMatchObject({ from: '2026-03-04', to: '2026-03-10' });
});

test('400 days can be asked for, one more is the last 30', () => {
  expect(read('from=2025-02-04&to=2026-03-10')).toMatchObject({ from: '2025-02-04', isAsked: true });
  expect(read('from=2025-02-03&to=2026-03-10')).toMatchObject({ from: '2026-02-09', isAsked: false });
});
