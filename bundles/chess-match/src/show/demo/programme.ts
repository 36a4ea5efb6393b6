import type { RundownItem } from '@schemas/show';
import { idleIn, presetsOf } from '../../games/onAir';
import type { ContentOf, GraphicId } from '../graphics';

type Side = 'white' | 'black';

/** What the director of the demonstration puts into the preview and takes, by the commands that people have. */
export type Cue =
  | { readonly of: 'rundown'; readonly kind: RundownItem['kind'] }
  | { readonly of: 'preset'; readonly preset: string }
  | { readonly of: 'graphic'; readonly graphic: GraphicId; readonly content: object };

/** A picture, and how many paces it stands. */
export interface Shot {
  readonly cue: Cue;
  readonly paces: number;
}

/** The boards with what tells of them: what every other picture gives way to again. */
export const GAME: Cue = { of: 'preset', preset: 'game' };

const graphic = <G extends GraphicId>(id: G, content: ContentOf<G>): Cue => ({
  of: 'graphic',
  graphic: id,
  content,
});
const item = (kind: RundownItem['kind'], paces: number): Shot => ({ cue: { of: 'rundown', kind }, paces });

/** Before the first turn: what is played and who plays, the rules in a card where the game has one, then the boards. */
export const openingOf = (game: string): readonly Shot[] => [
  item('intro', 3),
  item('teams', 3),
  { cue: graphic('head-to-head', { what: 'captains', board: null, one: null, other: null }), paces: 3 },
  ...(idleIn(game).includes('explainer') ? [] : [item('explainer', 5)]),
  { cue: GAME, paces: 1 },
];

/** So many paces a picture beside the game stands; what is told move by move, as long as that takes. */
const STANDS = 3;
const TOLD = 6;
/** Every so many turns there is time for one. */
const EVERY = 6;

const lowerThird = (person: string): Cue => graphic('lower-third', { person, name: '', title: '' });

/** A preset that the game has; null for one it has not. */
const preset = (game: string, id: string): Cue | null =>
  presetsOf(game).some((known) => known.id === id) ? { of: 'preset', preset: id } : null;

export interface Quiet {
  readonly game: string;
  readonly toMove: Side;
  /** Who speaks of those who think. */
  readonly speaker: string;
}

/** In this order, each in its time; a game that has nothing to show for one shows who speaks. */
const CYCLE: readonly ((quiet: Quiet) => Cue | null)[] = [
  () => lowerThird('c1'),
  ({ game }) => preset(game, 'tree') ?? preset(game, 'focus'),
  ({ speaker }) => graphic('player', { person: speaker }),
  () => graphic('replay', { board: null, ply: null, turns: 2 }),
  ({ toMove }) => graphic('teams', { side: toMove }),
  () => lowerThird('a1'),
  () => graphic('statistics', {}),
  ({ speaker }) => lowerThird(speaker),
  ({ game }) => preset(game, 'focus'),
  () => graphic('head-to-head', { what: 'pairings', board: null, one: null, other: null }),
  () => lowerThird('c2'),
  () => graphic('replay', { board: null, ply: null, turns: 1 }),
  () => lowerThird('a2'),
];

/** Whether a director has time for a picture after a turn that gave no reason for anything. */
export const hasTimeAfter = (ply: number): boolean => ply > 0 && ply % EVERY === 0;

/** What a director shows where there is time, one after the other. @param shown how often there was in this game */
export const interlude = (shown: number, quiet: Quiet): Shot => {
  const cue = CYCLE[shown % CYCLE.length]?.(quiet) ?? lowerThird(quiet.speaker);
  return { cue, paces: cue.of === 'graphic' && cue.graphic === 'replay' ? TOLD : STANDS };
};

/** The game in short, when it is over. */
export const RECAP: Shot = { cue: graphic('recap', { seconds: 20 }), paces: 9 };

/** So many paces the result stands. */
export const RESULT_STANDS = 8;
/** So many paces the break before the next game is announced. */
export const BREAK_STANDS = 4;

/** Between two games, told in words. @param untilMs when the next one begins, Unix ms */
export const breakBefore = (text: string, untilMs: number): Cue => graphic('break', { text, untilMs });
