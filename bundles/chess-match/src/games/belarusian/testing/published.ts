import { project } from '../views/project';
import type { State } from '../rules/state';
import { after, newMatch, play } from './play';

/** What is published of a game that began so, after these turns. @throws where one of them is refused */
export const published = (start: string, turns: string): ReturnType<typeof project> => project(stood(start, turns));

/** The same where it ended by what people said or did. */
export const publishedEnd = (start: string, turns: string, how: 'draw' | 'resignation'): ReturnType<typeof project> => {
  const state = stood(start, turns);
  return project(
    how === 'resignation'
      ? after(state, { type: 'resignMatch', team: 'white' })
      : after(after(state, { type: 'offerDraw', team: 'black' }), { type: 'offerDraw', team: 'white' }),
  );
};

const stood = (start: string, turns: string): State =>
  play(newMatch({ start }), ...turns.split(' ').filter((turn) => turn !== ''));
