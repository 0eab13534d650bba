import { previousPeriod, queryForLastDays, readReportQuery, reportQueryString } from './report-query.ts';

const now = Date.parse('2026-03-10T23:30:00Z');
const read = (query: string, utcOffsetMinutes = 0) =>
  readReportQuery(new URLSearchParams(query), now, utcOffsetMinutes);

describe('report query', () => {
  test('defaults to the last 30 days and the last touchpoint', () => {
    expect(read('')).toEqual({ from: '2026-02-09', to: '2026-03-10', touchpoint: 'last', isValid: true });
  });

  test('uses the current day of the time zone', () => {
    expect(read('', 120).to).toBe('2026-03-11');
    expect(queryForLastDays(1, read(''), now, 120)).toMatchObject({
      from: '2026-03-11',
      to: '2026-03-11',
      touchpoint: 'last',
    });
  });

  test('a parsed query is formatted as the same text', () => {
    const text = 'from=2026-01-01&to=2026-01-31&touch=first';
    const { isValid, ...query } = read(text);
    expect([isValid, reportQueryString(query)]).toEqual([true, text]);
  });

  test('selects one campaign by source, medium, campaign and channel', () => {
    const text =
      'from=2026-01-01&to=2026-01-31&touch=last&source=news&medium=mail&campaign=%D8%B9%D9%8A%D8%AF';
    const { isValid, ...query } = read(text);
    expect(query.campaign).toEqual({ source: 'news', medium: 'mail', campaign: 'عيد' });
    expect(reportQueryString(query)).toBe(text);
    for (const incomplete of [
      'source=news&medium=mail',
      'source=news&campaign=eid',
      'medium=mail&campaign=eid',
    ])
      expect(read(incomplete).campaign).toBeUndefined();
    expect(read(`source=${'x'.repeat(501)}&medium=m&campaign=c`).campaign?.source).toHaveLength(500);
    expect(read(`${text}&channel=search`).campaign?.channel).toBe('search');
    expect(read(`${text}&channel=pigeon`).campaign?.channel).toBe('unknown');
  });

  test('previousPeriod is equally long and ends the day before', () => {
    expect(previousPeriod(read('from=2026-03-01&to=2026-03-31&touch=first'))).toMatchObject({
      from: '2026-01-29',
      to: '2026-02-28',
      touchpoint: 'first',
    });
  });

  test('a day ends at midnight of the time zone', () => {
    const lastMsOfDay = Date.parse('2026-03-10T23:29:59.999Z');
    const todayAt = (time: number) => readReportQuery(new URLSearchParams(), time, 30).to;
    expect([todayAt(lastMsOfDay), todayAt(lastMsOfDay + 1)]).toEqual(['2026-03-10', '2026-03-11']);
    const singleDay = read('from=2026-03-01&to=2026-03-01');
    expect([
      queryForLastDays(1, singleDay, lastMsOfDay, 30).to,
      queryForLastDays(1, singleDay, lastMsOfDay + 1, 30).to,
    ]).toEqual(['2026-03-10', '2026-03-11']);
    expect(singleDay).toMatchObject({ from: '2026-03-01', to: '2026-03-01', isValid: true });
  });

  test('completes a range with only one end', () => {
    expect(read('to=2026-01-31')).toMatchObject({ from: '2026-01-02', to: '2026-01-31' });
    expect(read('from=2026-03-01')).toMatchObject({ from: '2026-03-01', to: '2026-03-10' });
  });

  test('accepts days from 1970 on', () => {
    expect(read('from=1970-01-01&to=1970-01-01')).toMatchObject({ from: '1970-01-01', isValid: true });
    expect(read('from=1969-12-31&to=1970-01-01').isValid).toBe(false);
  });

  test.each([
    'from=2026-02-01&to=2026-01-01',
    'from=2026-02-30&to=2026-03-01',
    'from=yesterday',
    'to=0000-01-01',
    'from=2025-01-01&to=2026-03-01',
  ])('falls back to the default range for %s', (query) => {
    expect(read(query)).toMatchObject({ from: '2026-02-09', to: '2026-03-10', isValid: false });
  });

  test('queryForLastDays ends today', () => {
    expect(queryForLastDays(7, read(''), now, 0)).toMatchObject({ from: '2026-03-04', to: '2026-03-10' });
  });

  test('accepts 400 days and rejects 401', () => {
    expect(read('from=2025-02-04&to=2026-03-10')).toMatchObject({ from: '2025-02-04', isValid: true });
    expect(read('from=2025-02-03&to=2026-03-10')).toMatchObject({ from: '2026-02-09', isValid: false });
  });
});
