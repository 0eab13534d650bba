import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { DialogButton } from '@/components/ui/dialog-button';
import { Icon } from '@/components/ui/icon';
import type { SizeGuide as Guide } from '@/lib/catalogue/product/size-guide';
import type { GarmentMeasurements } from '@/lib/catalogue/product/types';

const dialogId = 'size-guide';

interface SizeGuideProps {
  /** Null where the shop has no table for the product. */
  guide: Guide | null;
  /** Measurements of the garment itself, one entry for each size. */
  garmentMeasurements?: GarmentMeasurements[];
}

/** Button and dialog of the size tables, for a product that has at least one; they work without script. */
export function SizeGuide({ guide, garmentMeasurements = [] }: SizeGuideProps) {
  const t = useTranslations('product.sizeGuide');
  const garmentColumns = (['chest', 'waist', 'length', 'sleeve'] as const).filter((measure) =>
    garmentMeasurements.some((garment) => garment[measure] !== null),
  );
  return (
    <>
      <DialogButton dialogId={dialogId} command="show-modal" className="link min-h-6 text-sm">
        {t('title')}
      </DialogButton>
      <dialog
        id={dialogId}
        aria-labelledby={`${dialogId}-title`}
        closedby="any"
        className="m-auto max-h-[85dvh] w-[min(34rem,92vw)] overflow-y-auto bg-ground p-6"
      >
        <div className="mb-3 flex items-center justify-between gap-4">
          <h2 id={`${dialogId}-title`} className="title text-3xl">
            {t('title')}
          </h2>
          <DialogButton dialogId={dialogId} command="close" label={t('close')} className="icon-btn -me-3">
            <Icon icon={X} className="size-6" />
          </DialogButton>
        </div>
        {guide && (
          <>
            <SizeTable columns={guide.bodyMeasurements.map((measure) => t(measure))} rows={guide.rows} />
            <p className="mt-4 text-muted">
              {t(guide.bodyMeasurements.includes('finger') ? 'ringAdvice' : 'advice')}
            </p>
          </>
        )}
        {garmentMeasurements.length > 0 && (
          <>
            <h3 className="title mt-6 mb-1 text-2xl">{t('garment')}</h3>
            <SizeTable
              columns={garmentColumns.map((measure) => t(measure))}
              rows={garmentMeasurements.map((garment) => ({
                size: garment.size,
                values: garmentColumns.map((measure) => String(garment[measure] ?? '')),
              }))}
            />
          </>
        )}
      </dialog>
    </>
  );
}

/** Table with a row for each size. */
function SizeTable({ columns, rows }: { columns: string[]; rows: { size: string; values: string[] }[] }) {
  const t = useTranslations('product.sizeGuide');
  return (
    <table className="lined-table digits">
      <thead>
        <tr className="text-muted">
          <th>{t('size')}</th>
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ size, values }) => (
          <tr key={size}>
            <th scope="row">
              <bdi className="font-semibold">{size}</bdi>
            </th>
            {values.map((value, index) => (
              <td key={columns[index]}>
                <bdi>{value}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
