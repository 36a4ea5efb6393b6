import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { RULE_OF as BUSINESS } from '../games/business/rules/errors';
import { SETTINGS as BUSINESS_SETTINGS } from '../games/business/rules/settings';
import { RULE_OF as CLASSICAL } from '../games/classical/rules/errors';
import { SETTINGS as CLASSICAL_SETTINGS } from '../games/classical/rules/settings';
import { RULE_OF as SWEDISH } from '../games/swedish/rules/errors';
import { SETTINGS as SWEDISH_SETTINGS } from '../games/swedish/rules/settings';
import { GAME_RULES } from '../games/words';
import { LANGUAGES, ruleText } from '.';

const PROJECT_FOLDER = join(import.meta.dirname, '../../../..');
/** Where something is said to people. Tests and what only they use say nothing to anybody. */
const SPOKEN = ['bundles/chess-match/src', 'dashboard', 'graphics'];
const UNSPOKEN = /\.test\.tsx?$|(^|\/)(testing|node_modules|dist)\/|Fixture\.ts$/;
/** A number that only this project gives a rule. */
const NUMBER = /\b[BS]\d/;
/** The machine-readable number itself, as refusals carry it. */
const CODE = /^([BS]\d+a?)(-S\d+)?$/;

const sources = SPOKEN.flatMap((folder) =>
  readdirSync(join(PROJECT_FOLDER, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !UNSPOKEN.test(name))
    .map((name) => join(folder, name)),
);

/** Every text of a source file: strings, parts of templates, words between tags; comments are none. */
const textsOf = (file: string): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  const text = readFileSync(join(PROJECT_FOLDER, file), 'utf8');
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind));
  return found;
};

describe('rules in words', () => {
  it('no text says a number that only this project knows', () => {
    const said = sources.flatMap((file) =>
      textsOf(file)
        .filter((text) => NUMBER.test(text) && !CODE.test(text))
        .map((text) => `${file}: ${text}`),
    );
    expect(sources.length).toBeGreaterThan(500);
    expect(said).toEqual([]);
  });

  const rules = [
    ...Object.values(BUSINESS),
    ...Object.values(SWEDISH),
    ...Object.values(CLASSICAL).filter((rule) => rule !== null),
    ...[BUSINESS_SETTINGS, SWEDISH_SETTINGS, CLASSICAL_SETTINGS].flatMap((settings) =>
      Object.values(settings).map(({ rule }) => rule),
    ),
  ];

  it.each(LANGUAGES)('every rule a refusal can come from is known in %s', (language) => {
    expect(rules.filter((rule) => !Object.hasOwn(GAME_RULES[language], rule))).toEqual([]);
  });

  it('a rule has words in both languages, or in none', () => {
    for (const rule of new Set(rules)) {
      const [english, russian] = [ruleText(rule, 'en'), ruleText(rule, 'ru')];
      expect(english === null).toBe(russian === null);
      expect(english ?? '').not.toMatch(/[а-яё]/i);
      if (russian !== null) expect(russian).toMatch(/[а-яё]{2}/);
      const numbers = (text: string | null): string[] => text?.match(/\d+/g) ?? [];
      expect(numbers(russian)).toEqual(numbers(english));
    }
  });

  it('says the rule with the number of the source', () => {
    expect(ruleText('B4', 'ru')).toBe('п. 13: одно изменение за ход');
    expect(ruleText('B4', 'en')).toBe('rule 13: one key change a turn');
  });

  it('has nothing to say of what is no rule', () => {
    for (const rule of [null, 'notation', '']) expect(ruleText(rule, 'ru')).toBeNull();
  });
});
