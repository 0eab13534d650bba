import { CardActions } from '@/components/product/card-actions';
import { ColorChoice } from '@/components/product/color-choice';
import { ExpandableText } from '@/components/product/expandable-text';
import { Gallery } from '@/components/product/gallery';
import { PictureZoom } from '@/components/product/picture-zoom';
import { QuickView } from '@/components/product/quick-view';
import { ReviewForm } from '@/components/product/review-form';
import { SaleCountdown } from '@/components/product/sale-countdown';
import { ShareTargets } from '@/components/product/share-targets';
import { SizeChoice } from '@/components/product/size-choice';
import { SizeRow } from '@/components/product/size-row';
import { SizeSheet } from '@/components/product/size-sheet';
import { SwatchDots } from '@/components/product/swatch-dots';
import { TabbedPanels } from '@/components/product/tabbed-panels';
import { TickingCountdown } from '@/components/product/ticking-countdown';
import { VideoDialog } from '@/components/product/video-dialog';
import { VideoPopup } from '@/components/product/video-popup';
import { cartItem } from '@/lib/cart/item';
import { plainText } from '@/lib/catalogue/html';
import { noOptions } from '@/lib/catalogue/requested-options';
import { chooseColor, chooseSize, colorsFor } from '@/lib/catalogue/selection';
import type { Product } from '@/lib/catalogue/types';
import { held, pictures, type Samples } from './samples.ts';
import type { States } from './sections.tsx';
import { Choosing, Opened } from './tryable.tsx';

const video = '/uploads/video/abaya-open-camel.webm';
const dayMs = 86_400_000;

/** What a product's page and card do in the browser. */
export function productStates({ words, sample, variants }: Samples): States {
  const plain = sample('plain');
  const unpictured = sample('unpictured', { variants: variants(() => ({ images: [] })), images: [] });
  const someGone = sample('some-gone', {
    variants: variants((size) => ({ stock: size === '54' || size === '58' ? 0 : 12 })),
  });
  const allGone = sample('all-gone', { variants: variants(() => ({ stock: 0 })) });
  const notInEverySize = sample('not-in-every-size', {
    variants: variants().filter(({ color, size }) => color !== words.colors[1] || size === '58'),
  });
  const oneColor = sample('one-color', { variants: variants().slice(0, 4) });
  const eightColors = Array.from({ length: 8 }, (_, index) => ({
    name: String(index),
    code: `hsl(${index * 45} 40% 45%)`,
  }));
  const now = Date.now();
  const text = plainText(plain.descriptionHtml);
  return {
    'product/color-choice': {
      pictures: <Colors product={plain} />,
      swatches: <Colors product={unpictured} />,
      'one not in this size': <Colors product={notInEverySize} size="52" />,
      'one colour': <Colors product={oneColor} />,
    },
    'product/size-choice': {
      plain: <Sizes product={plain} />,
      'some sold out': <Sizes product={someGone} />,
      'all sold out': <Sizes product={allGone} />,
    },
    'product/size-row': {
      plain: <SizeRow sizes={['S', 'M', 'L']} soldOut={[]} />,
      'some sold out': <SizeRow sizes={['S', 'M', 'L']} soldOut={['S', 'L']} />,
    },
    'product/size-sheet': {
      'some product': (
        <Opened name="size-sheet">
          {(close) => <SizeSheet slug={held} options={noOptions} onClose={close} />}
        </Opened>
      ),
      gone: (
        <Opened name="size-sheet">
          {(close) => <SizeSheet slug="none" options={noOptions} onClose={close} />}
        </Opened>
      ),
    },
    'product/quick-view': {
      'some product': (
        <Opened name="quick-view">
          {(close) => <QuickView slug={held} options={noOptions} onClose={close} />}
        </Opened>
      ),
      gone: (
        <Opened name="quick-view">
          {(close) => <QuickView slug="none" options={noOptions} onClose={close} />}
        </Opened>
      ),
    },
    'product/card-actions': {
      plain: <Actions product={plain} />,
      listed: <Actions product={sample(held)} />,
    },
    'product/swatch-dots': {
      three: <SwatchDots swatches={colorsFor(plain, null)} label={words.title} />,
      'more than fit': <SwatchDots swatches={eightColors} label={words.title} />,
    },
    'product/gallery': {
      several: <Pictures product={plain} />,
      'with a video': <Pictures product={{ ...plain, video }} />,
      one: <Pictures product={{ ...plain, images: pictures(2).slice(0, 1) }} />,
    },
    'product/picture-zoom': {
      several: (
        <Opened name="picture-zoom">
          {(close) => (
            <PictureZoom
              title={words.title}
              images={plain.images}
              start={1}
              at={{ x: 0.5, y: 0.3 }}
              onClose={close}
            />
          )}
        </Opened>
      ),
    },
    'product/video-popup': { plain: <VideoPopup address={video} title={words.title} /> },
    'product/video-dialog': {
      file: (
        <Opened name="video-dialog">
          {(close) => <VideoDialog address={video} title={words.title} onClose={close} />}
        </Opened>
      ),
    },
    'product/expandable-text': { 'cut short': <ExpandableText short={text.slice(0, 90)} full={text} /> },
    'product/tabbed-panels': {
      several: (
        <TabbedPanels
          label={words.category}
          initial="first"
          panels={[
            { key: 'first', title: words.category, content: words.title },
            { key: 'second', title: words.title, content: words.short },
          ]}
        />
      ),
    },
    'product/sale-countdown': {
      days: <SaleCountdown endsAt={now + 3 * dayMs} now={now} />,
      'last second': <SaleCountdown endsAt={now} now={now} />,
      over: <SaleCountdown endsAt={now - 1} now={now} />,
    },
    'product/ticking-countdown': { running: <TickingCountdown endsAt={now + dayMs} /> },
    'product/share-targets': {
      several: (
        <ShareTargets
          targets={['Facebook', 'X', 'WhatsApp'].map((name) => ({ name, href: '#', label: name }))}
        />
      ),
    },
    'product/review-form': { plain: <ReviewForm /> },
  };
}

function Colors({ product, size }: { product: Product; size?: string }) {
  return (
    <Choosing product={product} options={{ size, color: product.variants[0]?.color ?? undefined }}>
      {(selection, select) => (
        <ColorChoice
          choice={product}
          selection={selection}
          onChoose={(color) => select(chooseColor(product, selection, color))}
        />
      )}
    </Choosing>
  );
}

function Sizes({ product }: { product: Product }) {
  return (
    <Choosing product={product}>
      {(selection, select) => (
        <SizeChoice
          choice={product}
          selection={selection}
          onChoose={(size) => select(chooseSize(product, selection, size))}
        />
      )}
    </Choosing>
  );
}

function Pictures({ product: { title, images, video, ...product } }: { product: Product }) {
  return (
    <Choosing product={{ ...product, title, images, video, variants: [] }}>
      {(selection, select) => (
        <Gallery
          title={title}
          images={images}
          main={selection.image}
          layout="thumbs"
          onChoose={(image) => select({ ...selection, image })}
          video={video && <VideoPopup address={video} title={title} />}
        />
      )}
    </Choosing>
  );
}

function Actions({ product }: { product: Product }) {
  return (
    <div className="group relative aspect-3/4 max-w-44 bg-backdrop">
      <CardActions item={cartItem(product, undefined, 0)} />
    </div>
  );
}
