import { FOCUS, on } from '../../common/presets';
import { bring, NOTHING, type NewSuggestion } from '../../common/suggestions';
import { BOARD } from '../../duel/views/board';
import { duelSuggestions } from '../../duel/views/suggestions';
import type { State } from '../rules/state';
import type { Card } from '../words/cards';
import { play } from './play';

const ABOUT = { ...NOTHING, board: BOARD, lasts: false } as const;

const LARGE = bring(FOCUS, { focus: { board: BOARD } });

const explained = (card: Card): Pick<NewSuggestion, 'airs' | 'alone'> => ({
  airs: [on('explainer', { card })],
  alone: true,
});

/** L8 who has entered the throne, or is attacked there; each as long as the turn is the last. */
const ofThrone = (state: State): readonly NewSuggestion[] => {
  const { called, throne } = play(state);
  if (throne.holder === null) return [];
  if (throne.rokosh) return [{ ...ABOUT, kind: 'goalThreatened', side: throne.holder, ...explained('throne') }];
  return called.calls.includes('throne') ? [{ ...ABOUT, kind: 'goalReached', side: throne.holder, ...LARGE }] : [];
};

/** L7 an heir that the last turn made kniaz. */
const ofHeir = (state: State): readonly NewSuggestion[] => {
  const { crowned } = play(state);
  return crowned === null ? [] : [{ ...ABOUT, kind: 'succession', side: crowned, ...explained('heir') }];
};

/** What a director wants to see: a mate, a clock that runs out, the throne entered or attacked, an inauguration. */
export const suggestions = duelSuggestions<State>(['mate'], (state) => [...ofThrone(state), ...ofHeir(state)]);
