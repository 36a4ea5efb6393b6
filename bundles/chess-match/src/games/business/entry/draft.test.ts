import type { Answer } from '@schemas/answer';
import { describe, expect, it } from 'vitest';
import { EMPTY_SYNC, lineOf, stepDraft, type DraftEvent, type DraftSync } from '../../../entry/draft';
import { TURN_LINE } from './mergeLines';

const ok = (version: number): Answer => ({ ok: true, version, matchId: 'm' });
const no = (code: string, version: number): Answer => ({
  ok: false,
  version,
  matchId: 'm',
  error: { code, params: {}, rule: null, item: null },
});
const edited = (line: string): DraftEvent => ({ type: 'edited', line, typed: null });
const published = (line: string, version: number, turn = 'm:0'): DraftEvent => ({
  type: 'published',
  turn,
  line,
  version,
});
const answered = (answer: Answer, seenVersion = answer.version): DraftEvent => ({
  type: 'answered',
  answer,
  seenVersion,
});

/** Plays events over an empty draft of turn m:0 at version 1; returns the end and every line sent. */
const play = (...events: readonly DraftEvent[]): { state: DraftSync; sent: readonly string[] } => {
  let state = stepDraft(EMPTY_SYNC, published('', 1), TURN_LINE).state;
  const sent: string[] = [];
  for (const event of events) {
    const step = stepDraft(state, event, TURN_LINE);
    state = step.state;
    if (step.send !== null) sent.push(step.send);
  }
  return { state, sent };
};

describe('one draft, edited here', () => {
  it('sends an edit and shows it at once', () => {
    const { state, sent } = play(edited('1:e4'));
    expect(sent).toEqual(['1:e4']);
    expect(lineOf(state)).toBe('1:e4');
  });

  it('sends one line at a time; of those typed meanwhile only the newest', () => {
    const { state, sent } = play(edited('1'), edited('1:'), edited('1:e'), edited('1:e4'), answered(ok(2), 1));
    expect(sent).toEqual(['1', '1:e4']);
    expect(state.inFlight).toBe('1:e4');
  });

  it.each([
    ['before', [published('1:e4', 2), answered(ok(2))]],
    ['after', [answered(ok(2), 1), published('1:e4', 2)]],
  ])('is settled when the echo comes %s the answer', (_, events) => {
    const { state } = play(edited('1:e4'), ...events);
    expect(state).toMatchObject({ local: null, inFlight: null, server: '1:e4', notice: null });
  });

  it('keeps what was typed after the line whose echo comes', () => {
    const { state } = play(edited('1:e'), edited('1:e4'), published('1:e', 2));
    expect(lineOf(state)).toBe('1:e4');
  });

  it('never goes back to what was on the server before its own line was accepted', () => {
    const { state } = play(
      ...[edited('1:e'), edited('1:e4'), answered(ok(2), 1), answered(ok(3), 1)],
      published('1:e', 2),
    );
    expect(lineOf(state)).toBe('1:e4');
    expect(state.notice).toBeNull();
    expect(lineOf(stepDraft(state, published('1:e4', 3), TURN_LINE).state)).toBe('1:e4');
  });

  it('takes any version after the connection came back', () => {
    const { state } = play(...[edited('1:e4'), answered(ok(9), 1)], { type: 'reconnected' }, published('', 5));
    expect(lineOf(state)).toBe('');
  });

  it('tells of a refusal and gives the text back', () => {
    const { state } = play(edited('1:e4'), answered(no('command/malformed', 1)));
    expect(lineOf(state)).toBe('');
    expect(state.notice).toMatchObject({ kind: 'refused', text: '1:e4', problem: { code: 'command/malformed' } });
  });
});

describe('one draft, edited on two pages', () => {
  it('shows what the other page adds, without a word', () => {
    const { state } = play(published('1:e4', 2), published('1:e4 2:d4', 3));
    expect(lineOf(state)).toBe('1:e4 2:d4');
    expect(state.notice).toBeNull();
  });

  it('says so when the other page takes away what was entered here, and of its own text nothing', () => {
    const mine = play(edited('1:e4'), answered(ok(2)), published('1:e4', 2), published('1:d4', 3));
    expect(mine.state.notice).toMatchObject({ kind: 'replaced', text: '1:e4' });
    expect(play(published('1:e', 2), published('1:e4', 3), published('1:d4', 4)).state.notice).toBeNull();
  });

  it('gives way to a draft that came first, and keeps the text', () => {
    const { state, sent } = play(edited('1:e4'), published('1:d4', 2), answered(no('draft/stale', 2)));
    expect(sent).toEqual(['1:e4']);
    expect(lineOf(state)).toBe('1:d4');
    expect(state.notice).toMatchObject({ kind: 'replaced', text: '1:e4' });
  });

  it('waits to see what came first before it decides', () => {
    const before = play(edited('1:e4'), answered(no('draft/stale', 2), 1));
    expect(before.state.staleAt).toBe(2);
    expect(lineOf(before.state)).toBe('1:e4');
    const after = play(edited('1:e4'), answered(no('draft/stale', 2), 1), published('1:d4', 2));
    expect(lineOf(after.state)).toBe('1:d4');
  });

  it('sends the line again when what came first left the draft alone', () => {
    const { state, sent } = play(edited('1:e4'), answered(no('draft/stale', 2), 1), published('', 2));
    expect(sent).toEqual(['1:e4', '1:e4']);
    expect(state.notice).toBeNull();
  });

  it('holds edits back while it waits, and sends the newest', () => {
    const { sent } = play(edited('1:e'), answered(no('draft/stale', 2), 1), edited('1:e4'), published('', 2));
    expect(sent).toEqual(['1:e', '1:e4']);
  });

  it('does not overwrite a draft that came after its own was accepted', () => {
    const { state, sent } = play(edited('1:e'), edited('1:e4'), published('1:d4', 3), answered(ok(2), 3));
    expect(sent).toEqual(['1:e']);
    expect(lineOf(state)).toBe('1:d4');
    expect(state.notice).toMatchObject({ kind: 'replaced', text: '1:e4' });
  });

  it('keeps the text when another page ends the turn', () => {
    const { state } = play(edited('1:e4'), published('', 2, 'm:1'));
    expect(state).toMatchObject({ turn: 'm:1', local: null, notice: { kind: 'replaced', text: '1:e4' } });
  });

  it('forgets its notice with the turn', () => {
    const { state } = play(edited('1:e4'), answered(ok(2), 1), published('1:d4', 3), published('', 4, 'm:1'));
    expect(state.notice).toBeNull();
  });
});

describe('a lost connection', () => {
  const lost = [edited('1:e4'), answered(no('client/no_answer', 0), 1)] as const;

  it('keeps the text and sends nothing', () => {
    const { state, sent } = play(...lost);
    expect(lineOf(state)).toBe('1:e4');
    expect(sent).toEqual(['1:e4']);
  });

  it('sends nothing by itself on return, but offers the text', () => {
    const { state, sent } = play(...lost, { type: 'reconnected' }, published('', 1));
    expect(sent).toHaveLength(1);
    expect(lineOf(state)).toBe('');
    expect(state.notice).toMatchObject({ kind: 'unsent', text: '1:e4' });
  });

  it('has nothing to offer when the line had arrived after all', () => {
    const { state } = play(...lost, { type: 'reconnected' }, published('1:e4', 2));
    expect(lineOf(state)).toBe('1:e4');
    expect(state.notice).toBeNull();
  });
});
