import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from './project';

const { usageOf } = createRequire(import.meta.url)('./usage.cjs') as { usageOf: (source: string) => string };

const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** Each npm script with the program that it runs. */
const PROGRAMS = Object.entries(scripts).flatMap(([script, line]) => {
  const program = /run\.cjs (\S+)/.exec(line)?.[1];
  return program === undefined ? [] : [[script, program] as const];
});

it.each(PROGRAMS)('npm run %s says how it is called and what it does', (script, program) => {
  const usage = usageOf(readFileSync(join(PROJECT, 'scripts', `${program}.ts`), 'utf8'));
  expect(usage).toMatch(new RegExp(`^npm (?:run (?:-s )?)?${script}(?: .+)?: .*[.)]`, 's'));
});

it.each(['--help', '-h'])('%s is answered with that, and nothing is done', (asked) => {
  const said = execFileSync(process.execPath, [join(PROJECT, 'scripts/run.cjs'), 'position', asked], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  expect(said).toMatch(/^npm run -s position -- GAME "POSITION": what may be played/);
});
