import type { RundownItem } from '@schemas/show';
import { idleIn, presetsOf } from '../../games/onAir';
import type { GraphicId } from '../graphics';

type Side = 'white' | 'black';

/** What the director of the demonstration puts into the preview and takes, by the commands that people have. */
export type Cue =
  | { readonly of: 'rundown'; readonly kind: RundownItem['kind'] }
  | { readonly of: 'preset'; readonly preset: string }
  | { readonly of: 'graphic'; readonly graphic: GraphicId; readonly on: boolean; readonly content: object };

/** A picture, and how many paces it stands. */
export interface Shot {
  readonly cue: Cue;
  readonly paces: number;
}

/** A picture beside the game's turns, and what takes it away again. */
export interface Interlude extends Shot {
  readonly back: Cue;
}

const GAME: Cue = { of: 'preset', preset: 'game' };
const item = (kind: RundownItem['kind'], paces: number): Shot => ({ cue: { of: 'rundown', kind }, paces });

/** Before the first turn: what is played and who plays, the rules in a card where the game has one, then the boards. */
export const openingOf = (game: string): readonly Shot[] => [
  item('intro', 3),
  item('teams', 3),
  ...(idleIn(game).includes('explainer') ? [] : [item('explainer', 5)]),
  { cue: GAME, paces: 1 },
];

/** So many paces a picture beside the game stands. */
const STANDS = 2;
/** Every so many turns there is time for one. */
const EVERY = 6;

const lowerThird = (person: string): Interlude => {
  const content = { person, name: '', title: '' };
  const cue = (on: boolean): Cue => ({ of: 'graphic', graphic: 'lower-third', on, content });
  return { cue: cue(true), paces: STANDS, back: cue(false) };
};

/** A preset that the game has; null for one it has not. */
const preset = (game: string, id: string): Interlude | null =>
  presetsOf(game).some((known) => known.id === id)
    ? { cue: { of: 'preset', preset: id }, paces: STANDS, back: GAME }
    : null;

const team = (side: Side): Interlude => ({
  cue: { of: 'graphic', graphic: 'teams', on: true, content: { side } },
  paces: STANDS,
  back: GAME,
});

export interface Quiet {
  readonly game: string;
  /** Turns made. */
  readonly ply: number;
  readonly toMove: Side;
  /** Who speaks of those who think. */
  readonly speaker: string;
}

/** In this order, each in its time; a game that has nothing to show for one shows who speaks. */
const CYCLE: readonly ((quiet: Quiet) => Interlude | null)[] = [
  () => lowerThird('c1'),
  ({ game }) => preset(game, 'tree') ?? preset(game, 'focus'),
  ({ speaker }) => lowerThird(speaker),
  ({ toMove }) => team(toMove),
  () => lowerThird('a1'),
  ({ game }) => preset(game, 'focus'),
  ({ speaker }) => lowerThird(speaker),
  () => lowerThird('c2'),
];

/** What a director has time to show after a turn that gave no reason for anything; null for nothing. */
export const interludeAfter = (quiet: Quiet): Interlude | null => {
  if (quiet.ply === 0 || quiet.ply % EVERY !== 0) return null;
  return CYCLE[(quiet.ply / EVERY - 1) % CYCLE.length]?.(quiet) ?? lowerThird(quiet.speaker);
};

/** So many paces the result stands. */
export const RESULT_STANDS = 8;
/** So many paces the break before the next game is announced. */
export const BREAK_STANDS = 4;

/** Between two games, told in words. @param untilMs when the next one begins, Unix ms */
export const breakBefore = (text: string, untilMs: number): Cue => ({
  of: 'graphic',
  graphic: 'break',
  on: true,
  content: { text, untilMs },
});
