import { type AddOutcome, type CartAddition, type CartLine, type LineKey, sameLine } from './cart.ts';

type Lines = readonly CartLine[];

/**
 * Adds pieces of a variant. An item already in the cart raises its quantity if stock allows; a new one is added only if stock is
 * at least its quantity, and refused as out of stock otherwise (specification sections 4 and 5).
 */
export function addLine(lines: Lines, { line, stock }: CartAddition): { lines: Lines; outcome: AddOutcome } {
  const most = stock ?? Number.POSITIVE_INFINITY;
  const present = lines.find((other) => sameLine(other, line));
  if (most === 0) return { lines, outcome: 'out-of-stock' };
  if (!present) {
    return line.quantity > most
      ? { lines, outcome: 'out-of-stock' }
      : { lines: [...lines, line], outcome: 'added' };
  }
  const raised = present.quantity + line.quantity;
  if (raised > most) return { lines, outcome: 'no-more' };
  const changed = { ...present, quantity: raised, seenPrice: line.seenPrice ?? present.seenPrice };
  return { lines: replaced(lines, changed), outcome: 'added' };
}

/** A line's quantity may be decremented only while above 1 (specification section 4). */
export function decrementLine(lines: Lines, key: LineKey): Lines {
  return lines.map((line) =>
    sameLine(line, key) && line.quantity > 1 ? { ...line, quantity: line.quantity - 1 } : line,
  );
}

/** The lines without one of them. */
export function removeLine(lines: Lines, key: LineKey): Lines {
  return lines.filter((line) => !sameLine(line, key));
}

/** Puts removed lines back behind the others; what has been added again meanwhile keeps its quantity. */
export function restoreLines(lines: Lines, removed: Lines): Lines {
  return [...lines, ...removed.filter((line) => !lines.some((other) => sameLine(other, line)))];
}

/** Takes over the quantities and seen prices of these lines where they are still in the cart. */
export function settleLines(lines: Lines, settled: Lines): Lines {
  return lines.map((line) => {
    const now = settled.find((other) => sameLine(other, line));
    return now
      ? { ...line, quantity: Math.min(line.quantity, now.quantity), seenPrice: now.seenPrice }
      : line;
  });
}

function replaced(lines: Lines, changed: CartLine): Lines {
  return lines.map((line) => (sameLine(line, changed) ? changed : line));
}
