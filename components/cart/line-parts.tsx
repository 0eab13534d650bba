import { useLocale, useTranslations } from 'next-intl';
import { useOptionLabel } from '@/components/commerce/use-option-label';
import { usePrice } from '@/components/commerce/use-price';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import type { SelectedOption } from '@/lib/catalogue/product/options';
import { foreignLanguage } from '@/lib/platform/i18n/foreign-text';
import { useStore } from '@/lib/platform/store/use-store';
import type { LineIssue, LineView } from '@/lib/shopper/cart/line-view';
import { slugLookups } from '@/lib/shopper/visitor/slug-lookups';

/** Title of a line; a link to the product where its page is known. */
export function LineTitle({ view: { path, title } }: { view: Pick<LineView, 'path' | 'title'> }) {
  const languageProps = foreignLanguage(title, useLocale());
  if (path === null)
    return (
      <span className="wrap-anywhere" {...languageProps}>
        {title}
      </span>
    );
  return (
    <Link href={path} className="wrap-anywhere hover:text-primary-ink" {...languageProps}>
      {title}
    </Link>
  );
}

/**
 * Picture that links to the product where its page is known. Hidden from assistive technology and keyboard, because the
 * title beside it is a link, too.
 */
export function LinePicture({
  path,
  image,
  className,
}: {
  /** Path without locale; null when unknown. */
  path: string | null;
  image: string | null;
  className: string;
}) {
  const photo = (
    <Photo
      image={image}
      alt=""
      sizes="6rem"
      widths={[270]}
      width={180}
      height={240}
      className={`aspect-3/4 shrink-0 ${className}`}
    />
  );
  if (path === null) return photo;
  return (
    <Link href={path} tabIndex={-1} aria-hidden="true" className="shrink-0">
      {photo}
    </Link>
  );
}

/** Swatch followed by the colour's name. `code` is a CSS colour; null leaves the swatch empty. */
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

/** Options of a line other than colour and size, each with its name, such as 'Length: 54'. */
export function OtherOptions({ options }: { options: readonly SelectedOption[] }) {
  const labelOf = useOptionLabel();
  return options.map((option) => (
    <span key={option.key}>
      {labelOf(option)}: <bdi>{option.value}</bdi>
    </span>
  ));
}

/** Describes why a line cannot be bought as it is; renders nothing for null. */
export function LineIssueNote({ issue }: { issue: LineIssue | null }) {
  const t = useTranslations('browser.cart.issue');
  const { format } = usePrice();
  const issueText = (lineIssue: LineIssue): string => {
    switch (lineIssue.kind) {
      case 'unavailable':
        return t('unavailable');
      case 'sold-out':
        return t('soldOut');
      case 'no-price':
        return t('noPrice');
      case 'too-many':
        return t('tooMany', { left: lineIssue.available });
      case 'new-price':
        // The text names the old price: the line shows the new one.
        return t('newPrice', { price: format(lineIssue.seenPrice) });
    }
  };
  return issue && <p className="text-sm font-semibold text-alert">{issueText(issue)}</p>;
}

/** Says of a line without slug that its product is being looked up, or could not be. */
export function LineLookupNote({ view }: { view: LineView }) {
  const t = useTranslations('browser.cart.issue');
  const { results, isFetching } = useStore(slugLookups);
  if (view.path !== null || view.isLoaded) return null;
  const hasFailed = !isFetching && results.has(String(view.line.productId));
  return <p className="text-sm text-muted">{hasFailed ? t('notLoaded') : t('loading')}</p>;
}
