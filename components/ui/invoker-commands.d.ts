import 'react';

declare module 'react' {
  /** Invoker commands of HTML: a button that opens or closes a dialog without script. */
  interface ButtonHTMLAttributes<T> {
    commandfor?: string;
    command?: 'show-modal' | 'close';
  }
}
