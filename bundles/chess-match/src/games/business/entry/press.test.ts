import type { Answer } from '@schemas/answer';
import { describe, expect, it } from 'vitest';
import { lineOf } from '../../../entry/draft';
import { EMPTY_ENTRY, type Entry, type EntryEvent } from '../../../entry/entry';
import { stepEntry } from '../../../entry/stepEntry';
import { TURN_LINE } from './mergeLines';

const ok = (version: number): Answer => ({ ok: true, version, matchId: 'm' });
const no = (code: string, version: number): Answer => ({
  ok: false,
  version,
  matchId: 'm',
  error: { code, params: {}, rule: null, item: null },
});
const edit = (line: string): EntryEvent => ({ type: 'edited', line, typed: null });
const ahead = (text: string): EntryEvent => ({ type: 'typedAhead', ahead: { text, line: text } });
const shown = (turn: string, line: string, version: number, matchVersion: number): EntryEvent => ({
  type: 'published',
  turn,
  line,
  version,
  matchVersion,
});
const heard = (answer: Answer, seenVersion = 1): EntryEvent => ({ type: 'answered', answer, seenVersion });
const made = (answer: Answer | null, seenVersion = 10): EntryEvent => ({ type: 'committed', answer, seenVersion });
const PRESS: EntryEvent = { type: 'pressed' };

/** A line at turn "1" of version 10, and what it sends: drafts as they are, turns with "!". */
const play = (...events: readonly EntryEvent[]) => {
  const sent: string[] = [];
  let state: Entry = EMPTY_ENTRY;
  for (const event of [shown('1', '', 1, 10), ...events]) {
    const step = stepEntry(state, event, TURN_LINE);
    ({ state } = step);
    if (step.draft !== null) sent.push(step.draft);
    if (step.commit !== null) sent.push(`${step.commit}!`);
  }
  return { state, sent, line: lineOf(state.draft) };
};

describe('a press of a turn’s line', () => {
  it('waits for the text before it', () => {
    expect(play(edit('1:e4'), PRESS).sent).toEqual(['1:e4']);
    expect(play(edit('1:e4'), PRESS, heard(ok(2))).sent).toEqual(['1:e4', '1:e4!']);
  });

  it('is taken back by an edit', () => {
    const { sent, state } = play(edit('1:e4'), PRESS, edit('1:e3'), heard(ok(2)), heard(ok(3)));
    expect(sent).toEqual(['1:e4', '1:e3']);
    expect(state.press).toBeNull();
  });

  it('is too late where another page ended the turn, and what was typed after it is the next turn’s', () => {
    const { state, sent, line } = play(edit('1:e4'), PRESS, ahead('1:d4'), shown('2', '', 3, 11));
    expect(state).toMatchObject({ press: null, refusal: { code: 'match/stale' } });
    expect([sent, line]).toEqual([['1:e4', '1:d4'], '1:d4']);
  });

  it('puts what was typed after it behind its line where it was refused', () => {
    const { state, line } = play(edit('1:Ke7'), heard(ok(2)), PRESS, ahead('1:d4'), made(no('turn/illegal', 10)));
    expect(line).toBe('1:Ke7 1:d4');
    expect(state).toMatchObject({ press: null, ahead: null, refusal: { code: 'turn/illegal' } });
  });

  it('comes to nothing where the answer to its line never came, and never presses later by itself', () => {
    const lost = [edit('1:e4'), PRESS, heard(no('client/no_answer', 0))] as const;
    expect(play(...lost).state).toMatchObject({ press: null, refusal: { code: 'client/no_answer' } });
    expect(play(...lost, shown('1', '1:e4', 2, 10)).sent).not.toContain('1:e4!');
    expect(play(...lost, PRESS, heard(ok(2))).sent).toEqual(['1:e4', '1:e4', '1:e4!']);
  });

  it('is over where its turn was taken back before it was seen: one goes on in that turn', () => {
    const back = [edit('1:e4'), heard(ok(2)), PRESS, made(ok(11)), shown('1', '1:e4', 4, 12)] as const;
    expect(play(...back).state.press).toBeNull();
    expect(play(...back, edit('1:d4')).line).toBe('1:d4');
  });

  it('is void when the connection is lost', () => {
    const { state, line } = play(edit('1:e4'), PRESS, ahead('2:d4'), { type: 'disconnected' });
    expect(state).toMatchObject({ press: null, ahead: null, refusal: null });
    expect(line).toBe('1:e4 2:d4');
  });

  it('is not two, however often it is asked for', () => {
    expect(play(edit('1:e4'), heard(ok(2)), PRESS, PRESS, PRESS, made(ok(11)), PRESS).sent).toEqual(['1:e4', '1:e4!']);
  });
});
