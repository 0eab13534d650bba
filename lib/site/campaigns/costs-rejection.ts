import { maxCampaignCostRows } from '../../../contract/limits.ts';
import { type CostsError, costsErrorReasons } from './costs-csv.ts';

/** Maximum number of rows in an upload, for components, which do not import the contract. */
export const maxCostRows = maxCampaignCostRows;

/**
 * Reasons that concern the upload instead of a line of the file: `size` is a file that is too large, `file` a missing one or one that is
 * not UTF-8. With the others, the API did not save the rows (`saveCosts`).
 */
const uploadErrorReasons = ['size', 'file', 'unsupported', 'rejected', 'failed'] as const;

/** Why an upload of costs was rejected. */
export interface CostsRejection {
  reason: CostsError['reason'] | (typeof uploadErrorReasons)[number];
  /** Line of the file; 1 when the reason concerns the whole file. */
  line: number;
}

/** All reasons. The message of a rejection has a case for each; the one for `failed` is `other`. */
export const costsRejectionReasons = [...costsErrorReasons, ...uploadErrorReasons];

/** A larger number in a URL was not written by {@link costsRejectionQuery}. */
const maxLineNumber = 1e6;

/** Returns the query of the report page that shows a rejection. */
export function costsRejectionQuery({ reason, line }: CostsRejection): string {
  return new URLSearchParams({ 'costs-error': reason, line: String(line) }).toString();
}

/** Parses a rejection from the query of the report page; null without one. An invalid line becomes 1. */
export function readCostsRejection(query: URLSearchParams): CostsRejection | null {
  const reason = costsRejectionReasons.find((name) => name === query.get('costs-error'));
  if (reason === undefined) return null;
  const line = Number(query.get('line'));
  return { reason, line: Number.isInteger(line) && line > 0 && line <= maxLineNumber ? line : 1 };
}
