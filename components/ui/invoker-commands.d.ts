import 'react';

declare module 'react' {
  /** HTML invoker commands: buttons that open or close a dialog without script. */
  interface ButtonHTMLAttributes<T> {
    commandfor?: string;
    command?: 'show-modal' | 'close';
  }
}
