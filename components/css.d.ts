import 'react';

declare module 'react' {
  interface CSSProperties {
    '--brand'?: string | undefined;
    '--ratio'?: number;
  }
}
