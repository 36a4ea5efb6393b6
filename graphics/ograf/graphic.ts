import { AIR_LANGUAGES, preferredAirLanguage, type AirLanguage, type GraphicId } from 'chess-match/client';
import { createRoot } from 'react-dom/client';
import { createDrawing, type Source } from '../air/drawing';
import type { Graphic } from '../air/graphic';
import type { NameOn } from '../air/parts';
import { prefersStill } from '../air/prefersStill';
import { airWith } from '../air/host/airWith';
import type { Data } from '../air/host/data';
import type { Views } from './views';

/** One graphic in one place: what it is drawn from comes to it, and its host says when it is on air. */
export interface Actor {
  /**
   * @param views null: nothing is known, and nothing is shown as if it were
   * @returns false: of these nothing can be drawn, and what was shown before is shown again
   */
  show(views: Views | null): boolean;
  data(data: Data, isSet: boolean): void;
  air(isOn: boolean, isSet: boolean): void;
  dispose(): void;
}

const languageFrom = (asked: string | undefined): AirLanguage =>
  AIR_LANGUAGES.find((language) => language === asked) ?? preferredAirLanguage(navigator.language);

export const createActor = <G extends GraphicId>(own: Graphic<G, NameOn<G>>, root: HTMLElement, first: Data): Actor => {
  let isBroken = false;
  const reactRoot = createRoot(root, { onUncaughtError: () => (isBroken = true) });
  const drawing = createDrawing<G>(own, reactRoot, languageFrom(first['language']));
  let said = first;
  let views: Views | null = null;
  /** What was drawn last: where nothing is known any more it leaves as it was. */
  let drawn: Views | null = null;
  let isOn = false;
  const draw = (from: Views, on: boolean, isSet: boolean): void => {
    const air = airWith(from.air, own.graphic, on, said);
    drawing.draw({ ...from, air } as Source<G>, isSet || prefersStill() || document.hidden);
  };
  const canDraw = (next: Views): boolean => {
    isBroken = false;
    try {
      // Off air first, and then on: so it comes in as it does at a take.
      if (drawn === null) draw(next, false, true);
      draw(next, isOn, false);
    } catch {
      isBroken = true;
    }
    return !isBroken;
  };
  const redraw = (isSet: boolean): void => {
    if (views !== null) draw(views, isOn, isSet);
  };
  return {
    show: (next) => {
      if (next !== null && !canDraw(next)) {
        if (drawn !== null) draw(drawn, isOn && views !== null, true);
        return false;
      }
      if (next === null && views !== null && drawn !== null) draw(drawn, false, false);
      views = next;
      drawn = next ?? drawn;
      return true;
    },
    data: (data, isSet) => {
      said = data;
      redraw(isSet);
    },
    air: (on, isSet) => {
      isOn = on;
      redraw(isSet);
    },
    dispose: () => {
      drawing.stop();
      reactRoot.unmount();
    },
  };
};
