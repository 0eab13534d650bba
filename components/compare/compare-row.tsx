import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface CompareRowProps {
  name: string;
  /** One a product, in order. */
  cells: ReactNode[];
  /** Marks the row as one in which the products differ. */
  differs?: boolean;
}

/** A row of the compare table; its first column stays in sight while the others scroll. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
        <td key={index} className="border-s border-t border-sand px-2 py-4 align-top sm:px-4">
          {cell}
        </td>
      ))}
    </tr>
  );
}
