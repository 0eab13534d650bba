import { getLocale, getTimeZone, getTranslations } from 'next-intl/server';
import { Stars } from '@/components/commerce/stars';
import { Photo } from '@/components/ui/photo';
import type { Review } from '@/lib/catalogue/product/types';
import { formatLongDate } from '@/lib/platform/i18n/format';
import { direction } from '@/lib/platform/i18n/routing';

/** Reviews of a product. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className="ruled">
      {reviews.map((review, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in the browser
        <li key={index} className="py-6 first:pt-0">
          <ReviewItem review={review} />
        </li>
      ))}
    </ul>
  );
}

async function ReviewItem({ review }: { review: Review }) {
  const [t, locale, timeZone] = await Promise.all([getTranslations('product'), getLocale(), getTimeZone()]);
  const { name, rating, date, text, image, language, isVerified, fit } = review;
  const details = [isVerified && t('verifiedPurchase'), fit && t('fits', { fit })].filter(Boolean);
  return (
    <article aria-label={name} className="flex gap-4">
      {image !== null && (
        <Photo
          image={image}
          alt=""
          width={96}
          height={96}
          sizes="44px"
          widths={[180]}
          className="size-11 shrink-0 rounded-full"
        />
      )}
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-4 wrap-anywhere">
          <bdi className="font-semibold">{name}</bdi>
          <Stars rating={rating} />
          {date !== null && (
            <time dateTime={new Date(date).toISOString()} className="text-sm text-muted">
              {formatLongDate(date, locale, timeZone)}
            </time>
          )}
        </p>
        {details.length > 0 && <p className="text-sm text-muted">{details.join(' · ')}</p>}
        <p lang={language} dir={language ? direction(language) : 'auto'} className="mt-2 max-w-prose">
          {text}
        </p>
      </div>
    </article>
  );
}
