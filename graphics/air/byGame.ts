import type { GraphicId, MatchView } from 'chess-match/client';
import { FIRST_GAME } from 'chess-match/client/show';
import { GAME_GRAPHICS } from '../games/screens';
import keyChange from '../key-change/overlay';
import type { GameGraphics } from './gameGraphics';
import type { Graphic } from './graphic';
import type { NameOn } from './parts';
import { VISIT_VIEWS, type Visit } from './visit/visit';

const NOTHING_OWN: GameGraphics = {};

/** The graphics of a game; where no match is open, of the one a new match begins with. */
const graphicsOf = (game: MatchView['game']): GameGraphics => GAME_GRAPHICS[game ?? FIRST_GAME] ?? NOTHING_OWN;

/** What draws a graphic while a match of `game` is open. */
export const drawnIn = <G extends GraphicId>(
  own: Graphic<G, NameOn<G>>,
  game: MatchView['game'],
): Graphic<G, NameOn<G>> => graphicsOf(game)[own.graphic] ?? own;

/** What comes into the band for seconds in a game. */
export const visitIn = (game: MatchView['game']): Visit | null => drawnIn(keyChange, game).visit ?? null;

/** Every view a graphic may be drawn from, whichever game is open. */
export const namesFor = <G extends GraphicId>(own: Graphic<G, NameOn<G>>): readonly NameOn<G>[] => {
  const all = [own, ...Object.values(GAME_GRAPHICS).flatMap((graphics) => graphics[own.graphic] ?? [])];
  const names = all.flatMap((drawn) => drawn.names);
  return [...new Set([...names, ...(all.some(({ seesVisits }) => seesVisits) ? VISIT_VIEWS : [])])];
};
