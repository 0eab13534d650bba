import { type Rule, rulesOfType } from './rules.ts';
import { valuesAt } from './values-at.ts';

/** What is wrong with a property, and in how many places. */
export interface Finding {
  problem: 'missing' | 'advised' | 'malformed';
  path: string;
  times: number;
  /** The first value that does not look as it must. */
  value?: string;
}

/** A block of structured data as it stands in a page. */
export interface DataBlock {
  /** Null when the block cannot be read at all. */
  type: string | null;
  isJudged: boolean;
  findings: Finding[];
  text: string;
}

/** Reads blocks of structured data and says what is wrong with each. */
export function checkBlocks(texts: readonly string[]): DataBlock[] {
  return texts.flatMap((text): DataBlock[] => {
    const blocks = parse(text);
    if (blocks === null) return [{ type: null, isJudged: true, findings: [], text }];
    return blocks.map((data) => {
      const type = String(valuesAt(data, '@type')[0] ?? '');
      const rules = rulesOfType.get(type);
      const findings = rules ? findingsOf(data, rules) : [];
      return { type, isJudged: rules !== undefined, findings, text: JSON.stringify(data, null, 2) };
    });
  });
}

/** What breaks those rules, in their order. */
function findingsOf(data: unknown, rules: readonly Rule[]): Finding[] {
  return rules.flatMap(([path, need, form]) => {
    const end = path.lastIndexOf('.');
    const owners = path.includes('.') ? valuesAt(data, path.slice(0, end)) : [data];
    const values = owners.map((owner) => valuesAt(owner, path.slice(end + 1)));
    const absent = values.filter(({ length }) => length === 0).length;
    const wrong = values.flat().filter((value) => !form.test(String(value)));
    const found: Finding[] = [];
    if (absent > 0 && need !== 'optional') {
      found.push({ problem: need === 'required' ? 'missing' : 'advised', path, times: absent });
    }
    if (wrong.length > 0) {
      const value = typeof wrong[0] === 'object' ? JSON.stringify(wrong[0]) : String(wrong[0]);
      found.push({ problem: 'malformed', path, times: wrong.length, value: value.slice(0, 200) });
    }
    return found;
  });
}

function parse(text: string): unknown[] | null {
  try {
    return [JSON.parse(text)].flat();
  } catch {
    return null;
  }
}
