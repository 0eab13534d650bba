/** Swatch followed by the colour's name. */
export function ColorSwatch({ name, code }: { name: string; code: string | null }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        aria-hidden="true"
        className="size-3.5 rounded-full border border-ink-faint"
        style={{ backgroundColor: code ?? undefined }}
      />
      {name}
    </span>
  );
}
