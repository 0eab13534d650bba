const maxColorLength = 64;
/** Groups: six digits; six digits before an alpha channel; three digits, with or without an alpha digit. */
const hexColor = /^#?([\da-f]{6})$|^#([\da-f]{6})[\da-f]{2}$|^#([\da-f]{3})[\da-f]?$/i;
const rgbColor = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*[\d.]+%?\s*)?\)$/i;

/** Reads a CSS colour in hex or rgb notation as `#rrggbb`, without its alpha channel; null for anything else. */
export function readColorCode(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxColorLength) return null;
  const text = value.trim();
  const [, six, eight, short] = hexColor.exec(text) ?? [];
  const digits = six ?? eight ?? short?.replace(/./g, '$&$&') ?? fromRgb(text);
  return digits ? `#${digits.toLowerCase()}` : null;
}

function fromRgb(text: string): string | null {
  const channels = rgbColor.exec(text)?.slice(1).map(Number);
  if (!channels || channels.some((channel) => channel > 255)) return null;
  return channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
}
