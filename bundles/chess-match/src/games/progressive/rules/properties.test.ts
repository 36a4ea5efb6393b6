import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULINGS } from '../../common/ruling';
import { random } from '../../common/random';
import { SIDES } from '../../common/sides';
import { playRecord } from '../../duel/record/playRecord';
import { RECORD_RULES } from '../record/recordRules';
import { readPpgn } from '../record/readPpgn';
import { recordOf } from '../record/recordOf';
import { replayJson } from '../record/replayJson';
import { writePpgn } from '../record/writePpgn';
import { fold, T0 } from '../testing/play';
import { randomMatch, type RandomMatch } from '../testing/randomMatch';
import type { Command } from './commands';
import { decide } from './decide';
import { evolve } from './evolve';
import { readStart, writeStart } from './fen';
import { options } from './options';
import { gameIn, kindIn, type State } from './state';
import { VARIANTS } from './variant';
import { writtenSteps } from './written';

const SLOW = 240_000;
const MATCHES = 80;
const LENGTH = 12;
const SETTINGS: readonly Readonly<Record<string, unknown>>[] = [
  ...VARIANTS.map((variant) => ({ variant })),
  { variant: 'logical', logicalCheck: 'italian', incrementMs: 3000 },
  { variant: 'marseillais', balanced: false },
  { variant: 'take-all', takeAllOrder: 'english' },
  { tenTurns: 'claim', start: 'r3k2r/1p4p1/8/8/8/8/1P4P1/R3K2R w KQkq - 3' },
];
/** Seeds are fixed, so that a failure names the match. */
const matches: readonly RandomMatch[] = Array.from({ length: MATCHES }, (_, index) =>
  randomMatch(index + 1, LENGTH, SETTINGS[index % SETTINGS.length]),
);

const everyMatch = (check: (match: RandomMatch) => void): void => {
  for (const match of matches) {
    try {
      check(match);
    } catch (error) {
      throw new Error(`seed ${match.seed}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
};

describe('random games in series', () => {
  it('reach ends of many kinds, and what may happen beside the series', { timeout: SLOW }, () => {
    const seen = new Map<string, number>();
    const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
    everyMatch(({ events, state }) => {
      for (const event of events) {
        count(event.type);
        if (event.type !== 'turnPlayed') continue;
        for (const { san, promotion } of event.moves) {
          if (promotion !== null) count('promotion');
          if (san.startsWith('O-O')) count('castling');
          if (san.endsWith('+')) count('check');
        }
      }
      if (state.end !== null) count(`end by ${state.end.reason}`);
    });
    const reached = [
      ...['turnPlayed', 'clockStarted', 'clockStopped', 'clockSet', 'timeAdded', 'drawOffered', 'resigned', 'aborted'],
      ...['gapNoted', 'gapDismissed', 'promotion', 'check', 'castling', 'end by mate'],
    ];
    expect(reached.filter((what) => (seen.get(what) ?? 0) === 0)).toEqual([]);
    expect(seen.get('turnPlayed')).toBeGreaterThan(300);
  });

  it('the events fold to the state, through JSON, to the letter', { timeout: SLOW }, () => {
    everyMatch(({ initial, events, state }) => {
      const folded = fold(initial, JSON.parse(JSON.stringify(events)) as typeof events);
      expect(JSON.stringify(folded)).toBe(JSON.stringify(state));
    });
  });

  it('the position at the beginning of a turn is read as it is written', { timeout: SLOW }, () => {
    everyMatch(({ steps }) => {
      for (const { state } of steps.filter(({ events }) => events.some(({ type }) => type === 'turnPlayed'))) {
        if (state.end !== null) continue;
        const kind = kindIn(state);
        const read = readStart(kind, writeStart(kind, state.stand));
        if (!read.ok) throw new Error(writeStart(kind, state.stand));
        expect(writeStart(kind, read.value)).toBe(writeStart(kind, state.stand));
      }
    });
  });

  it(
    'after any draft what is offered is accepted, what is not is refused, and a whole series is what is pressed',
    { timeout: SLOW },
    () => {
      let tried = 0;
      everyMatch(({ seed, steps }) => {
        const from = random(seed);
        const [step] = [...steps].filter(({ state }) => state.end === null).slice(-1);
        if (step === undefined) return;
        const squares = kindIn(step.state).rules.names;
        let draft = '';
        for (let open = true; open;) {
          const at: State = { ...step.state, draft };
          const { next, press, series } = options(at, T0);
          expect(next.length > 0).toBe(series.lacks > 0);
          expect(new Set(next.map(({ san }) => san)).size).toBe(next.length);
          expect(press?.code ?? null).toBe(series.lacks > 0 ? 'progressive/series/short' : null);
          const pressed = decide(at, { type: 'commitTurn', line: null }, T0);
          expect(pressed.ok ? null : pressed.error.code).toBe(press?.code ?? null);
          for (const { san } of next.filter((_, index) => index % 11 === seed % 11)) {
            tried += 1;
            expect(options({ ...at, draft: `${draft} ${san}` }, T0).series.problem).toBeNull();
          }
          const offered = new Set(next.map(({ step: { from: a, to } }) => `${squares[a] ?? ''}-${squares[to] ?? ''}`));
          for (let other = 0; other < 3; other += 1) {
            const text = `${from.pick(squares)}-${from.pick(squares)}`;
            if (offered.has(text)) continue;
            expect(options({ ...at, draft: `${draft} ${text}` }, T0).series.problem).not.toBeNull();
          }
          open = series.lacks > 0;
          if (open) draft = `${draft} ${from.pick(next).san}`.trim();
        }
      });
      expect(tried).toBeGreaterThan(300);
    },
  );

  it(
    'written, read and played again they come to the same series and the same end; written again, the same text',
    { timeout: SLOW },
    () => {
      let clocks = 0;
      everyMatch(({ state }) => {
        const who = [{ name: 'Event', value: 'Cup "N"', line: 0 }];
        const text = writePpgn(recordOf(state, who));
        const read = readPpgn(text);
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        expect(writePpgn(read.value)).toBe(text);
        const played = playRecord(RECORD_RULES, read.value);
        if (!played.ok) throw new Error(JSON.stringify(played.error));
        const again = played.value.states.at(-1) ?? played.value.initial;
        expect(replayJson(again)).toEqual(replayJson(state));
        clocks += again.turns.filter(({ clockMs }) => clockMs !== null).length;
        expect(writePpgn(recordOf(again, who))).toBe(text);
      });
      expect(clocks).toBeGreaterThan(200);
    },
  );
});

describe('whatever comes in', () => {
  const side = fc.constantFrom(...SIDES);
  const reason = fc.string();
  const ms = fc.oneof(fc.integer(), fc.double());
  const board = fc.integer({ min: 1, max: 9 });
  const states = matches.map(({ steps, state }) => steps[Math.floor(steps.length / 2)]?.state ?? state);
  const fen = fc.oneof(fc.string(), fc.constantFrom(...states.map((state) => writeStart(kindIn(state), state.stand))));
  const sans = [...new Set(states.flatMap((state) => writtenSteps(gameIn(state)).map(({ san }) => san)))];
  const word = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...sans),
    fc.stringMatching(/^[1-9.a-hx]{1,6}$/),
  );
  const line = fc.oneof(
    fc.constant(null),
    fc.array(word, { maxLength: 5 }).map((words) => words.join(' ')),
  );
  const command: fc.Arbitrary<Command> = fc.oneof(
    fc.record({ type: fc.constant('commitTurn'), line }),
    fc.record({ type: fc.constant('startClock') }),
    fc.record({ type: fc.constant('stopClock'), reason }),
    fc.record({ type: fc.constant('flag'), side }),
    fc.record({ type: fc.constant('resignMatch'), team: side }),
    fc.record({ type: fc.constant('offerDraw'), team: side }),
    fc.record({ type: fc.constant('declineDraw'), team: side }),
    fc.record({ type: fc.constant('setClock'), side, remainingMs: ms, reason }),
    fc.record({ type: fc.constant('addTime'), side, ms, reason }),
    fc.record({ type: fc.constant('decideClaim'), board, accepted: fc.boolean(), reason }),
    fc.record({ type: fc.constant('correctPosition'), board, fen, reason }),
    fc.record({ type: fc.constant('ruleResult'), ruling: fc.constantFrom(...RULINGS), reason }),
    fc.record({ type: fc.constant('abortMatch'), reason }),
  );

  it('decide, evolve and options never throw; a refusal has a code', { timeout: SLOW }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...states),
        command,
        fc.integer({ min: T0, max: T0 + 9e6 }),
        (state, asked, nowMs) => {
          const decided = decide(state, asked, nowMs);
          if (!decided.ok) {
            expect(decided.error.code).toMatch(/^progressive\/[a-z]+\/[a-z_]+$/);
            return;
          }
          const after = decided.value.reduce(evolve, state);
          expect(JSON.parse(JSON.stringify(after))).toEqual(after);
          options({ ...after, draft: 'e4 Nf3' }, nowMs);
        },
      ),
      { numRuns: 1500, seed: 5 },
    );
  });
});
