import type { SketchColour } from 'chess-match/client/drawing';
import { currentStep, NO_DRAWING, withMark, type Drawing, type Study } from 'chess-match/client/explore';
import type { TableView } from 'chess-match/contract/venue';
import type { MakeAct } from './actQueue';

/** A position that a hand sees at a table; `study` null: that of the board that is followed. */
export interface Spot {
  readonly study: number | null;
  readonly step: number;
  readonly fen: string | null;
}

export const spotOf = ({ study, liveFen }: TableView): Spot =>
  study === null
    ? { study: null, step: 0, fen: liveFen }
    : { study: study.id, step: study.study.current, fen: currentStep(study.study).fen };

/** What is drawn there; of a study that is not looked at nothing is known. */
const drawingAt = ({ study }: TableView, spot: Spot): Drawing =>
  study === null || study.id !== spot.study ? NO_DRAWING : (study.notes[spot.step] ?? NO_DRAWING);

/** The same position as the table has it by now: a study may have begun at that of the board meanwhile. */
const stillAt = (view: TableView, spot: Spot): Spot => {
  const now = spotOf(view);
  return spot.study === null && now.fen === spot.fen ? now : spot;
};

const drawAt =
  (spot: Spot, change: (drawing: Drawing) => Drawing): MakeAct =>
  (view) => {
    const at = stillAt(view, spot);
    if (at.study !== (view.study?.id ?? null)) return null;
    const { arrows, circles } = change(drawingAt(view, at));
    return { type: 'draw', study: at.study, step: at.step, arrows, circles };
  };

export const markAt = (spot: Spot, from: string, to: string, colour: SketchColour): MakeAct =>
  drawAt(spot, (drawing) => withMark(drawing, from, to, colour));

export const wipeAt = (spot: Spot): MakeAct => drawAt(spot, () => NO_DRAWING);

export const moveAt =
  (spot: Spot, san: string): MakeAct =>
  (view) => {
    const { study, step } = stillAt(view, spot);
    return { type: 'move', study, step, san };
  };

/** @param change where it goes from where the table is */
export const stepBy =
  (change: (study: Study) => Study): MakeAct =>
  ({ study }) => {
    if (study === null) return null;
    const { current } = change(study.study);
    return current === currentStep(study.study).id ? null : { type: 'go', study: study.id, step: current };
  };
