import type { BelarusianEntry } from '@schemas/entry';
import { ONE_THREAD } from '../../common/threads';
import { sidesEntry } from '../../duel/views/sidesEntry';
import { TABLES } from '../rules/board';
import { options, type Options } from '../rules/options';
import { toMove, type State } from '../rules/state';
import { promotionsOf } from '../rules/steps';
import { mustInaugurate, turnsOf } from '../rules/turn';
import { textOf } from '../rules/turnText';
import { pieceName } from './pieces';

/** Views know no moment: what depends on the time of a press is said when it is pressed. */
const NO_MOMENT = 0;

const draftOf = ({ draft }: State, { planned }: Options, version: number): BelarusianEntry['draft'] => {
  const { outcome, problem } = planned;
  return {
    version,
    line: draft,
    text: outcome === null ? null : textOf(outcome.turn),
    problem,
    calls: [...(outcome?.calls ?? [])],
    end: outcome === null ? null : outcome.end,
  };
};

const castlingsOf = ({ settings, position }: State): BelarusianEntry['castlings'] =>
  turnsOf(settings, position).flatMap((turn) =>
    turn.kind === 'step' && turn.step.castling !== null
      ? [{ text: textOf(turn), to: TABLES.names[turn.step.to] ?? '' }]
      : [],
  );

/**
 * What those who enter the match need: what the draft comes to, what is made by no hand on the board, and why something
 * may not be done.
 */
export const entry = (
  state: State,
  drafts: Readonly<Record<string, number>>,
  matchVersion: number,
): BelarusianEntry => {
  const may = options(state, NO_MOMENT);
  const { position, end } = state;
  return {
    game: 'belarusian',
    matchVersion,
    draft: draftOf(state, may, drafts[ONE_THREAD] ?? 0),
    press: may.press,
    inauguration: end === null && mustInaugurate(position),
    castlings: end === null ? castlingsOf(state) : [],
    promotions: promotionsOf(position.squares, toMove(state)).map(pieceName),
    sides: sidesEntry(may),
    startClock: may.startClock,
    stopClock: may.stopClock,
  };
};
