import { sourceFiles } from './support/source-files.ts';

const records = sourceFiles(['docs/decisions'], ['.md']);
const numberOf = (path: string) => Number(/\/(\d{3})-/.exec(path)?.[1]);

describe('docs/decisions', () => {
  test('has one record for each number', () => {
    const numbers = records.map(({ path }) => numberOf(path));
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  test.each(records)('$path has the form of a record', ({ path, text }) => {
    const [, number, status] = /^# (\d+)\. .+\n\n(.+)\n/.exec(text) ?? [];
    expect(Number(number)).toBe(numberOf(path));
    expect(status).toMatch(/^Accepted, \d{4}-\d\d-\d\d\b/);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Context', 'Decision', 'Alternatives tried', 'Consequences']);
  });
});
