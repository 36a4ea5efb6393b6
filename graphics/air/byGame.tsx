import type { GraphicId, MatchView } from 'chess-match/client';
import { GRAPHIC_IDS } from 'chess-match/client/show';
import { SWEDISH_GRAPHICS } from '../games/swedish';
import type { GameGraphic, GameGraphics } from './gameGraphics';
import type { NameOn, OverlayParts } from './parts';
import { GraphicRoot } from './GraphicRoot';

/**
 * The games that draw graphics their own way, by id; every other one is drawn by the graphics themselves. OBS has one
 * address for a graphic, whatever is played: a game adds its folder, and its line here.
 */
const BY_GAME: Readonly<Partial<Record<string, GameGraphics>>> = { swedish: SWEDISH_GRAPHICS };

/** A graphic that has nothing to show in a game: an empty frame, on air or not. */
const emptyFrame = (graphic: GraphicId): GameGraphic => ({
  graphic,
  names: [],
  plan: () => [],
  Overlay: ({ current }) => (
    <GraphicRoot name={graphic} version={current.match.version}>
      {null}
    </GraphicRoot>
  ),
});

const NOTHING = new Map(GRAPHIC_IDS.map((graphic) => [graphic, emptyFrame(graphic)]));

/** What draws a graphic while a match of `game` is open. */
export const partsFor = <G extends GraphicId, N extends NameOn<G>, Step>(
  own: OverlayParts<G, N, Step>,
  game: MatchView['game'],
): OverlayParts<G, N, Step> => {
  const drawn = game === null ? undefined : BY_GAME[game]?.[own.graphic];
  if (drawn === undefined || drawn === 'as-ever') return own;
  // The views it is drawn from are among those of `namesFor`: what it is given it can read.
  return (drawn === 'nothing' ? NOTHING.get(own.graphic) : drawn) as unknown as OverlayParts<G, N, Step>;
};

/** Every view a graphic may be drawn from, whichever game is open. */
export const namesFor = (own: {
  readonly graphic: GraphicId;
  readonly names: readonly NameOn<GraphicId>[];
}): readonly NameOn<GraphicId>[] => {
  const others = Object.values(BY_GAME).flatMap((graphics) => {
    const drawn = graphics?.[own.graphic];
    return typeof drawn === 'object' ? drawn.names : [];
  });
  return [...new Set([...own.names, ...others])];
};
