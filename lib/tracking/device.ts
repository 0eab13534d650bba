/** Kind of device, derived from the user agent (specification section 7). */
export function deviceType(userAgent: string): 'Mobile' | 'Tablet' | 'Desktop' {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'Tablet';
  return /Mobi|iPhone|iPod|Windows Phone|BlackBerry|Opera Mini/i.test(userAgent) ? 'Mobile' : 'Desktop';
}
