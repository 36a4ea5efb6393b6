import { lineOf, stepDraft, type DraftEvent, type DraftNotice } from './draft';
import type { Entry, EntryStep, Press } from './entry';
import type { LineGrammar } from './lineGrammar';

export const quiet = (state: Entry): EntryStep => ({ state, draft: null, commit: null });

export const inDraft = (state: Entry, event: DraftEvent, grammar: LineGrammar): EntryStep => {
  const { state: draft, send } = stepDraft(state.draft, event, grammar);
  return { state: { ...state, draft }, draft: send, commit: null };
};

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** What was typed after the press, as one text. */
const laterOf = ({ queue, ahead }: Entry): string => joined(...queue, ahead?.text ?? '');

const unpressed = (state: Entry): Entry => ({ ...state, press: null, ahead: null, queue: [] });

/** Says that a text is lost; beside one that is lost already, both. */
export const withNotice = (state: Entry, kind: DraftNotice['kind'], text: string): Entry => {
  if (text === '') return state;
  const before = state.draft.notice ?? { kind, text: '', problem: null };
  return { ...state, draft: { ...state.draft, notice: { ...before, text: joined(before.text, text) } } };
};

/** What was typed after a press stands behind its line again. */
const putBehind = (state: Entry, grammar: LineGrammar): EntryStep => {
  const { ahead, draft } = state;
  const free = unpressed(state);
  if (ahead === null || ahead.text.trim() === '') return quiet(free);
  const line = draft.typed?.line ?? lineOf(draft);
  const typed = joined(draft.typed?.text.trimEnd() ?? line, ahead.text);
  return inDraft(free, { type: 'edited', line: joined(line, ahead.line), typed }, grammar);
};

/**
 * The press came to nothing: its line stands in the field again or in the notice, what was typed after it behind it or
 * there.
 */
export const comeToNothing = (state: Entry, press: Press, grammar: LineGrammar): EntryStep => {
  if (grammar.goesOn) return putBehind(state, grammar);
  const free = unpressed(state);
  const later = laterOf(state);
  if (free.draft.notice !== null) return quiet(withNotice(free, 'replaced', later));
  if (free.draft.turn === press.turn) return quiet(withNotice({ ...free, refused: press.line }, 'refused', later));
  return quiet(withNotice(free, 'replaced', joined(press.line, later)));
};

/** Nobody knows whether the line arrived: it stands in the field again, and the next press sends it once more. */
export const unheard = (state: Entry, grammar: LineGrammar): EntryStep =>
  grammar.goesOn ? putBehind(state, grammar) : quiet(withNotice(unpressed(state), 'unsent', laterOf(state)));

/** All that waited for a connection, where no line goes on behind another. */
export const cutOff = (state: Entry, kept: string): Entry =>
  withNotice(withNotice(unpressed(state), 'unsent', kept), 'unsent', laterOf(state));

/**
 * The press is settled: what was typed after it is the draft of the turn on show, and what was pressed is pressed
 * there.
 */
export const goOn = (state: Entry, grammar: LineGrammar): EntryStep => {
  const [next, ...queue] = state.queue;
  if (next !== undefined) {
    const step = inDraft({ ...state, press: null, queue }, { type: 'edited', line: next, typed: null }, grammar);
    return { ...step, state: { ...step.state, press: { turn: step.state.draft.turn, line: next, at: 'text' } } };
  }
  const { ahead } = state;
  const free = unpressed(state);
  if (ahead === null) return quiet(free);
  const fresh = { ...free, draft: { ...free.draft, typed: { text: '', line: '' } } };
  if (ahead.line === '') return quiet({ ...free, draft: { ...free.draft, typed: ahead } });
  return inDraft(fresh, { type: 'edited', line: ahead.line, typed: ahead.text }, grammar);
};
