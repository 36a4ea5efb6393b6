import type { Tag } from '../../common/recordText';
import type { Agreed } from './player';

const newTag = (name: string, value: string): Tag => ({ name, value, line: 0 });

export const inCapitals = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** How the settings of a game stand in its records. */
export interface SettingTags {
  /** What was agreed, as tags: which chess it is always, the rest where it differs from the default. */
  write(settings: Agreed): readonly Tag[];
  /** The tag that gives a setting. */
  tagOf(tags: readonly Tag[], setting: string): Tag | null;
  /** The settings that the tags of a record give, by name, as texts. */
  given(tags: readonly Tag[]): Readonly<Partial<Record<string, string>>>;
  /** The setting that a refused beginning names, else where the board begins. */
  named(setting: unknown): string;
}

/**
 * Settings as tags: "TimePerSideMs" of "timePerSideMs"; where the board begins is said as every reader of records knows
 * it.
 * @param defaults of all settings, by name
 * @param variant what the tag Variant says, and the setting that it says so, which is none where it is always the same
 * @param readers of those that people write in more than one way
 */
export const settingTags = (
  defaults: Agreed,
  variant: (settings: Agreed) => string,
  readers: Readonly<Record<string, (value: string) => string>>,
): SettingTags => {
  const names = Object.keys(defaults);
  const tagName = (name: string): string => (name === 'start' ? 'FEN' : inCapitals(name));
  const tagOf = (tags: readonly Tag[], setting: string): Tag | null =>
    tags.find(({ name }) => name === tagName(setting)) ?? null;
  return {
    write: (settings) => [
      newTag('Variant', variant(settings)),
      ...(settings['start'] === '' ? [] : [newTag('SetUp', '1')]),
      ...names
        .filter((name) => name !== 'variant' && settings[name] !== defaults[name])
        .map((name) => newTag(tagName(name), String(settings[name]))),
    ],
    tagOf,
    given: (tags) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const tag = tagOf(tags, name);
          return tag === null ? [] : [[name, readers[name]?.(tag.value) ?? tag.value]];
        }),
      ),
    named: (setting) => names.find((name) => name === setting) ?? 'start',
  };
};
