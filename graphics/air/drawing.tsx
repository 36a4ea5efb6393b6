import type { AirLanguage, GraphicId, Snapshot } from 'chess-match/client';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { airOf } from './air';
import { drawnIn, visitIn } from './byGame';
import type { Draw, Graphic } from './graphic';
import { ShowVersion } from './GraphicRoot';
import { createHolder } from './hold/holder';
import { PAGE_TIME } from './pageTime';
import type { NameOn, Picture } from './parts';
import { Visits } from './visit/useVisit';

/** All that a graphic is drawn from, and what is on air. */
export type Source<G extends GraphicId> = Snapshot<NameOn<G> | 'air'>;

export interface Drawing<G extends GraphicId> {
  /** The picture is in the DOM when it returns. @param isSet it is no news: nothing moves */
  readonly draw: (source: Source<G>, isSet: boolean) => void;
  /** What is held back is not drawn any more. */
  readonly stop: () => void;
}

type Shown<G extends GraphicId> = Picture<G, NameOn<G>>;

/** Draws one graphic in one place, as the open game draws it where it has its own way, else as in any game. */
export const createDrawing = <G extends GraphicId>(
  own: Graphic<G, NameOn<G>>,
  root: Root,
  language: AirLanguage,
): Drawing<G> => {
  let drawn: Graphic<G, NameOn<G>> | null = null;
  let drawNext: Draw<Shown<G>> | null = null;
  const render = (shown: Shown<G>, source: Source<G>, isSet: boolean): void => {
    const { game } = source.match;
    const now = drawnIn<G>(own, game);
    if (drawNext === null || drawn !== now) drawNext = now.begin(language);
    drawn = now;
    const picture = drawNext(shown, isSet);
    flushSync(() => {
      root.render(
        <ShowVersion value={source.air.version}>
          <Visits value={now.seesVisits ? { seen: source, visit: visitIn(game) } : null}>{picture}</Visits>
        </ShowVersion>,
      );
    });
  };
  const holder = createHolder<Shown<G>>(PAGE_TIME);
  return {
    draw: (source, isSet) => {
      const takes = isSet ? undefined : drawnIn<G>(own, source.match.game).shownAfterMs;
      holder.take({ ...source, ...airOf(source.air, own.graphic) }, takes ?? null, (shown) => {
        render(shown, source, isSet);
      });
    },
    stop: holder.stop,
  };
};
