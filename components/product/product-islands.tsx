'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import type { AddToCartButtonProps } from '@/components/cart/add-to-cart-button';
import type { CarouselView } from '@/components/ui/carousel-view';
import { DeferredIsland } from '@/components/ui/deferred-island';
import { islandOnFirstUse } from '@/components/ui/preloaded-island';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { useNearViewport } from '@/components/ui/use-near-viewport';
import { WhenNearViewport } from '@/components/ui/when-near-viewport';
import { reviewPageParameter, reviewSortParameter } from '@/lib/catalogue/product/review-pages';
import { useStore } from '@/lib/platform/store/use-store';
import type { TrackedItem } from '@/lib/shopper/tracking/events';
import { track } from '@/lib/shopper/tracking/track';
import { recordView } from '@/lib/shopper/visitor/record-view';
import { visitorStateIfStored } from '@/lib/shopper/visitor/state';
import type { DeliveryDatesProps } from './calculated-delivery-dates.tsx';
import type { CardActionsProps } from './card-actions.tsx';
import type { ShareSheetProps } from './share-sheet.tsx';
import type { TabbedPanels } from './tabbed-panels.tsx';
import { useLoadedSheet } from './use-loaded-sheet.ts';

const loadDialog = () => import('./video-dialog.tsx').then((module) => module.VideoDialog);

/** Link to a product's video, which opens in a dialog once scripts run. */
export function VideoPopup({ url, title, icon }: { url: string; title: string; icon: ReactNode }) {
  const t = useTranslations('browser');
  const { Sheet: Dialog, close, buttonProps } = useLoadedSheet(loadDialog, url);
  return (
    <>
      <a
        href={url}
        className="btn btn-quiet mt-4 max-sm:absolute max-sm:end-0 max-sm:bottom-7 max-sm:size-11 max-sm:rounded-full max-sm:border-transparent max-sm:bg-paper-veil max-sm:px-0"
        {...buttonProps}
        onClick={(event) => {
          event.preventDefault();
          buttonProps.onClick();
        }}
      >
        {icon}
        <span className="max-sm:sr-only">{t('playVideo')}</span>
      </a>
      {Dialog && <Dialog url={url} title={title} onClose={close} />}
    </>
  );
}

const TabsIsland = islandOnFirstUse(() =>
  import('./tabbed-panels.tsx').then((module) => module.TabbedPanels),
);

/** Tabs that hydrate with the first use of the page: a touch, key, scroll or movement of the mouse. */
export function DeferredTabbedPanels(props: ComponentProps<typeof TabbedPanels>) {
  return (
    <DeferredIsland name="details">
      <TabsIsland {...props} />
    </DeferredIsland>
  );
}

const CarouselIsland = islandOnFirstUse(() =>
  import('@/components/ui/carousel-view').then((module) => module.CarouselView),
);

/** Carousel that hydrates with the first use of the page. Until then its row scrolls. */
export function DeferredCarousel(props: ComponentProps<typeof CarouselView>) {
  return (
    <DeferredIsland name="carousel">
      <CarouselIsland {...props} />
    </DeferredIsland>
  );
}

const loadCardControls = () => import('./card-controls.ts').then((module) => module.cardControls);
const CardActionsIsland = islandOnFirstUse(() => loadCardControls().then((controls) => controls.CardActions));
const AddToCartIsland = islandOnFirstUse(() =>
  loadCardControls().then((controls) => controls.AddToCartButton),
);

/** `CardActions` that hydrate with the first use of the page; only for cards in an island. */
export function DeferredCardActions(props: CardActionsProps) {
  return <CardActionsIsland {...props} />;
}

/** `AddToCartButton` that hydrates with the first use of the page; only for cards in an island. */
export function DeferredAddToCartButton(props: AddToCartButtonProps) {
  return <AddToCartIsland {...props} />;
}

const loadDates = () =>
  import('./calculated-delivery-dates.tsx').then((module) => module.CalculatedDeliveryDates);

/**
 * Dates between which an order placed now arrives. The browser calculates the dates, because the page is cached. The code of the
 * calculation loads once the text is near the viewport.
 */
export function DeliveryDates(props: DeliveryDatesProps) {
  const root = useRef<HTMLSpanElement>(null);
  const Dates = useDeferredComponent(loadDates, useNearViewport(root));
  return Dates ? <Dates {...props} /> : <span ref={root}>{props.fallback}</span>;
}

const loadShareSheet = () => import('./share-sheet.tsx').then((module) => module.ShareSheet);

/** Share sheet, loaded once it is near the viewport. Until then, `children` show, which are plain links. */
export function DeferredShareSheet({ children, ...sheetProps }: ShareSheetProps & { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const Sheet = useDeferredComponent(loadShareSheet, useNearViewport(root));
  return <div ref={root}>{Sheet ? <Sheet {...sheetProps} /> : children}</div>;
}

const loadCountdown = () => import('./ticking-countdown.tsx').then((module) => module.TickingCountdown);

/**
 * Ticking countdown. Until it has loaded, `children` show: the countdown as the server rendered it.
 * @param endsAt epoch milliseconds
 */
export function DeferredCountdown({ endsAt, children }: { endsAt: number; children: ReactNode }) {
  const Countdown = useDeferredComponent(loadCountdown);
  return Countdown ? <Countdown endsAt={endsAt}>{children}</Countdown> : children;
}

const loadLookSheet = () => import('./look-sheet.tsx').then((module) => module.loadLookSheet());

/**
 * Button that opens the sheet in which a look is added to the cart.
 * @param slugs products of the look; the product of the page is first
 */
export function LookButton({ slugs, children }: { slugs: string[]; children: ReactNode }) {
  const { Sheet, close, buttonProps } = useLoadedSheet(loadLookSheet);
  return (
    <>
      <button type="button" className="btn needs-script mt-8" {...buttonProps}>
        {children}
      </button>
      {Sheet && <Sheet slugs={slugs} onClose={close} />}
    </>
  );
}

/**
 * Link to another page or order of a product's reviews. A click takes all other parameters from the current URL, such as the options that
 * the visitor has selected since the page was rendered.
 */
export function ReviewLink({
  href,
  className = 'link inline-flex min-h-11 items-center',
  children,
  ...rest
}: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      href={href}
      className={className}
      onClick={({ currentTarget }) => {
        const pageQuery = new URLSearchParams(location.search);
        const linkQuery = new URLSearchParams(currentTarget.search);
        for (const name of [reviewPageParameter, reviewSortParameter]) {
          const value = linkQuery.get(name);
          if (value === null) pageQuery.delete(name);
          else pageQuery.set(name, value);
        }
        currentTarget.search = String(pageQuery);
      }}
    >
      {children}
    </a>
  );
}

const loadBuyerReviewForm = () =>
  import('./buyer-review-form.tsx').then((module) => module.loadBuyerReviewForm());

/** Review form of a shop with customer reviews. */
export function DeferredBuyerReviewForm({ slug }: { slug: string }) {
  return <ReviewFormPlace load={loadBuyerReviewForm} formProps={{ slug }} />;
}

const loadUnsentReviewForm = () =>
  import('./unsent-review-form.tsx').then((module) => module.UnsentReviewForm);

/** Review form of a shop without customer reviews, which sends nothing. */
export function DeferredUnsentReviewForm() {
  return <ReviewFormPlace load={loadUnsentReviewForm} formProps={{}} />;
}

interface ReviewFormPlaceProps<FormProps> {
  load: () => Promise<ComponentType<FormProps>>;
  formProps: FormProps;
}

/** Reserved space, into which a review form is loaded once it is near the viewport. */
function ReviewFormPlace<FormProps extends object>({ load, formProps }: ReviewFormPlaceProps<FormProps>) {
  const t = useTranslations('browser.reviewForm');
  const root = useRef<HTMLDivElement>(null);
  const Form = useDeferredComponent(load, useNearViewport(root));
  return (
    <div ref={root} className="scripted:min-h-108">
      <p className="without-script text-sm text-muted">{t('needsScript')}</p>
      {Form && <Form {...formProps} />}
    </div>
  );
}

/** Tracks a product view and adds the product to the recently viewed ones. */
export function TrackProductView({ slug, item }: { slug: string; item: TrackedItem }) {
  // A ref, so that a new `item` object does not track the same view again.
  const itemRef = useRef(item);
  useEffect(() => {
    track({ type: 'product-view', item: itemRef.current });
    // Returns a clean-up function, which records the view at the latest when the page is left.
    return recordView(slug);
  }, [slug]);
  return null;
}

const loadStrip = () => import('@/components/commerce/product-strip').then((module) => module.ProductStrip);

/** Recently viewed products without the current one. */
export function RecentlyViewed({ excludedSlug }: { excludedSlug: string }) {
  const viewed = useStore(visitorStateIfStored, (state) => state.viewed);
  const slugs = viewed.filter((slug) => slug !== excludedSlug);
  if (slugs.length === 0) return null;
  return (
    <WhenNearViewport>
      <DeferredStrip slugs={slugs} />
    </WhenNearViewport>
  );
}

function DeferredStrip(props: { slugs: string[] }) {
  const Strip = useDeferredComponent(loadStrip);
  return Strip && <Strip {...props} />;
}
