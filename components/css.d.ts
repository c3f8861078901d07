import 'react';

declare module 'react' {
  interface CSSProperties {
    '--brand'?: string | undefined;
    /** Width by height. */
    '--ratio'?: number;
  }
}
