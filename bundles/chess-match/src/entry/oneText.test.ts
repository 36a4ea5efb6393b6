import type { Answer } from '@schemas/answer';
import { describe, expect, it } from 'vitest';
import { EMPTY_ENTRY, textOf, type Entry, type EntryEvent } from './entry';
import { ONE_TEXT } from './lineGrammar';
import { stepEntry } from './stepEntry';

const ok = (version: number): Answer => ({ ok: true, version, matchId: 'm' });
const no = (code: string, version: number): Answer => ({
  ok: false,
  version,
  matchId: 'm',
  error: { code, params: {}, rule: null, item: null },
});
const shown = (turn: string, line: string, version: number, matchVersion: number): EntryEvent => ({
  type: 'published',
  turn,
  line,
  version,
  matchVersion,
});
const write = (text: string): EntryEvent => ({ type: 'edited', line: text, typed: null });
const PRESS: EntryEvent = { type: 'pressed' };
const madeAt = (version: number, seenVersion: number): EntryEvent => ({
  type: 'committed',
  answer: ok(version),
  seenVersion,
});
const refusedAt = (seenVersion: number): EntryEvent => ({
  type: 'committed',
  answer: no('move/illegal', seenVersion),
  seenVersion,
});

/** A field at turn "1" of version 10, and what it sends: drafts as they are, moves with "!". */
const setUp = () => {
  const sent: string[] = [];
  let state: Entry = EMPTY_ENTRY;
  const on = (...events: readonly EntryEvent[]): Entry => {
    for (const event of events) {
      const step = stepEntry(state, event, ONE_TEXT);
      ({ state } = step);
      if (step.draft !== null) sent.push(step.draft);
      if (step.commit !== null) sent.push(`${step.commit}!`);
    }
    return state;
  };
  on(shown('1', '', 1, 10));
  return { sent, on, text: () => textOf(state), notice: () => state.draft.notice };
};

describe('entering the moves of a thread', () => {
  it('shares what is typed, and makes the move when all of it has arrived', () => {
    const { sent, on, text } = setUp();
    on(write('N'), write('Nf3'), PRESS);
    expect(sent).toEqual(['N']);
    expect(text()).toBe('');
    on({ type: 'answered', answer: ok(2), seenVersion: 1 });
    expect(sent).toEqual(['N', 'Nf3']);
    on({ type: 'answered', answer: ok(3), seenVersion: 1 });
    expect(sent).toEqual(['N', 'Nf3', 'Nf3!']);
  });

  it('keeps what is typed while the clock is pressed for the next move', () => {
    const { sent, on, text } = setUp();
    on(write('e4'), { type: 'answered', answer: ok(2), seenVersion: 1 }, PRESS, write('e'), write('e5'));
    expect(text()).toBe('e5');
    on(madeAt(11, 10));
    expect(text()).toBe('e5');
    on(shown('2', '', 3, 11));
    expect(sent).toEqual(['e4', 'e4!', 'e5']);
    expect(text()).toBe('e5');
  });

  it('takes the picture of the move that comes before the answer', () => {
    const { sent, on, text } = setUp();
    on(write('e4'), { type: 'answered', answer: ok(2), seenVersion: 1 }, PRESS, write('e5'), shown('2', '', 3, 11));
    expect(text()).toBe('e5');
    on(madeAt(11, 11));
    expect(sent.at(-1)).toBe('e5');
    expect(text()).toBe('e5');
  });

  it('puts a refused line back, and keeps what was typed after it', () => {
    const { on, text, notice } = setUp();
    on(write('Ke7'), { type: 'answered', answer: ok(2), seenVersion: 1 }, PRESS, write('d5'));
    on(refusedAt(10));
    expect(text()).toBe('Ke7');
    expect(notice()).toMatchObject({ kind: 'refused', text: 'd5' });
  });

  it('keeps a refused line when somebody else made the move of its turn', () => {
    const { on, text, notice } = setUp();
    on(write('Ke7'), { type: 'answered', answer: ok(2), seenVersion: 1 }, PRESS);
    on(refusedAt(10), shown('2', '', 5, 11));
    expect(text()).toBe('');
    expect(notice()).toMatchObject({ kind: 'replaced', text: 'Ke7' });
    on({ type: 'takenBack' });
    expect(text()).toBe('Ke7');
  });

  it('presses nothing that another page replaced', () => {
    const { sent, on, notice } = setUp();
    on(write('e4'), PRESS, shown('1', 'd4', 4, 10), { type: 'answered', answer: no('draft/stale', 4), seenVersion: 4 });
    expect(sent).toEqual(['e4']);
    expect(notice()).toMatchObject({ kind: 'replaced', text: 'e4' });
  });

  it('makes moves that were pressed one after another in that order, and none after a refused one', () => {
    const { sent, on, text, notice } = setUp();
    on(write('e4'), { type: 'answered', answer: ok(2), seenVersion: 1 });
    on(PRESS, write('e5'), PRESS, write('d5'), PRESS, write('N'));
    on(madeAt(11, 10), shown('2', '', 3, 11));
    on({ type: 'answered', answer: ok(4), seenVersion: 3 });
    expect(sent).toEqual(['e4', 'e4!', 'e5', 'e5!']);
    expect(text()).toBe('N');
    on(refusedAt(11));
    expect(text()).toBe('e5');
    expect(notice()).toMatchObject({ kind: 'refused', text: 'd5 N' });
  });

  it('frees the field where the move was taken back before it was seen', () => {
    const { on, text } = setUp();
    on(write('e4'), { type: 'answered', answer: ok(2), seenVersion: 1 }, PRESS);
    on(madeAt(11, 10), shown('1', 'e4', 4, 12));
    expect(text()).toBe('e4');
  });

  it('follows what another page types without a word', () => {
    const { on, text, notice } = setUp();
    on(shown('1', 'N', 2, 10), shown('1', 'Nf', 3, 10), shown('1', '', 4, 10));
    expect(text()).toBe('');
    expect(notice()).toBeNull();
  });

  it('keeps what a lost connection swallowed', () => {
    const { on, text, notice } = setUp();
    on(write('e4'), PRESS, write('e5'));
    on({ type: 'answered', answer: no('client/no_answer', 0), seenVersion: 1 }, { type: 'reconnected' });
    expect(text()).toBe('');
    expect(notice()).toMatchObject({ kind: 'unsent', text: 'e4 e5' });
  });

  it('puts a line back whose answer never came, and sends it again at the next press', () => {
    const { sent, on, text } = setUp();
    on(write('e4'), PRESS, { type: 'answered', answer: no('client/no_answer', 0), seenVersion: 1 });
    expect(text()).toBe('e4');
    on(PRESS, { type: 'answered', answer: ok(2), seenVersion: 1 });
    expect(sent).toEqual(['e4', 'e4', 'e4!']);
  });

  it('keeps what was typed after a press whose answer never came', () => {
    const { sent, on, text, notice } = setUp();
    on(write('e4'), PRESS, write('e5'), { type: 'answered', answer: no('client/no_answer', 0), seenVersion: 1 });
    expect(text()).toBe('e4');
    expect(notice()).toMatchObject({ kind: 'unsent', text: 'e5' });
    on(shown('1', 'd4', 2, 10));
    expect(sent).not.toContain('e4!');
  });

  it('presses on where the answer that never came was to a line before the one pressed', () => {
    const { sent, on, text } = setUp();
    on(write('N'), write('Nf3'), PRESS, { type: 'answered', answer: no('client/no_answer', 0), seenVersion: 1 });
    expect(text()).toBe('Nf3');
    on(PRESS, { type: 'answered', answer: ok(2), seenVersion: 1 });
    expect(sent).toEqual(['N', 'Nf3', 'Nf3!']);
  });

  it('puts a line back where the answer to its press never came, and presses it once more when asked', () => {
    const { sent, on, text } = setUp();
    on(write('e4'), { type: 'answered', answer: ok(2), seenVersion: 1 }, PRESS);
    on({ type: 'committed', answer: no('client/no_answer', 0), seenVersion: 10 }, shown('1', 'e4', 2, 10));
    expect([text(), sent]).toEqual(['e4', ['e4', 'e4!']]);
    on(PRESS);
    expect(sent).toEqual(['e4', 'e4!', 'e4!']);
  });

  it('mixes no two series: the one that came first stands whole, and the other is said', () => {
    const { sent, on, text, notice } = setUp();
    on(shown('1', 'Nf3', 2, 10), write('Nf3 Nxe5'), shown('1', 'Nf3 d4', 3, 10));
    on({ type: 'answered', answer: no('draft/stale', 3), seenVersion: 3 });
    expect([text(), sent]).toEqual(['Nf3 d4', ['Nf3 Nxe5']]);
    expect(notice()).toMatchObject({ kind: 'replaced', text: 'Nxe5' });
  });

  it('presses no empty field', () => {
    const { sent, on } = setUp();
    on(PRESS, write(' '), PRESS);
    expect(sent).toEqual([' ']);
  });
});
