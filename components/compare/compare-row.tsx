import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface CompareRowProps {
  name: string;
  /** One cell per product, in order. */
  cells: ReactNode[];
  /** Highlights the row, because the products differ in it. */
  differs?: boolean;
}

/** Row of the comparison; its first column is sticky. */
export function CompareRow({ name, cells, differs = false }: CompareRowProps) {
  const t = useTranslations('browser.compare');
  return (
    <tr className={differs ? 'bg-backdrop' : ''}>
      <th
        scope="row"
        className={`sticky start-0 z-10 border-t border-sand py-4 pe-2 text-start max-sm:text-xs sm:pe-4 align-top font-normal text-muted ${differs ? 'bg-backdrop' : 'bg-ground'}`}
      >
        {name}
        {differs && <span className="mt-1 block text-xs font-semibold text-ink">{t('differs')}</span>}
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their column
        <td key={index} className="border-s border-t border-sand px-2 py-4 align-top sm:px-4">
          {cell}
        </td>
      ))}
    </tr>
  );
}
