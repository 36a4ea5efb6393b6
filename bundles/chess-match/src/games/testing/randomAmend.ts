import { business } from '../business';
import { replayer } from '../business/rules/replayer';
import { randomTurn, type Style } from '../business/rules/randomTurn';
import type { State } from '../business/rules/state';
import { replay, turnsOf, type EditedTurn, type PastEdits } from '../common/amend';
import type { Replayer } from '../common/game';
import type { GameEvent } from '../common/event';
import { countedOf } from '../common/counted';
import type { History } from '../common/history';
import type { Random } from '../common/random';

/** As the authority handles it. */
const REPLAYER = replayer as Replayer<unknown, GameEvent>;

export const replayed = (history: History<State>, asked: PastEdits) => replay(business, REPLAYER, history, asked);

const another = (from: Random, { state }: EditedTurn, style: Style): string => randomTurn(from, state as State, style);

/**
 * A correction as a page makes one: a turn written anew, then whatever does not fit any more written anew or cut off.
 */
export const randomAmend = (from: Random, history: History<State>, style: Style): PastEdits => {
  const turns = turnsOf(business, countedOf(history));
  const first = turns[from.below(turns.length)];
  if (first === undefined) return { edits: [], cutFrom: [] };
  const [desk] = replayed(history, { edits: [{ turn: first.number, line: first.line }], cutFrom: [] }).editedTurns;
  if (desk === undefined) return { edits: [], cutFrom: [] };
  let asked: PastEdits = { edits: [{ turn: first.number, line: another(from, desk, style) }], cutFrom: [] };
  for (let tries = 0; tries < 12; tries += 1) {
    const { misfit, editedTurns } = replayed(history, asked);
    if (misfit === null) return asked;
    const { number } = misfit.turn;
    const last = editedTurns.at(-1);
    const edits = asked.edits.filter(({ turn }) => turn !== number);
    if (last === undefined || from.chance(0.2)) return { edits, cutFrom: [number] };
    asked = { edits: [...edits, { turn: number, line: another(from, last, style) }], cutFrom: [] };
  }
  const { misfit } = replayed(history, asked);
  return { ...asked, cutFrom: misfit === null ? [] : [misfit.turn.number] };
};
