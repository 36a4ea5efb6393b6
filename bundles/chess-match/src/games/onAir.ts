import type { GameOnAir } from './common/onAir';
import type { Suggestion } from '@schemas/show';
import { COMMON_SUGGESTIONS } from './common/suggestions';
import type { AirLanguage } from '../view/language';
import type { Preset } from './common/presets';
import { NOTHING_SEEN, type SceneInput, type SceneRule, type SceneViews } from './common/scenes';
import { FIRST_GAME, GAMES_ON_AIR } from './words';

export type { ExplainerCard } from './common/onAir';

/** Of a game, or, where none is open, of the one a new match begins with. */
const onAirOf = (game: string | null): GameOnAir => {
  const all: Readonly<Record<string, GameOnAir>> = GAMES_ON_AIR;
  return (game !== null && Object.hasOwn(all, game) ? all[game] : undefined) ?? GAMES_ON_AIR[FIRST_GAME];
};

/** Graphics that have nothing to show of a game. */
export const idleIn = (game: string | null): GameOnAir['idle'] => onAirOf(game).idle;

/** What a director may be asked about in a game. */
export const suggestedIn = (game: string | null): readonly Suggestion['kind'][] => [
  ...COMMON_SUGGESTIONS,
  ...onAirOf(game).suggestions,
];

/** The explainer's cards of a game. */
export const cardsOf = (game: string | null): GameOnAir['cards'] => onAirOf(game).cards;

/** The card that is drawn: the one that was asked for, or the first where the game has no such card. */
export const cardIn = (game: string | null, card: string): string => {
  const cards = cardsOf(game);
  return (cards.find(({ id }) => id === card) ?? cards[0]).id;
};

/** Where a player of a game sits, by the number in the roster. */
export const placeText = (game: string | null, table: number, language: AirLanguage): string =>
  onAirOf(game).place[language](table);

/** Whether a game parts into branches. */
export const isBranching = (game: string | null): boolean => onAirOf(game).branches;

/** Whether each colour has viewers of its own in a game. */
export const hasAudiences = (game: string | null): boolean => onAirOf(game).audiences;

/** The scene rules of OBS that mean something in a game. */
export const sceneRulesOf = (game: string | null): readonly SceneRule[] => onAirOf(game).scenes.rules;

/** A match as scene rules see it. */
export const sceneInputOf = (views: SceneViews): SceneInput =>
  views.match.game === null ? NOTHING_SEEN : onAirOf(views.match.game).scenes.see(views);

/**
 * The pictures of a game that have a name, in the order in which pages list them: of what the game draws, and of
 * nothing else.
 */
export const presetsOf = (game: string | null): readonly Preset[] => {
  const { idle, presets } = onAirOf(game);
  return presets.map((preset) => ({
    ...preset,
    airs: preset.airs.filter(({ graphic }) => !idle.includes(graphic)),
  }));
};
