import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderInShop } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import { TabList, tabId } from './tab-list.tsx';

const tabs = [
  { key: 'fit', title: 'Fit' },
  { key: 'care', title: 'Care' },
  { key: 'fabric', title: 'Fabric' },
];

function Tabs() {
  const [selected, setSelected] = useState('fit');
  return (
    <>
      <TabList
        id="tabs"
        label="Details"
        tabs={tabs}
        selected={selected}
        onSelect={setSelected}
        panelId={() => 'panel'}
      />
      <div role="tabpanel" id="panel" aria-labelledby={tabId('tabs', selected)} />
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('tab list', () => {
  test.each(locales)('arrow keys, Home and End select and focus a tab: %s', async (locale) => {
    const { user } = renderInShop(<Tabs />, { locale });
    const [next, previous] =
      locale === 'ar' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    await user.tab();
    for (const [key, name] of [
      [next, 'Care'],
      [previous, 'Fit'],
      [previous, 'Fabric'],
      [next, 'Fit'],
      ['{End}', 'Fabric'],
      ['{Home}', 'Fit'],
    ] as const) {
      await user.keyboard(key);
      await waitFor(() => expect(tab(name)).toHaveFocus());
      expect(screen.getByRole('tab', { selected: true })).toBe(tab(name));
      expect(screen.getByRole('tabpanel')).toHaveAccessibleName(name);
    }
    await expectAccessible();
  });

  test('a click selects a tab as the only tab stop', async () => {
    const { user } = renderInShop(<Tabs />);
    await user.click(tab('Care'));
    expect(screen.getByRole('tab', { selected: true })).toBe(tab('Care'));
    await user.tab();
    await waitFor(() => expect(document.body).toHaveFocus());
  });
});
