import type { ShowView } from '@schemas/show';
import type { AirLanguage, Language } from '../../view/language';
import type { Preset } from './presets';
import type { GameScenes } from './scenes';
import type { OwnSuggestion } from './suggestions';

/** Is a card of the graphic `explainer`. */
export interface ExplainerCard {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
}

/** What the show and its director have to know of a game. */
export interface GameOnAir {
  /** Graphics that the game gives nothing to: a director is not offered them. */
  readonly idle: readonly (keyof ShowView['graphics'])[];
  /** What the game may give reason to show, beside how the match stands. */
  readonly suggestions: readonly OwnSuggestion[];
  /** Pictures with a name, in the order of their keys. */
  readonly presets: readonly Preset[];
  /** Where a player sits, by the number in the roster. */
  readonly place: Readonly<Record<AirLanguage, (table: number) => string>>;
  /** Whether a game parts into branches: screens that stand by themselves show it. */
  readonly branches: boolean;
  /** Whether each colour has viewers of its own: their screens, their scenes, the microphones they hear. */
  readonly audiences: boolean;
  /** How OBS's scenes follow it. */
  readonly scenes: GameScenes;
  /** The rules in a few cards, in the order in which they are best told. */
  readonly cards: readonly [ExplainerCard, ...ExplainerCard[]];
}
