import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from './index';
import type { Game } from './common/game';
import type { GameEvent } from './common/event';
import { random, type Random } from './common/random';
import type { Records } from './common/records';

type AnyGame = Game<unknown, unknown, { readonly type: string }, GameEvent>;

const FIXTURES = join(import.meta.dirname, '../../fixtures');
/**
 * Files and lines of each game; as many as one likes by `MUTATED=10000`. Seeds are fixed, so that a failure names what
 * was read.
 */
const FILES = Number(process.env['MUTATED'] ?? 400);
const LINES = 3 * FILES;
const SLOW = 240_000 + 600 * FILES;

/** What people, programs and faulty disks put into a text. */
const SCRAPS = [
  ...[
    '1.',
    '2...',
    '3.',
    '999.',
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '"',
    ';',
    ':',
    '-',
    '=',
    '+',
    '#',
    'x',
    '@',
    '$1',
    '!?',
  ],
  ...[
    '[%clk 0:00:01]',
    '[%clk -1]',
    '1-0',
    '0-1',
    '1/2-1/2',
    '*',
    '[FEN "9/9 w"]',
    '[Variant "none"]',
    '[Result "1-0"]',
  ],
  ...[
    'O-O',
    'O-O-O:2',
    'O-O:3',
    '0-0',
    'inauguration',
    'инаугурация',
    'e4',
    'Nf3',
    'Кf3',
    'e2-e4',
    'e8=K',
    'a8=g',
    'P@e4',
  ],
  ...[
    '\0',
    '\uFEFF',
    '\u202E',
    '♞',
    'ё',
    '\r',
    '\n',
    '\t',
    '  ',
    '',
    '9'.repeat(400),
    '((((((((',
    '{{{{',
    '1:',
    '2:e4',
  ],
];

/** A text with parts of it changed, cut out, doubled or put elsewhere. */
const mutated = (draws: Random, text: string): string => {
  const at = (): number => draws.below(text.length + 1);
  const [from, to] = [at(), at()].toSorted((one, other) => one - other) as [number, number];
  const part = text.slice(from, Math.min(to, from + 60));
  const changed = draws.pick([
    () => text.slice(0, from) + draws.pick(SCRAPS) + text.slice(from),
    () => text.slice(0, from) + draws.pick(SCRAPS) + text.slice(from + 1 + draws.below(6)),
    () => text.slice(0, from) + text.slice(from + part.length),
    () => text.slice(0, to) + part + text.slice(to),
    () => text.slice(0, from) + String.fromCharCode(draws.below(0x500)) + text.slice(from + 1),
    () => text.slice(0, from),
  ])();
  return draws.chance(0.5) ? mutated(draws, changed) : changed;
};

/** The demonstration, and what a random match is written as. */
const recordsOf = ({ id, records, initial, decide, evolve }: AnyGame & { readonly records: Records<unknown> }) => {
  const { randomTurn } = GAMES[id] ?? {};
  const draws = random(1);
  const played = Array.from({ length: 6 }, (_, index) => {
    const begun = initial({ settings: {} });
    let state = begun.ok ? begun.value : null;
    for (let turn = 0; turn <= 2 * index; turn += 1) {
      const decided = decide(
        state,
        { type: 'commitTurn', line: randomTurn?.(state, draws) ?? '' } as { type: string },
        0,
      );
      if (decided.ok) state = decided.value.reduce(evolve, state);
    }
    return { state, text: records.write(state, { event: 'Cup', white: 'Reds', black: 'Blues' }) };
  });
  const demonstration = readFileSync(join(FIXTURES, records.demonstration), 'utf8');
  return { played, texts: [demonstration, ...played.flatMap(({ text }) => [text, text])] };
};

/** A refusal says what, and of which rule or word. */
const CODE = /^(?:[a-z-]+\/)?[a-z-]+\/[a-z_]+$/;

describe.each(Object.values(GAMES) as unknown as readonly (AnyGame & { readonly records: Records<unknown> })[])(
  'what is mutated is read or refused: $id',
  (game) => {
    const { played, texts } = recordsOf(game);

    it('records: never an exception; a refusal has the line of the file, and says what', { timeout: SLOW }, () => {
      const draws = random(7);
      const seen = { read: 0, refused: 0 };
      for (let file = 0; file < FILES; file += 1) {
        const text = mutated(draws, draws.pick(texts));
        const read = game.records.read(new TextEncoder().encode(text));
        seen[read.ok ? 'read' : 'refused'] += 1;
        if (read.ok) expect(read.value.states.length).toBeGreaterThan(0);
        else {
          const { line, column = 1, problem } = read.error;
          expect([text, problem.code]).toEqual([text, expect.stringMatching(CODE)]);
          const said = text.split(/\r\n|\n|\r/)[line - 1];
          // Behind the last letter where something is missing there.
          expect([text, said !== undefined && column >= 1 && column <= said.length + 1]).toEqual([text, true]);
        }
      }
      expect(Math.min(seen.read, seen.refused)).toBeGreaterThan(FILES / 20);
    });

    it(
      'lines: never an exception; a refusal has a code, and what is accepted can be played on',
      { timeout: SLOW },
      () => {
        const draws = random(11);
        const seen = { accepted: 0, refused: 0 };
        for (let tried = 0; tried < LINES; tried += 1) {
          const { state } = draws.pick(played);
          const line = draws.chance(0.1) ? null : mutated(draws, GAMES[game.id]?.randomTurn?.(state, draws) ?? '');
          const [thread = ''] = game.threads;
          const decided = game.decide(state, { type: 'commitTurn', line, thread } as { type: string }, 0);
          seen[decided.ok ? 'accepted' : 'refused'] += 1;
          if (decided.ok) game.project(decided.value.reduce((at, event) => game.evolve(at, event), state));
          else expect([line, decided.error.code]).toEqual([line, expect.stringMatching(CODE)]);
          game.turnEntry?.draft(game.withDraft(state, thread, line ?? ''));
        }
        expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(0);
      },
    );
  },
);
