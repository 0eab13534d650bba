import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { SizeGuide as Guide } from '@/lib/product/size-guide';

const dialogId = 'size-guide';

/** Button and dialog of the size table; works without script in browsers with invoker commands. */
export function SizeGuide({ guide }: { guide: Guide }) {
  const t = useTranslations('product.sizeGuide');
  const cell = 'border-b border-sand py-2.5 pe-2 text-start sm:pe-4 font-normal';
  return (
    <>
      <button type="button" className="link min-h-6 text-sm" commandfor={dialogId} command="show-modal">
        {t('title')}
      </button>
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
          <button
            type="button"
            aria-label={t('close')}
            className="icon-btn -me-3"
            commandfor={dialogId}
            command="close"
          >
            <Icon icon={X} className="size-6" />
          </button>
        </div>
        <table className="w-full digits">
          <thead>
            <tr className="text-muted">
              <th className={cell}>{t('size')}</th>
              {guide.measures.map((measure) => (
                <th key={measure} className={cell}>
                  {t(measure)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {guide.rows.map(({ size, values }) => (
              <tr key={size}>
                <th scope="row" className={`${cell} font-semibold`}>
                  <bdi>{size}</bdi>
                </th>
                {values.map((value, index) => (
                  <td key={guide.measures[index]} className={cell}>
                    <bdi>{value}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 text-muted">{t(guide.measures.includes('finger') ? 'ringAdvice' : 'advice')}</p>
      </dialog>
    </>
  );
}
