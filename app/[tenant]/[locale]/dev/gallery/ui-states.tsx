import { Heart } from 'lucide';
import { EmptyList } from '@/components/shop/empty-list';
import { FactsFailure } from '@/components/shop/facts-failure';
import { ListLink } from '@/components/shop/list-link';
import { notify } from '@/components/shop/notify';
import { Price } from '@/components/shop/price';
import { ProductStrip } from '@/components/shop/product-strip';
import { ShareList } from '@/components/shop/share-list';
import { SharedNotice } from '@/components/shop/shared-notice';
import { Stars } from '@/components/shop/stars';
import { ToggleButton } from '@/components/shop/toggle-button';
import { usePrice } from '@/components/shop/use-price';
import { Carousel } from '@/components/ui/carousel';
import { CountBadge } from '@/components/ui/count-badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Modal } from '@/components/ui/modal';
import { Photo } from '@/components/ui/photo';
import { paths } from '@/lib/address/address';
import { currentPrice, type Priced } from '@/lib/catalogue/pricing';
import { held, pictures, type Samples, sale } from './samples.ts';
import type { States } from './sections.tsx';
import { Opened, Tabs, Try } from './tryable.tsx';

export function uiStates({ words }: Samples): States {
  const listed = { slug: held, productId: held, title: words.title };
  const other = { ...listed, slug: 'none' };
  const offer = { title: words.category, slugs: [held, 'front-panel-crepe-abaya'] };
  const refresh = async () => {};
  const slides = pictures(1).map((address) => ({
    key: address,
    content: <Picture address={address} />,
  }));
  return {
    'ui/link': {
      'in text': (
        <Link href={paths.shop} className="link">
          {words.category}
        </Link>
      ),
      button: (
        <Link href={paths.shop} className="btn">
          {words.category}
        </Link>
      ),
      'quiet button': (
        <Link href={paths.shop} className="btn btn-quiet">
          {words.category}
        </Link>
      ),
    },
    'ui/icon': { heart: <Icon icon={Heart} className="size-5" /> },
    'ui/count-badge': {
      few: <Badge count={3} />,
      'two digits': <Badge count={42} />,
      'too many': <Badge count={120} />,
    },
    'shop/list-link': {
      wishlist: (
        <ListLink list="wishlist">
          <Icon icon={Heart} className="size-5" />
        </ListLink>
      ),
    },
    'shop/toggle-button': {
      off: <ToggleButton list="wishlist" product={other} className="icon-btn" />,
      'off, named': (
        <ToggleButton list="compare" product={other} className="inline-flex items-center gap-2" named />
      ),
      pressed: <ToggleButton list="wishlist" product={listed} className="icon-btn" />,
      'pressed, named': (
        <ToggleButton list="compare" product={listed} className="inline-flex items-center gap-2" named />
      ),
    },
    'shop/stars': Object.fromEntries(
      [null, 0, 1, 2.4, 3.5, 4, 5].map((rating) => [String(rating), <Stars key={rating} rating={rating} />]),
    ),
    'shop/price': {
      normal: <Amount price={189_000} />,
      sale: <Amount price={189_000} sale={sale} />,
      'sale without an old price': <Amount sale={sale} />,
      nothing: <Amount price={0} />,
      none: <Amount />,
      long: <Amount price={1_234_567_890} sale={{ ...sale, price: 1_111_111_111 }} />,
    },
    'ui/photo': { plain: <Picture address={pictures(1)[0] ?? null} />, none: <Picture address={null} /> },
    'ui/carousel': {
      several: <Carousel label={words.category} slides={slides} motion={{}} slideClass="basis-1/3" />,
      'one slide': (
        <Carousel label={words.title} slides={slides.slice(1, 2)} motion={{}} slideClass="basis-1/3" />
      ),
    },
    'ui/tab-list': { several: <Tabs label={words.category} titles={[...words.colors, words.title]} /> },
    'shop/product-strip': {
      wide: <ProductStrip slugs={offer.slugs} />,
      narrow: <ProductStrip slugs={offer.slugs} narrow />,
    },
    'shop/empty-list': { plain: <EmptyList text={words.short} bestSellers={offer} /> },
    'shop/facts-failure': {
      failed: <FactsFailure products={{ failed: true, loading: false, refresh }} />,
      'asking again': <FactsFailure products={{ failed: true, loading: true, refresh }} />,
    },
    'shop/share-list': { plain: <ShareList items={[listed]} /> },
    'shop/shared-notice': {
      wishlist: <SharedNotice list="wishlist" items={[listed]} onDone={() => {}} />,
      compare: <SharedNotice list="compare" items={[listed]} onDone={() => {}} />,
    },
    'shop/notices': {
      success: <Try name="success" onPress={() => notify({ kind: 'success', text: words.short })} />,
      warning: <Try name="warning" onPress={() => notify({ kind: 'warning', text: words.short })} />,
      error: <Try name="error" onPress={() => notify({ kind: 'error', text: words.long })} />,
      'with an action': (
        <Try
          name="action"
          onPress={() =>
            notify({
              kind: 'success',
              text: words.title,
              detail: words.short,
              action: { label: words.category, run: () => {} },
            })
          }
        />
      ),
    },
    'ui/modal': {
      titled: (
        <Opened name="titled">
          {(close) => (
            <Modal title={words.category} className="m-auto w-[min(28rem,92vw)]" onClose={close}>
              {words.short}
            </Modal>
          )}
        </Opened>
      ),
      bare: (
        <Opened name="bare">
          {(close) => (
            <Modal title={words.category} bare className="m-auto w-[min(28rem,92vw)]" onClose={close}>
              {words.short}
            </Modal>
          )}
        </Opened>
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

function Picture({ address }: { address: string | null }) {
  return (
    <Photo
      address={address}
      alt=""
      sizes="11rem"
      width={900}
      height={1200}
      className="aspect-3/4 w-full max-w-xl"
    />
  );
}

function Amount({ price = null, sale = null }: Partial<Priced>) {
  const { view } = usePrice();
  return <Price price={view(currentPrice({ price, sale }, Date.now()))} />;
}
