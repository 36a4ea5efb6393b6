import { FOCUS, on } from '../../common/presets';
import { bring, NOTHING, type NewSuggestion } from '../../common/suggestions';
import { BOARD } from '../../duel/views/board';
import { duelSuggestions } from '../../duel/views/suggestions';
import type { State } from '../rules/state';
import { play } from './play';
import { matterOf, promotedIn, quietLeft, takenIn } from './seriesFacts';

const LARGE = bring(FOCUS, { focus: { board: BOARD } });

/** The card that says what ten quiet turns are. */
const RULE: Pick<NewSuggestion, 'airs' | 'alone'> = { airs: [on('explainer', { card: 'end' })], alone: true };

const ofSeries = (state: State): readonly NewSuggestion[] => {
  const view = play(state);
  const { last } = view;
  if (last === null) return [];
  const about = { ...NOTHING, side: last.side, board: BOARD, ...LARGE, lasts: false };
  switch (matterOf(last, view)) {
    case 'check':
      return [{ ...about, kind: 'seriesCheck', amount: last.length - last.made }];
    case 'promotion':
      return [{ ...about, kind: 'promotion', amount: promotedIn(last).length }];
    case 'captures':
      return [{ ...about, kind: 'captures', amount: takenIn(last).length }];
    case null:
      return [];
  }
};

/** P7 a draw by quiet turns is near. */
const quiet = (state: State): readonly NewSuggestion[] => {
  const left = quietLeft(play(state));
  return left === null ? [] : [{ ...NOTHING, kind: 'quietTurns', board: BOARD, amount: left, ...RULE, lasts: false }];
};

/**
 * What a director wants to see: a mate of either kind, a clock that runs out, what a series brought, and a draw that is
 * near.
 */
export const suggestions = duelSuggestions<State>(['mate', 'progressive-mate'], (state) => [
  ...ofSeries(state),
  ...quiet(state),
]);
