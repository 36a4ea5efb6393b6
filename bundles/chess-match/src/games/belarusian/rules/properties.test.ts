import { describe, expect, it } from 'vitest';
import { random } from '../../common/random';
import { fold, newMatch, T0 } from '../testing/play';
import { decide } from './decide';
import type { Event } from './events';
import { options } from './options';
import { planTurn } from './planTurn';
import { randomTurn } from './randomTurn';
import { TABLES } from './board';
import { RULE_SETS } from './setting';
import type { State } from './state';
import { coordinatesOf, textOf } from './turnText';

const SLOW = 120_000;
const MATCHES = 45;
const LENGTH = 160;

interface Played {
  readonly seed: number;
  readonly begun: State;
  readonly states: readonly State[];
  readonly events: readonly Event[];
}

const playedOut = (seed: number): Played => {
  const from = random(seed);
  const begun = newMatch({ rules: RULE_SETS[seed % RULE_SETS.length], enPassant: seed % 2 === 0 });
  const states: State[] = [begun];
  const events: Event[] = [];
  for (let state = begun; state.end === null && states.length < LENGTH;) {
    const line = randomTurn(from, state);
    const decided = decide(state, { type: 'commitTurn', line }, T0 + states.length);
    if (!decided.ok) throw new Error(`seed ${seed}: ${line ?? ''} ${decided.error.code}`);
    events.push(...decided.value);
    state = fold(state, decided.value);
    states.push(state);
  }
  return { seed, begun, states, events };
};

const matches = Array.from({ length: MATCHES }, (_, index) => playedOut(index + 1));

describe('random games of Belarusian chess', { timeout: SLOW }, () => {
  it('come to ends of many kinds, with everything that may happen', () => {
    const seen = new Set(
      matches.flatMap(({ events }) =>
        events.flatMap((event) =>
          event.type === 'turnPlayed'
            ? [
                ...event.calls,
                ...(event.move === null ? ['inauguration'] : []),
                ...((event.move?.promotion ?? null) === null ? [] : ['promotion']),
                ...(event.end === null ? [] : [`end by ${event.end.reason}`]),
              ]
            : [],
        ),
      ),
    );
    for (const what of [
      'throne',
      'rokosh',
      'throne-is-mine',
      'check',
      'inauguration',
      'promotion',
      'end by throne',
      'end by mate',
    ])
      expect(seen).toContain(what);
  });

  it('fold through JSON to the state, to the letter', () => {
    for (const { begun, states, events } of matches)
      expect(JSON.stringify(fold(begun, JSON.parse(JSON.stringify(events)) as Event[]))).toBe(
        JSON.stringify(states.at(-1)),
      );
  });

  it('L1 what is offered is accepted, what is not is refused', () => {
    let tried = 0;
    for (const { seed, states } of matches) {
      const from = random(seed);
      const open = states.filter(({ end }) => end === null);
      const state = open[from.below(open.length)];
      if (state === undefined) continue;
      const { turns } = options(state, T0);
      const offered = new Set(turns.map(coordinatesOf));
      expect(offered.size).toBe(turns.length);
      for (const turn of turns) {
        tried += 1;
        expect(planTurn(state, textOf(turn)).problem).toBeNull();
        expect(options({ ...state, draft: textOf(turn) }, T0).press).toBeNull();
      }
      for (let other = 0; other < 40; other += 1) {
        const text = `${from.pick(TABLES.names)}${from.pick(TABLES.names)}`;
        if (!offered.has(text)) expect(planTurn(state, text).problem).not.toBeNull();
      }
    }
    expect(tried).toBeGreaterThan(MATCHES * 10);
  });

  it('L2 nobody stands on the throne who may not, and every side has a kniaz or its heir', () => {
    for (const { states } of matches)
      for (const { position, settings } of states) {
        const piece = position.squares[TABLES.squareByName.get('e5') ?? -1];
        if (settings.rules !== 'szlachetny') expect(['a', 'k', undefined]).toContain(piece?.type);
        expect(position.squares.filter((each) => each?.type === 'a').length).toBeLessThanOrEqual(2);
      }
  });
});
