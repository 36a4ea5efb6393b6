import 'react';

declare module 'react' {
  /** Custom properties in style attributes. */
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number;
  }
}
