import { type Messages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { ComponentType, ReactElement } from 'react';

/** Wraps a component so that it also finds messages that were fetched after the page. */
export function withMessages<Props extends object>(
  Component: ComponentType<Props>,
  messages: Partial<Messages>,
): (props: Props) => ReactElement {
  return function WithMessages(props: Props) {
    return (
      <NextIntlClientProvider locale={useLocale()} messages={{ ...useMessages(), ...messages }}>
        <Component {...props} />
      </NextIntlClientProvider>
    );
  };
}
