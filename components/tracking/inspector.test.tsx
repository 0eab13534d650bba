import { screen } from '@testing-library/react';
import { expectAccessible, renderInShop } from '@/components/testing/render-in-shop';
import { Inspector } from './inspector.tsx';

const setWidth = (width: number) => {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
};

const header = document.createElement('header');
header.dataset.siteHeader = '';

const renderInspector = () => renderInShop(<Inspector onClose={() => {}} />);

describe('Inspector', () => {
  beforeEach(() => {
    sessionStorage.clear();
    document.body.append(header);
    jest.spyOn(header, 'offsetHeight', 'get').mockReturnValue(64);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    document.documentElement.removeAttribute('data-consent');
  });

  test('says that no consent is needed before any choice', async () => {
    renderInspector();
    expect(screen.getByText('not needed here')).toBeInTheDocument();
    await expectAccessible();
  });

  test.each([
    ['granted', 'given'],
    ['denied', 'refused'],
    ['objected', "refused by the browser's signal"],
  ])('shows the consent preference "%s" as "%s"', (preference, text) => {
    document.documentElement.dataset.consent = preference;
    renderInspector();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test.each([
    [390, '64px'],
    [1280, '0px'],
  ])('on a screen of %i pixels, begins %s below the top', (width, top) => {
    setWidth(width);
    renderInspector();
    expect(screen.getByRole('region').style.top).toBe(top);
  });
});
