/** A gate that lets so many through in each span of time; the returned function says whether one more may pass. */
export function perSpan(most: number, spanMs: number, now = () => performance.now()): () => boolean {
  let begun = Number.NEGATIVE_INFINITY;
  let passed = 0;
  return () => {
    if (now() - begun >= spanMs) [begun, passed] = [now(), 0];
    passed += 1;
    return passed <= most;
  };
}
