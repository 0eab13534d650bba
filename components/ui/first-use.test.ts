/** Loads a page that its visitor has or has not touched; undefined where the browser does not tell. */
async function openPage(wasTouched?: boolean) {
  jest.resetModules();
  if (wasTouched !== undefined)
    Object.defineProperty(navigator, 'userActivation', {
      value: { hasBeenActive: wasTouched },
      configurable: true,
    });
  const { firstUse } = await import('./first-use.ts');
  const onUse = jest.fn();
  void firstUse().then(onUse);
  await Promise.resolve();
  return onUse;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'userActivation');
  history.replaceState(null, '');
});

describe('the first use of a page', () => {
  test.each(['pointerdown', 'pointermove', 'click', 'keydown', 'focusin', 'scroll', 'popstate'])(
    'is %s',
    async (type) => {
      const onUse = await openPage(false);
      expect(onUse).not.toHaveBeenCalled();
      (type === 'popstate' ? window : document.body).dispatchEvent(new Event(type, { bubbles: true }));
      await Promise.resolve();
      expect(onUse).toHaveBeenCalledTimes(1);
    },
  );

  test.each([
    ['the visitor has touched it', true],
    ['the browser does not tell', undefined],
  ])('may be over when this code loads: %s', async (_case, wasTouched) => {
    expect(await openPage(wasTouched)).toHaveBeenCalledTimes(1);
  });

  test('is over on the history entry of a layer', async () => {
    history.replaceState({ layer: true }, '');
    expect(await openPage(false)).toHaveBeenCalledTimes(1);
  });
});
