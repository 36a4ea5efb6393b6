import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from './project';

const { usageOf } = createRequire(import.meta.url)('./usage.cjs') as { usageOf: (source: string) => string };

const { scripts } = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** Each npm script with the program that it runs. */
const PROGRAMS = Object.entries(scripts).flatMap(([script, line]) => {
  const program = /run\.cjs (\S+)/.exec(line)?.[1];
  return program === undefined ? [] : [[script, program] as const];
});

it.each(PROGRAMS)('npm run %s says how it is called and what it does', (script, program) => {
  const usage = usageOf(readFileSync(join(PROJECT_FOLDER, 'scripts', `${program}.ts`), 'utf8'));
  expect(usage).toMatch(new RegExp(`^npm (?:run (?:-s )?)?${script}(?: .+)?: .*[.)]`, 's'));
});

const answerOf = (program: string, asked: string): string =>
  execFileSync(process.execPath, [join(PROJECT_FOLDER, 'scripts/run.cjs'), program, asked], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });

it.each(PROGRAMS)('npm run %s -- --help is answered with that, and nothing is done', (_script, program) => {
  const source = readFileSync(join(PROJECT_FOLDER, 'scripts', `${program}.ts`), 'utf8');
  expect(answerOf(program, '--help')).toBe(`${usageOf(source)}\n`);
});

it('-h is answered alike', () => {
  expect(answerOf('position', '-h')).toMatch(/^npm run -s position -- GAME "POSITION": what may be played/);
});
