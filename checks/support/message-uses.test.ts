import { messageUses } from './message-uses.ts';

const text = `
  export async function Page() {
    const [tenant, t] = await Promise.all([currentTenant(), getTranslations('home')]);
    const word = await getTranslations('product');
    return <p title={word.rich('sale')}>{[1].map((tab) => t(\`tabs.\${tab}\`))}</p>;
  }
  function Other({ name }) {
    const t = useTranslations('browser.error');
    return <p>{t('title')}{t(name)}{other('text')}</p>;
  }
  function words(count: number, t: ReturnType<typeof useTranslations<'browser.listing'>>) {
    return t('showing', { count });
  }
`;

describe('messageUses', () => {
  test('resolves keys by the translator in scope and splits computed keys', () => {
    expect(messageUses({ path: 'page.tsx', text }).map(({ parts }) => parts)).toEqual([
      ['product.sale'],
      ['home.tabs.', ''],
      ['browser.error.title'],
      ['browser.error.', ''],
      ['browser.listing.showing'],
    ]);
  });

  test('names the arguments that a call passes', () => {
    const calls = [
      "t('none')",
      "t('one', { count })",
      "t('variable', values)",
      "t('spread', { count, ...values })",
    ];
    const page = `function Page() { const t = useTranslations('home'); return [${calls}]; }`;
    expect(messageUses({ path: 'page.tsx', text: page }).map(({ argumentNames }) => argumentNames)).toEqual([
      [],
      ['count'],
      null,
      null,
    ]);
  });
});
