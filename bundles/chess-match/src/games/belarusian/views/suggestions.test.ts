import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../view/language';
import type { State } from '../rules/state';
import { newMatch, play as played, T0 } from '../testing/play';
import { SUGGESTION_WORDS } from '../words/suggestions';
import { project } from './project';
import { suggestions } from './suggestions';

const brought = (state: State) =>
  suggestions(state, project(state), T0)
    .filter(({ kind }) => !['play', 'pause', 'matchOver', 'replay', 'recap'].includes(kind))
    .map(({ kind, side, airs }) => [kind, side, airs[0]?.graphic, airs[0]?.content]);

it('L8 the throne entered brings the board large, and only until the next turn', () => {
  const entered = played(newMatch({ start: '4ak3/9/9/9/9/4A4/9/9/5K3 w' }), 'e4-e5');
  expect(brought(entered)).toEqual([['goalReached', 'white', 'focus', { board: 1 }]]);
  expect(brought(played(entered, 'e9-d9'))).toEqual([]);
});

it('L8 a rokosh brings the card about the throne as long as it stands', () => {
  const attacked = played(newMatch({ start: '4ak3/l8/9/7L1/4A4/V8/9/9/5K3 b' }), 'a8-a5');
  expect(brought(attacked)).toEqual([['goalThreatened', 'white', 'explainer', { card: 'throne' }]]);
  expect(brought(played(attacked, 'e5-d4'))).toEqual([]);
});

it('L7 an inauguration brings the card about kniaz and heir', () => {
  const taken = played(newMatch({ start: '4a4/l8/9/9/9/9/4K4/9/A8 b' }), 'a8xa1');
  expect(brought(taken)).toEqual([]);
  expect(brought(played(taken, 'inauguration'))).toEqual([['succession', 'white', 'explainer', { card: 'heir' }]]);
});

it('is told in both languages', () => {
  const about = { who: 'White', board: '1', other: '', amount: 0 };
  for (const language of LANGUAGES)
    for (const { said, mode } of Object.values(SUGGESTION_WORDS[language]))
      expect([said(about), mode].join()).toMatch(/White.+,.+:/);
});
