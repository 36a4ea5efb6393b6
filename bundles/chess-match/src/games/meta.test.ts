import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULE_OF } from './business/rules/errors';

const titles = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && name !== 'meta.test.ts')
  .flatMap((name) => [...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/\bit\(\s*'([^']+)'/g)])
  .map(([, title = '']) => title);

describe('the tests of the rules', () => {
  it('quote every rule of the document, B1 to B27, in a title', () => {
    const rules = [...Array.from({ length: 27 }, (_, index) => `B${index + 1}`), 'B14a'];
    const untested = rules.filter((rule) => !titles.some((title) => new RegExp(`\\b${rule}\\b`).test(title)));
    expect(untested).toEqual([]);
  });

  it('quote every error code, with its rule, in a title', () => {
    const codes = [...Object.entries(RULE_OF), ['undo/nothing', 'B27'] as const, ['redo/nothing', 'B27'] as const];
    const untested = codes.filter(
      ([code, rule]) => !titles.some((title) => title.includes(`[${code}]`) && title.startsWith(rule)),
    );
    expect(untested).toEqual([]);
    expect(codes.length).toBeGreaterThan(45);
  });
});
