import type { BoardSize } from '../../view/geometry';
import type { Language } from '../../view/language';
import type { GameTime } from './ends';
import type { Choice, Descriptors, SettingsOf } from './settings';

type ByLanguage<T> = Readonly<Record<Language, T>>;
type WordsOf<D> = D extends Choice<infer V> ? Readonly<Record<V, string>> : never;
type ChoiceNames<D extends Descriptors> = { [N in keyof D]: D[N] extends Choice<string> ? N : never }[keyof D];

/** What the form of a new match says of a game, in one language: a missing word does not compile. */
export interface FormTexts<D extends Descriptors> {
  /** What the game is called. */
  readonly game: string;
  /** The two teams, as their fields are labelled. */
  readonly teams: { readonly white: string; readonly black: string };
  readonly field: { readonly [N in keyof D]: string };
  /** What a setting means, and where the rules say it. */
  readonly explain: { readonly [N in keyof D]: string };
  readonly option: { readonly [N in ChoiceNames<D>]: WordsOf<D[N]> };
}

/** Settings that are often agreed together; what is left out has its default. */
export interface Preset<S> {
  readonly id: string;
  readonly name: ByLanguage<string>;
  readonly settings: Partial<S>;
}

/** A finished first game, as the list of matches has it. */
export interface FirstGame {
  /** In half-points. */
  readonly score: { readonly white: number; readonly black: number };
  /** Those it was set up with; what is left out has its default. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Everything the form of a new match needs of a game. */
export interface GameForm<D extends Descriptors> {
  readonly settings: D;
  readonly texts: ByLanguage<FormTexts<D>>;
  readonly presets: readonly Preset<SettingsOf<D>>[];
  /** What files of its records end in: "bcr". */
  readonly recordExtension: string;
  /** What files of its leagues end in: "trf"; absent: it has none. */
  readonly leagueExtension?: string;
  /** Who plays for a team, for those who list people; null: as many as come. */
  readonly playersPerTeam: number | null;
  /** Pieces by the letters they have in its positions, where they are drawn by names. Absent: by those letters. */
  readonly pieces?: Readonly<Record<string, string>>;
  /** Absent: its boards have eight files and eight ranks. */
  readonly size?: BoardSize;
  /**
   * How long a game takes by its clocks.
   * @param mode of its clocks, as `clocks` tells it
   */
  time(settings: SettingsOf<D>, mode: string): GameTime;
  /** What follows from the first game for its return game, said; null: no return games. */
  readonly returnHint: ByLanguage<(first: FirstGame) => string> | null;
}

/** A form with its own settings hidden, as pages handle it: every word by the name of its setting. */
export interface AnyGameForm extends Omit<GameForm<Descriptors>, 'texts' | 'presets' | 'time'> {
  /** Of settings as a match has them. */
  time(settings: Readonly<Record<string, unknown>>, mode: string): GameTime;
  readonly texts: ByLanguage<
    Pick<FormTexts<Descriptors>, 'game' | 'teams' | 'field' | 'explain'> & {
      readonly option: Readonly<Record<string, Readonly<Record<string, string>>>>;
    }
  >;
  readonly presets: readonly Preset<Readonly<Record<string, unknown>>>[];
}
