import { Heart } from 'lucide';
import { EmptyList } from '@/components/commerce/empty-list';
import { Price } from '@/components/commerce/price';
import { ProductStrip } from '@/components/commerce/product-strip';
import { StalePricesAlert } from '@/components/commerce/stale-prices-alert';
import { Stars } from '@/components/commerce/stars';
import { usePrice } from '@/components/commerce/use-price';
import { LoadingText } from '@/components/commerce/when-visitor-ready';
import { ListLink } from '@/components/saved-lists/list-link';
import { SavedItemToggle } from '@/components/saved-lists/saved-item-toggle';
import { savedListIcons } from '@/components/saved-lists/saved-list-icons';
import { ShareListButton } from '@/components/saved-lists/share-list-button';
import { SharedListBanner } from '@/components/saved-lists/shared-list-banner';
import { type Samples, sale, sampleImages, sampleSlug } from '@/components/testing/samples';
import { notify } from '@/components/toasts/notify';
import { Carousel } from '@/components/ui/carousel';
import { CatalogueText } from '@/components/ui/catalogue-text';
import { CountBadge } from '@/components/ui/count-badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Modal } from '@/components/ui/modal';
import { Photo } from '@/components/ui/photo';
import { currentPrice, type Priced } from '@/lib/catalogue/product/pricing';
import { paths } from '@/lib/platform/urls/paths';
import { ActionButton, ExampleTabs, OverlayButton } from './interactive.tsx';
import type { GalleryStates } from './sections.tsx';

/** States of primitives, and of components that several features share. */
export function uiStates({ texts }: Samples): GalleryStates {
  const savedItem = { slug: sampleSlug, productId: sampleSlug, title: texts.title };
  const unsavedItem = { ...savedItem, slug: 'none' };
  const suggestions = { title: texts.category, slugs: [sampleSlug, 'front-panel-crepe-abaya'] };
  const refresh = async () => {};
  const slides = sampleImages(1).map((image) => ({
    key: image,
    content: <Picture image={image} />,
  }));
  return {
    'ui/link': {
      'in text': (
        <Link href={paths.shop} className="link">
          {texts.category}
        </Link>
      ),
      button: (
        <Link href={paths.shop} className="btn">
          {texts.category}
        </Link>
      ),
      'quiet button': (
        <Link href={paths.shop} className="btn btn-quiet">
          {texts.category}
        </Link>
      ),
    },
    'ui/icon': { heart: <Icon icon={Heart} className="size-5" /> },
    'ui/count-badge': {
      few: <Badge count={3} />,
      'two digits': <Badge count={42} />,
      'too many': <Badge count={120} />,
    },
    'saved-lists/list-link': {
      wishlist: (
        <ListLink list="wishlist">
          <Icon icon={Heart} className="size-5" />
        </ListLink>
      ),
    },
    'saved-lists/saved-item-toggle': {
      off: (
        <SavedItemToggle
          list="wishlist"
          icon={savedListIcons.wishlist}
          product={unsavedItem}
          className="icon-btn"
        />
      ),
      'off, named': (
        <SavedItemToggle
          list="compare"
          icon={savedListIcons.compare}
          product={unsavedItem}
          className="inline-flex items-center gap-2"
          showsName
        />
      ),
      pressed: (
        <SavedItemToggle
          list="wishlist"
          icon={savedListIcons.wishlist}
          product={savedItem}
          className="icon-btn"
        />
      ),
      'pressed, named': (
        <SavedItemToggle
          list="compare"
          icon={savedListIcons.compare}
          product={savedItem}
          className="inline-flex items-center gap-2"
          showsName
        />
      ),
    },
    'commerce/stars': Object.fromEntries(
      [null, 0, 1, 2.4, 3.5, 4, 5].map((rating) => [String(rating), <Stars key={rating} rating={rating} />]),
    ),
    'commerce/price': {
      normal: <Amount price={189_000} />,
      sale: <Amount price={189_000} sale={sale} />,
      'sale without an old price': <Amount sale={sale} />,
      zero: <Amount price={0} />,
      unknown: <Amount />,
      long: <Amount price={1_234_567_890} sale={{ ...sale, price: 1_111_111_111 }} />,
    },
    'ui/catalogue-text': {
      plain: <CatalogueText>{texts.title}</CatalogueText>,
      'in Latin letters': <CatalogueText>{sampleSlug}</CatalogueText>,
    },
    'ui/photo': { plain: <Picture image={sampleImages(1)[0] ?? null} />, none: <Picture image={null} /> },
    'ui/carousel': {
      several: <Carousel label={texts.category} slides={slides} options={{}} slideClass="basis-1/3" />,
      'one slide': (
        <Carousel label={texts.title} slides={slides.slice(1, 2)} options={{}} slideClass="basis-1/3" />
      ),
    },
    'ui/tab-list': {
      several: <ExampleTabs label={texts.category} titles={[...texts.colors, texts.title]} />,
    },
    'commerce/product-strip': {
      wide: <ProductStrip slugs={suggestions.slugs} />,
      narrow: <ProductStrip slugs={suggestions.slugs} compact />,
    },
    'commerce/when-visitor-ready': { plain: <LoadingText /> },
    'commerce/empty-list': { plain: <EmptyList text={texts.short} bestSellers={suggestions} /> },
    'commerce/stale-prices-alert': {
      failed: <StalePricesAlert snapshots={{ hasFailed: true, isFetching: false, refresh }} />,
      retrying: <StalePricesAlert snapshots={{ hasFailed: true, isFetching: true, refresh }} />,
    },
    'saved-lists/share-list-button': { plain: <ShareListButton items={[savedItem]} /> },
    'saved-lists/shared-list-banner': {
      wishlist: <SharedListBanner list="wishlist" items={[savedItem]} showOwn={() => {}} />,
      compare: <SharedListBanner list="compare" items={[savedItem]} showOwn={() => {}} />,
    },
    'toasts/toasts': {
      success: <ActionButton name="success" onPress={() => notify({ kind: 'success', text: texts.short })} />,
      warning: <ActionButton name="warning" onPress={() => notify({ kind: 'warning', text: texts.short })} />,
      error: <ActionButton name="error" onPress={() => notify({ kind: 'error', text: texts.long })} />,
      'with an action': (
        <ActionButton
          name="action"
          onPress={() =>
            notify({
              kind: 'success',
              text: texts.title,
              detail: texts.short,
              action: { label: texts.category, run: () => {} },
            })
          }
        />
      ),
    },
    'ui/modal': {
      titled: (
        <OverlayButton name="titled">
          {(close) => (
            <Modal title={texts.category} className="m-auto w-[min(28rem,92vw)]" onClose={close}>
              {texts.short}
            </Modal>
          )}
        </OverlayButton>
      ),
      'hidden title': (
        <OverlayButton name="hidden title">
          {(close) => (
            <Modal title={texts.category} hideTitle className="m-auto w-[min(28rem,92vw)]" onClose={close}>
              {texts.short}
            </Modal>
          )}
        </OverlayButton>
      ),
    },
  };
}

function Badge({ count }: { count: number }) {
  return (
    <span className="icon-btn relative">
      <Icon icon={Heart} className="size-5" />
      <CountBadge count={count} />
    </span>
  );
}

function Picture({ image }: { image: string | null }) {
  return (
    <Photo
      image={image}
      alt=""
      sizes="11rem"
      width={900}
      height={1200}
      className="aspect-3/4 w-full max-w-xl"
    />
  );
}

function Amount({ price = null, sale = null }: Partial<Priced>) {
  const { priceView } = usePrice();
  return <Price price={priceView(currentPrice({ price, sale }, Date.now()))} />;
}
