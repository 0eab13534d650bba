import { Play } from 'lucide';
import { BuyerReviewForm } from '@/components/product/buyer-review-form';
import { CardActions } from '@/components/product/card-actions';
import { cardIcons, SizeRow, SwatchDots } from '@/components/product/card-parts';
import { ExpandableText } from '@/components/product/expandable-text';
import { Gallery } from '@/components/product/gallery';
import { gallerySizes } from '@/components/product/gallery-sizes';
import { ImageZoom } from '@/components/product/image-zoom';
import { OptionChoices } from '@/components/product/option-choices';
import { OptionSheet } from '@/components/product/option-sheet';
import { VideoPopup } from '@/components/product/product-islands';
import { QuickView } from '@/components/product/quick-view';
import { SaleCountdown } from '@/components/product/sale-countdown';
import { ShareTargets } from '@/components/product/share-targets';
import { TabbedPanels } from '@/components/product/tabbed-panels';
import { TickingCountdown } from '@/components/product/ticking-countdown';
import { UnsentReviewForm } from '@/components/product/unsent-review-form';
import { VideoDialog } from '@/components/product/video-dialog';
import { type Samples, sampleImages, sampleSlug } from '@/components/testing/samples';
import { Icon } from '@/components/ui/icon';
import { plainText } from '@/lib/catalogue/product/description';
import { noOptions } from '@/lib/catalogue/product/options';
import { swatchesOf } from '@/lib/catalogue/product/selection';
import type { Product } from '@/lib/catalogue/product/types';
import { cartItem } from '@/lib/shopper/cart/cart-item';
import { OverlayButton, WithSelection } from './interactive.tsx';
import type { GalleryStates } from './sections.tsx';

const video = '/uploads/video/abaya-open-camel.mp4';
const playIcon = <Icon icon={Play} className="size-4" />;
const dayMs = 86_400_000;

/** States of client components of the product page and card. */
export function productStates({
  texts,
  createProduct,
  createVariants,
  createVariantsInLengths,
}: Samples): GalleryStates {
  const plain = createProduct('plain');
  const withoutImages = createProduct('without-images', {
    variants: createVariants(() => ({ images: [] })),
    images: [],
  });
  const someSoldOut = createProduct('some-sold-out', {
    variants: createVariants((size) => ({ stock: size === '54' || size === '58' ? 0 : 12 })),
  });
  const allSoldOut = createProduct('all-sold-out', { variants: createVariants(() => ({ stock: 0 })) });
  const notInEverySize = createProduct('not-in-every-size', {
    variants: createVariants().filter(({ color, size }) => color !== texts.colors[1] || size === '58'),
  });
  const withoutColorCodes = createProduct('without-color-codes', {
    variants: createVariants((_, color) => ({ colorCode: null, images: color === 0 ? sampleImages(0) : [] })),
    images: [],
  });
  const inLengths = createProduct('in-lengths', { variants: createVariantsInLengths() });
  const oneColor = createProduct('one-color', { variants: createVariants().slice(0, 4) });
  const eightColors = Array.from({ length: 8 }, (_, index) => ({
    name: String(index),
    code: `hsl(${index * 45} 40% 45%)`,
  }));
  const now = Date.now();
  const description = plainText(plain.descriptionHtml);
  return {
    'product/option-choices': {
      pictures: <Options product={plain} />,
      swatches: <Options product={withoutImages} />,
      'missing in this size': <Options product={notInEverySize} size="52" />,
      'one colour': <Options product={oneColor} />,
      'colours without a code': <Options product={withoutColorCodes} />,
      'three options': <Options product={inLengths} />,
      'some sold out': <Options product={someSoldOut} />,
      'all sold out': <Options product={allSoldOut} />,
    },
    'product/option-sheet': {
      'some product': (
        <OverlayButton name="option-sheet">
          {(close) => <OptionSheet slug={sampleSlug} options={noOptions} onClose={close} />}
        </OverlayButton>
      ),
      discontinued: (
        <OverlayButton name="option-sheet">
          {(close) => <OptionSheet slug="none" options={noOptions} onClose={close} />}
        </OverlayButton>
      ),
    },
    'product/quick-view': {
      'some product': (
        <OverlayButton name="quick-view">
          {(close) => <QuickView slug={sampleSlug} options={noOptions} onClose={close} />}
        </OverlayButton>
      ),
      discontinued: (
        <OverlayButton name="quick-view">
          {(close) => <QuickView slug="none" options={noOptions} onClose={close} />}
        </OverlayButton>
      ),
    },
    'product/card-actions': {
      plain: <Actions product={plain} />,
      saved: <Actions product={createProduct(sampleSlug)} />,
    },
    'product/card-parts': {
      sizes: <SizeRow sizes={['S', 'M', 'L']} soldOut={[]} />,
      'some sizes sold out': <SizeRow sizes={['S', 'M', 'L']} soldOut={['S', 'L']} />,
      'three colours': <SwatchDots swatches={swatchesOf(plain)} label={texts.title} />,
      'more colours than shown': <SwatchDots swatches={eightColors} label={texts.title} />,
    },
    'product/gallery': {
      several: <Pictures product={plain} />,
      'with a video': <Pictures product={{ ...plain, video }} />,
      one: <Pictures product={{ ...plain, images: sampleImages(2).slice(0, 1) }} />,
    },
    'product/image-zoom': {
      several: (
        <OverlayButton name="picture-zoom">
          {(close) => (
            <ImageZoom
              title={texts.title}
              images={plain.images}
              initialIndex={1}
              point={{ x: 0.5, y: 0.3 }}
              onClose={close}
            />
          )}
        </OverlayButton>
      ),
    },
    'product/product-islands': {
      'video popup': <VideoPopup url={video} title={texts.title} icon={playIcon} />,
    },
    'product/video-dialog': {
      file: (
        <OverlayButton name="video-dialog">
          {(close) => <VideoDialog url={video} title={texts.title} onClose={close} />}
        </OverlayButton>
      ),
    },
    'product/expandable-text': {
      truncated: <ExpandableText short={description.slice(0, 90)} full={description} />,
    },
    'product/tabbed-panels': {
      several: (
        <TabbedPanels
          label={texts.category}
          initial="first"
          panels={[
            { key: 'first', title: texts.category, content: texts.title },
            { key: 'second', title: texts.title, content: texts.short },
          ]}
        />
      ),
    },
    'product/sale-countdown': {
      days: <SaleCountdown endsAt={now + 3 * dayMs} now={now} />,
      'last second': <SaleCountdown endsAt={now} now={now} />,
      over: <SaleCountdown endsAt={now - 1} now={now} />,
    },
    'product/ticking-countdown': {
      running: (
        <TickingCountdown endsAt={now + dayMs}>
          <SaleCountdown endsAt={now + dayMs} now={now} />
        </TickingCountdown>
      ),
    },
    'product/share-targets': {
      several: (
        <ShareTargets
          targets={['Facebook', 'X', 'WhatsApp'].map((name) => ({ name, href: '#', label: name }))}
        />
      ),
    },
    'product/unsent-review-form': { plain: <UnsentReviewForm /> },
    'product/buyer-review-form': { plain: <BuyerReviewForm slug="abaya" /> },
  };
}

function Options({ product, size }: { product: Product; size?: string }) {
  const color = product.variants[0]?.color;
  return (
    <WithSelection product={product} options={{ ...(color && { color }), ...(size && { size }) }}>
      {(selection, select) => (
        <div className="grid gap-6">
          <OptionChoices product={product} selection={selection} onSelect={select} />
        </div>
      )}
    </WithSelection>
  );
}

function Pictures({ product: { title, images, video, ...product } }: { product: Product }) {
  return (
    // Without variants, whose images would otherwise be selected first.
    <WithSelection product={{ ...product, title, images, video, variants: [] }}>
      {(selection, select) => (
        <Gallery
          title={title}
          images={images}
          selected={selection.image}
          sizes={gallerySizes('thumbs', images.length)}
          layout="thumbs"
          onSelect={(image) => select({ ...selection, image })}
          video={video && <VideoPopup url={video} title={title} icon={playIcon} />}
        />
      )}
    </WithSelection>
  );
}

function Actions({ product }: { product: Product }) {
  return (
    <div className="group relative aspect-3/4 max-w-44 bg-backdrop">
      <CardActions item={cartItem(product, undefined, 0)} icons={cardIcons} />
    </div>
  );
}
