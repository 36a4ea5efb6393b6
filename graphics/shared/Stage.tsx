import type { CSSProperties, ReactNode, Ref } from 'react';
import { FRAME } from './theme';

interface StageProps {
  /** Version of the match the picture shows; stands in the DOM as soon as the picture does. */
  readonly version: number;
  readonly name: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

const SIZE: CSSProperties = { width: FRAME.width, height: FRAME.height };

/** The transparent root of an overlay: one frame of 1920 x 1080. */
export const Stage = ({ version, name, ref, children }: StageProps) => (
  <div ref={ref} className={`stage stage-${name}`} data-version={version} style={SIZE}>
    {children}
  </div>
);
