import { check, group, oneOf, text } from '../../bundles/chess-match/src/match/server/configFile';
import { AIR_LANGUAGES } from '../../bundles/chess-match/src/texts';
import { themeFileOf, THEMES } from '../../graphics/air/themes/themes';

/**
 * What each setting of cfg/chess-broadcast.json may be. A live picture takes what it does not know for not given, and
 * says nothing.
 */
export const SHOW_SETTINGS = group({
  theme: oneOf(THEMES),
  language: oneOf(AIR_LANGUAGES),
  themeFile: text(
    'the address of an uploaded theme, as "/assets/chess-broadcast/themes/cup.css"',
    (themeFile) => themeFileOf({ themeFile }) !== null,
  ),
});

/**
 * @param given what the file holds; undefined where there is none. @throws SettingError that says which makes no sense
 */
export const checkShowConfig = (given: unknown): void => {
  check(SHOW_SETTINGS, given ?? {}, { file: 'chess-broadcast.json', path: [] });
};
