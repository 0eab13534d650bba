import { type Rule, rulesByType } from './rules.ts';

/** A rule violation. */
interface DataFinding {
  problem: 'missing' | 'missingRecommended' | 'malformed';
  path: string;
  /** Number of occurrences. */
  count: number;
  /** First malformed value, truncated. */
  value?: string;
}

const maxValueLength = 200;

/** A JSON-LD block of a page. */
export interface StructuredDataBlock {
  /** Null when the block is not valid JSON. */
  type: string | null;
  /** False when blocks of this type are not validated; true for invalid JSON, which is reported. */
  hasRules: boolean;
  findings: DataFinding[];
  text: string;
}

/** Parses JSON-LD blocks and validates each by the rules of its type. */
export function validateBlocks(texts: readonly string[]): StructuredDataBlock[] {
  return texts.flatMap((text): StructuredDataBlock[] => {
    const blocks = parseBlocks(text);
    if (blocks === null) return [{ type: null, hasRules: true, findings: [], text }];
    return blocks.map((data) => {
      const type = String(valuesAt(data, '@type')[0] ?? '');
      const rules = rulesByType.get(type);
      const findings = rules ? findingsOf(data, rules) : [];
      return { type, hasRules: rules !== undefined, findings, text: JSON.stringify(data, null, 2) };
    });
  });
}

/** Returns the violations in the order of the rules. */
function findingsOf(data: unknown, rules: readonly Rule[]): DataFinding[] {
  return rules.flatMap(([path, need, format]) => {
    const lastDot = path.lastIndexOf('.');
    const parents = path.includes('.') ? valuesAt(data, path.slice(0, lastDot)) : [data];
    const values = parents.map((parent) => valuesAt(parent, path.slice(lastDot + 1)));
    const absentCount = values.filter(({ length }) => length === 0).length;
    const malformed = values.flat().filter((value) => !format.test(String(value)));
    const findings: DataFinding[] = [];
    if (absentCount > 0 && need !== 'optional') {
      findings.push({
        problem: need === 'required' ? 'missing' : 'missingRecommended',
        path,
        count: absentCount,
      });
    }
    if (malformed.length > 0) {
      const value = typeof malformed[0] === 'object' ? JSON.stringify(malformed[0]) : String(malformed[0]);
      findings.push({
        problem: 'malformed',
        path,
        count: malformed.length,
        value: value.slice(0, maxValueLength),
      });
    }
    return findings;
  });
}

function parseBlocks(text: string): unknown[] | null {
  try {
    return [JSON.parse(text)].flat();
  } catch {
    return null;
  }
}

/** Returns the values at a path such as `hasVariant.offers.price`, flattening arrays. */
export function valuesAt(data: unknown, path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (values, name) => values.flatMap((value) => (Object(value) as Record<string, unknown>)[name] ?? []),
      [data].flat(),
    );
}
