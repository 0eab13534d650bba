import { type CsvTable, maxCellLength, parseCsvTable } from './csv-table.ts';

const parse = (content: string | Uint8Array) => parseCsvTable(Buffer.from(content), 'products.csv');
const cells = ({ columns, rows }: CsvTable) => rows.map((row) => columns.map((column) => row.text(column)));
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

describe('tables of merchants', () => {
  test.each<[string, string | Uint8Array]>([
    ['UTF-8', 'Title,Price\nعباية,5'],
    ['UTF-8 with a byte order mark and CRLF', '\ufeffTitle,Price\r\nعباية,5\r\n'],
    ['UTF-16 with a byte order mark', utf16('\ufeffTitle\tPrice\r\nعباية\t5')],
    ['UTF-16 without one', utf16('Title,Price\nعباية,5')],
    ['big-endian UTF-16', utf16('\ufeffTitle,Price\nعباية,5').swap16()],
    [
      'Windows-1256',
      Buffer.from([...Buffer.from('Title;Price\n'), 0xda, 0xc8, 0xc7, 0xed, 0xc9, ...Buffer.from(';5')]),
    ],
    ['a named delimiter', 'sep=|\r\nTitle|Price\r\nعباية|5'],
  ])('are read in any encoding: %s', async (_, content) => {
    expect(cells(await parse(content))).toEqual([['عباية', '5']]);
  });

  test('in Windows-1252 retain Western letters', async () => {
    expect(cells(await parse(Buffer.from('Title,Price\nCaf\xe9 d\x92\xe9t\xe9,5', 'latin1')))).toEqual([
      ['Café d’été', '5'],
    ]);
  });

  test('have line breaks, delimiters and quotes inside quotes', async () => {
    const table = await parse('Title,Price\n"a, ""b""\nc",5\nd 5" heel,6');
    expect(cells(table)).toEqual([
      ['a, "b"\nc', '5'],
      ['d 5" heel', '6'],
    ]);
  });

  test('count rows as spreadsheets do', async () => {
    const { rows } = await parse('Title,Price\n"a\nb",1\n,\nc,2');
    expect(rows.map((row) => row.number)).toEqual([2, 4]);
  });

  test.each([
    ['="0012"', '0012'],
    ["'622123", '622123'],
    ["'=1+1", '=1+1'],
    ["d'or", "d'or"],
    ['\u200fعباية\u200e', 'عباية'],
    ['a\0b\x07', 'ab'],
  ])('lose marks that only spreadsheets need: %j', async (cell, text) => {
    expect(cells(await parse(`Title,Price\n"${cell.replaceAll('"', '""')}",1`))).toEqual([[text, '1']]);
  });

  test('name rows whose cells are too long', async () => {
    const { rows } = await parse(`Title,Price\n${'x'.repeat(maxCellLength + 1)},1\ny,2`);
    expect(rows.map((row) => row.isTooLong)).toEqual([true, false]);
  });

  test.each([
    ['', 'products.csv is empty'],
    ['Title,Price\n"open,1', /^products\.csv is no table: Quote Not Closed.* at line 2$/],
    [`Title\n${'a\n'.repeat(200_001)}`, 'products.csv has more than 200000 rows: import it in several files'],
  ])('are rejected with a reason', async (content, message) => {
    await expect(parse(content)).rejects.toThrow(message);
  });
});
