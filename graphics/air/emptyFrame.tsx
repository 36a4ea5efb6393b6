import type { GraphicId } from 'chess-match/client';
import { graphicOf, type Graphic } from './graphic';
import { GraphicRoot } from './GraphicRoot';

/** A graphic that shows nothing where no game has anything to show in it: an empty frame, on air or not. */
export const emptyFrame = <G extends GraphicId>(graphic: G): Graphic<G, never> =>
  graphicOf({
    graphic,
    names: [],
    plan: () => [],
    Overlay: ({ current }) => (
      <GraphicRoot name={graphic} version={current.match.version}>
        {null}
      </GraphicRoot>
    ),
  });
