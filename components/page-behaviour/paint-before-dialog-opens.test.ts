import { waitFor } from '@testing-library/react';
import { looksPending } from '@/components/testing/looks-pending';
import { startPaintBeforeDialogOpens } from './paint-before-dialog-opens.ts';

const onOpen = jest.fn();
let stopListening = () => {};

const renderButton = (attributes: string) => {
  document.body.innerHTML = `<button ${attributes}><svg></svg></button>`;
  const element = document.querySelector('button') as HTMLButtonElement;
  // Simulates the browser, which opens the layer unless the default action of the click is prevented.
  element.onclick = (event) => event.defaultPrevented || onOpen();
  return element;
};

describe('a button that opens a layer', () => {
  beforeEach(() => {
    onOpen.mockReset();
    stopListening = startPaintBeforeDialogOpens();
  });
  afterEach(() => stopListening());

  test.each(['commandfor="menu" command="show-modal"', 'popovertarget="sheet"'])(
    'looks pressed until its layer opens: %s',
    async (attributes) => {
      const opener = renderButton(attributes);
      opener.click();
      expect(looksPending(opener)).toBe(true);
      expect(onOpen).not.toHaveBeenCalled();
      await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
      expect(looksPending(opener)).toBe(false);
    },
  );

  test('opens its layer once for two clicks', async () => {
    const opener = renderButton('popovertarget="sheet"');
    opener.click();
    opener.click();
    await waitFor(() => expect(looksPending(opener)).toBe(false));
    expect(onOpen).toHaveBeenCalledTimes(1);
    opener.click();
    await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(2));
  });

  test('closes a layer at once', () => {
    renderButton('popovertarget="sheet" popovertargetaction="hide"').click();
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test('opens its layer at once after the listener is removed', () => {
    stopListening();
    renderButton('commandfor="menu" command="show-modal"').click();
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});
