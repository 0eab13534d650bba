interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether this browser's connection can bear pages fetched ahead: not with Save-Data, and not on 2G or 3G. */
export function isCapableConnection(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData !== true && effectiveType === '4g';
}
