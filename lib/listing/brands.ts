/** Brands offered when the upstream names none (specification section 3: a static sample). */
const sampleBrands = ['Rida', 'Layl', 'Noor Atelier', 'Sahra', 'Maysan', 'Dune & Thread', 'Lulua', 'Sada'];

const shown = 8;

/** The brands to choose from: the first 8 (specification section 9). */
export function offeredBrands(known: readonly { name: string }[]): string[] {
  const names = known.length > 0 ? known.map(({ name }) => name) : sampleBrands;
  return names.slice(0, shown);
}
