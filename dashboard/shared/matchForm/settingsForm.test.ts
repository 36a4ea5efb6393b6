import { describe, expect, it } from 'vitest';
import { defaultsOf, FIRST_GAME, GAME_FORMS } from 'chess-match/client/settings';
import { formOf, presetOf, readForm, readSetting, settingTexts, textOf, withGame } from './settingsForm';
import { MATCH_FORM_TEXTS } from './texts/texts';

const NAMES = { event: 'Cup', white: 'Reds', black: 'Blues' };
const withSetting = (name: string, text: string) => {
  const form = formOf(NAMES, {});
  return readForm({ ...form, settings: { ...form.settings, [name]: text } });
};

describe('the form of a new match', () => {
  it('shows the defaults and reads them back', () => {
    const { problems, settings } = readForm(formOf(NAMES, {}));
    expect(problems.size).toBe(0);
    expect(settings).toEqual(defaultsOf(GAME_FORMS[FIRST_GAME]?.settings ?? {}));
  });

  it('takes given settings and ignores what is none', () => {
    const { settings } = formOf(NAMES, { gameRating: 14, boards: 'many', other: 1 });
    expect(settings).toMatchObject({ gameRating: '14', boards: '5' });
  });

  it.each([
    ['gameRating', '0'],
    ['gameRating', '100'],
    ['gameRating', 'ten'],
    ['boards', '6'],
    ['passSize', ''],
    ['timePerTeamMs', '0:00'],
    ['timePerTeamMs', '25:00:00'],
    ['vetoWindowMs', '-1:00'],
    ['endgame', 'blitz'],
  ] as const)('refuses %s = "%s" at its field alone', (name, text) => {
    const { problems } = withSetting(name, text);
    expect([...problems.keys()]).toEqual([name]);
    expect(problems.get(name)?.code).toBe('range');
  });

  it.each([
    ['timePerTeamMs', '45:00', 2_700_000],
    ['vetoWindowMs', '0:00', 0],
    ['cloneStop', 'true', true],
    ['vetoScope', 'opponent', 'opponent'],
    ['reserves', ' 2 ', 2],
  ] as const)('reads %s = "%s"', (name, text, value) => {
    const { problems, settings } = withSetting(name, text);
    expect(problems.size).toBe(0);
    expect(settings[name]).toBe(value);
  });

  it('wants both teams named, an event not', () => {
    const { problems } = readForm(formOf({ event: '', white: ' ', black: 'x'.repeat(81) }, {}));
    expect(problems.get('white')?.code).toBe('empty');
    expect(problems.get('black')?.code).toBe('tooLong');
    expect(problems.has('event')).toBe(false);
  });
});

describe.each(Object.entries(GAME_FORMS))('the form of %s', (game, { settings, presets, texts }) => {
  it('reads its own defaults back', () => {
    const read = readForm(formOf(NAMES, {}, game));
    expect(read.problems.size).toBe(0);
    expect(read.settings).toEqual(defaultsOf(settings));
  });

  it('names and explains every setting and every word of a choice in both languages', () => {
    for (const words of Object.values(texts))
      for (const [name, setting] of Object.entries(settings)) {
        expect(words.field[name]).toMatch(/\S/);
        expect(words.explain[name]).toMatch(/\.$/);
        if (setting.kind === 'choice') for (const word of setting.of) expect(words.option[name]?.[word]).toMatch(/\S/);
      }
  });

  it('its presets are allowed, and each is recognised', () => {
    for (const { id, settings: given } of presets) {
      const form = { ...formOf(NAMES, {}, game), settings: settingTexts(game, given) };
      expect(readForm(form).problems.size).toBe(0);
      expect(presetOf(form)).toBe(id);
    }
  });
});

describe('another game', () => {
  it('keeps the names, and takes that game’s settings', () => {
    for (const game of Object.keys(GAME_FORMS)) {
      const form = withGame(formOf(NAMES, {}), game);
      expect(form).toMatchObject({ ...NAMES, game });
      expect(Object.keys(form.settings)).toEqual(Object.keys(GAME_FORMS[game]?.settings ?? {}));
    }
  });
});

describe('times in the form', () => {
  it.each([
    ['timePerTeamMs', '90', 5_400_000],
    ['timePerTeamMs', '1:30:00', 5_400_000],
    ['vetoWindowMs', '30', 1_800_000],
    ['vetoWindowMs', '0:30:00', 1_800_000],
  ] as const)('a bare figure of %s is minutes: %s', (name, text, ms) => {
    expect(withSetting(name, text).settings[name]).toBe(ms);
  });

  it.each(['timePerTeamMs', 'vetoWindowMs'] as const)('%s "1:30" could be two things, and both are said', (name) => {
    const problem = withSetting(name, '1:30').problems.get(name);
    expect(problem && MATCH_FORM_TEXTS.ru.problem(problem)).toBe(
      'Можно понять двояко: 1:30:00 (1 час 30 минут) или 0:01:30 (1 минута 30 секунд). Напишите точно.',
    );
  });

  it('every setting that is a time is read back as it is shown', () => {
    for (const { settings } of Object.values(GAME_FORMS))
      for (const setting of Object.values(settings))
        expect(readSetting(setting, textOf(setting, setting.default))).toBe(setting.default);
  });
});
