/** The types on npm lack `keepFeatures`. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** OpenType feature tags; all others are removed. */
    keepFeatures: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>;
}
