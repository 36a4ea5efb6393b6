import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from 'chess-match/client/settings';
import commandSchema from '../../../schemas/command.json' with { type: 'json' };
import { formOf, readForm, SETTING_FIELDS, SETTING_NAMES, type SettingName } from './settingsForm';

const NAMES = { event: 'Cup', white: 'Reds', black: 'Blues' };
const withSetting = (name: SettingName, text: string) => {
  const form = formOf(NAMES, {});
  return readForm({ ...form, settings: { ...form.settings, [name]: text } });
};

describe('the form of a new match', () => {
  it('shows the defaults and reads them back', () => {
    const { problems, settings } = readForm(formOf(NAMES, {}));
    expect(problems.size).toBe(0);
    expect(settings).toEqual(DEFAULT_SETTINGS);
  });

  it('has a field for every setting', () => {
    expect([...SETTING_NAMES].sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
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

describe('the form and the door', () => {
  const branch = commandSchema.oneOf.find(({ properties }) => properties.type.const === 'newMatch');
  const settings = (branch as { properties: { settings: { properties: Record<string, Record<string, unknown>> } } })
    .properties.settings.properties;

  it('know the same settings', () => {
    expect([...SETTING_NAMES].sort()).toEqual(Object.keys(settings).sort());
    expect([...SETTING_NAMES].sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
  });

  it.each(SETTING_NAMES)('allow the same for %s', (name) => {
    const field = SETTING_FIELDS[name];
    const asked = settings[name] ?? {};
    if (field.kind === 'figure') expect([asked['minimum'], asked['maximum']]).toEqual([field.min, field.max]);
    else if (field.kind === 'time') expect([asked['minimum'], asked['maximum']]).toEqual([field.minMs, field.maxMs]);
    else if (field.kind === 'choice') expect(asked['enum']).toEqual(field.options);
    else expect(asked['type']).toBe('boolean');
  });
});
