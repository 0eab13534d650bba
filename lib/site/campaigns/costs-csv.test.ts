import { maxCampaignCostRows } from '../../../contract/limits.ts';
import { readCostsCsv } from './costs-csv.ts';

const read = (text: string) => readCostsCsv(text, 'EGP');
const header = 'date,source,campaign,cost';

describe('readCostsCsv', () => {
  test('reads rows in the currency of the shop', () => {
    expect(
      read(`${header}\n2026-11-01,facebook,eid,"1,250.50"\r\n\r\n2026-11-02,facebook,eid,0\r\n`),
    ).toEqual([
      { date: '2026-11-01', source: 'facebook', campaign: 'eid', cost: 1250.5, currency: 'EGP' },
      { date: '2026-11-02', source: 'facebook', campaign: 'eid', cost: 0, currency: 'EGP' },
    ]);
  });

  test('accepts any column order, any separator, a byte order mark, extra columns', () => {
    const text =
      '\ufeffCost;Clicks;Currency;Campaign;Date;Source\n"12.5";7;usd;"a ""b""; c\nd";2026-11-01; x ';
    expect(read(text)).toEqual([
      { date: '2026-11-01', source: 'x', campaign: 'a "b"; c\nd', cost: 12.5, currency: 'USD' },
    ]);
  });

  test('reads lines that end in CR, LF or both', () => {
    for (const lineBreak of ['\n', '\r', '\r\n']) {
      const row = '2026-11-01,a,b,1';
      expect(read([header, row].join(lineBreak))).toHaveLength(1);
      expect(read([header, row, '2026-11-01,,b,1'].join(lineBreak))).toEqual({ reason: 'source', line: 3 });
    }
  });

  test('accepts names and costs up to their limits', () => {
    const campaign = 'b'.repeat(200);
    expect(read(`${header}\n2026-11-01,a,${campaign},1000000000`)).toMatchObject([{ campaign, cost: 1e9 }]);
    expect(read(`${header}\n2026-11-01,a,b,1000000000.01`)).toEqual({ reason: 'cost', line: 2 });
  });

  test('reads Arabic columns and digits', () => {
    expect(read('التاريخ\tالمصدر\tالحملة\tالتكلفة\n2026-11-01\tسناب\tعيد\t١٬٢٥٠٫٥')).toEqual([
      { date: '2026-11-01', source: 'سناب', campaign: 'عيد', cost: 1250.5, currency: 'EGP' },
    ]);
  });

  test.each([
    ['', 'empty', 1],
    [header, 'empty', 1],
    ['date,source,cost\n2026-11-01,a,1', 'columns', 1],
    [`${header}\n01/11/2026,a,b,1`, 'date', 2],
    [`${header}\n2026-02-30,a,b,1`, 'date', 2],
    [`${header}\n\n2026-11-01,,b,1`, 'source', 3],
    [`${header}\n2026-11-01,a,${'b'.repeat(201)},1`, 'campaign', 2],
    [`${header}\n2026-11-01,a,"b\nc",1\n2026-11-01,a,b,-1`, 'cost', 4],
    [`${header}\n2026-11-01,a,b,free`, 'cost', 2],
    [`${header}\n2026-11-01,a,b`, 'cost', 2],
    [`${header},currency\n2026-11-01,a,b,1,pounds`, 'currency', 2],
    [`${header}\n2026-11-01,a,b,1\n2026-11-01,A,B,2`, 'duplicate', 3],
    [`${header}\n2026-11-01,a,"b,1`, 'quote', 2],
  ])('rejects %j: %s in line %i', (text, reason, line) => {
    expect(read(text)).toEqual({ reason, line });
  });

  test.each([
    ['one row', `${header}${'\n2026-11-01,a,b,1'.repeat(maxCampaignCostRows + 1)}`, maxCampaignCostRows + 2],
    [
      'one row after a blank line and a quoted line break',
      `${header}\n\n2026-11-01,a,"b\nc",1${'\n2026-11-01,a,b,1'.repeat(maxCampaignCostRows)}`,
      maxCampaignCostRows + 4,
    ],
  ])('rejects %s above the maximum', (_rows, text, line) => {
    expect(read(text)).toEqual({ reason: 'tooManyRows', line });
  });
});
