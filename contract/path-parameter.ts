/** Replaces the only parameter of a path by the encoded value. */
export function withParameter(path: string, value: string | number): string {
  return path.replace(/\{\w+\}/, encodeURIComponent(value));
}
