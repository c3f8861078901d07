import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The colour that small sheets are drawn in. */
    '--brand'?: string | undefined;
    /** A picture's width by its height. */
    '--ratio'?: number;
  }
}
