import { createContext, useContext, type CSSProperties, type ReactNode, type Ref } from 'react';
import type { GraphicId } from 'chess-match/client';
import { frameOf } from './theme';
import { classes } from './classes';
import css from './graphicRoot.module.css';

/** Version of the show when what the picture shows of it changed last; of a preview, of the show itself. */
export const ShowVersion = createContext(0);

interface GraphicRootProps {
  /** Version of the match the picture shows; stands in the DOM as soon as the picture does. */
  readonly version: number;
  readonly name: GraphicId;
  /** What the graphic wants of the whole frame. */
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A graphic's frame. */
const sizeOf = (name: GraphicId): CSSProperties => {
  const { width, height } = frameOf(name);
  return { width, height };
};

/** Is the transparent root of an overlay: one frame, of 1920 x 1080 unless the graphic has one of its own. */
export const GraphicRoot = ({ version, name, className, ref, children }: GraphicRootProps) => (
  <div
    ref={ref}
    className={classes(css.root, className)}
    data-root={name}
    data-version={version}
    data-show={useContext(ShowVersion)}
    style={sizeOf(name)}
  >
    {children}
  </div>
);
