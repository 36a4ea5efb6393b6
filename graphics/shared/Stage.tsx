import { createContext, useContext, type CSSProperties, type ReactNode, type Ref } from 'react';
import { FRAME } from './theme';

/** Version of the show the picture belongs to. */
export const ShowVersion = createContext(0);

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
  <div
    ref={ref}
    className={`stage stage-${name}`}
    data-version={version}
    data-show={useContext(ShowVersion)}
    style={SIZE}
  >
    {children}
  </div>
);
