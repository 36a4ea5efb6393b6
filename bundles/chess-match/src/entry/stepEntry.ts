import type { Problem } from '@schemas/draft';
import { isUnheard, isUnsent, lineOf } from './draft';
import { STALE, type Entry, type EntryEvent, type EntryStep } from './entry';
import { comeToNothing, cutOff, goOn, inDraft, quiet, unheard, withNotice } from './later';
import { tidy, type LineGrammar } from './lineGrammar';

type Event<T extends EntryEvent['type']> = EntryEvent & { readonly type: T };

/** A step with what comes of it: what the first sends is sent, unless the second sends something newer. */
const after = (step: EntryStep, next: (state: Entry) => EntryStep): EntryStep => {
  const { state, draft, commit } = next(step.state);
  return { state, draft: draft ?? step.draft, commit: commit ?? step.commit };
};

/** The press is given up, for this reason. */
const giveUp = (state: Entry, refusal: Problem | null, grammar: LineGrammar): EntryStep =>
  state.press === null ? quiet({ ...state, refusal }) : comeToNothing({ ...state, refusal }, state.press, grammar);

/** A press waits for the text before it; if that was lost, so is the press. */
const onwards = (state: Entry, grammar: LineGrammar): EntryStep => {
  const { press, draft } = state;
  if (press?.at !== 'text' || draft.local !== null) return quiet(state);
  const { notice } = draft;
  if (notice !== null || draft.turn !== press.turn)
    // Where no line goes on the notice says it.
    return giveUp(state, grammar.goesOn ? (notice?.problem ?? STALE) : state.refusal, grammar);
  const line = lineOf(draft).trim();
  return { state: { ...state, refusal: null, press: { ...press, line, at: 'sent' } }, draft: null, commit: line };
};

const edited = (state: Entry, event: Event<'edited'>, grammar: LineGrammar): EntryStep => {
  const { press, ahead } = state;
  if (press !== null && !grammar.goesOn)
    return quiet({ ...state, ahead: { text: event.typed ?? event.line, line: event.line }, refusal: null });
  if (event.typed === null && press === null && event.line === lineOf(state.draft))
    return quiet({ ...state, refusal: null });
  // A blank more or less takes nothing back.
  if (event.typed !== null && tidy(event.line) === tidy(lineOf(state.draft))) return inDraft(state, event, grammar);
  const free: Entry = { ...state, press: null, ahead: null, queue: [], refused: '', refusal: null };
  if (press === null || ahead === null) return inDraft(free, event, grammar);
  const line = `${event.line} ${ahead.line}`.trim();
  const typed = event.typed === null ? null : `${event.typed} ${ahead.text}`.trim();
  return inDraft(free, { type: 'edited', line, typed }, grammar);
};

const pressed = (state: Entry, grammar: LineGrammar): EntryStep => {
  if (state.press !== null) {
    const next = state.ahead?.line.trim() ?? '';
    return grammar.goesOn || next === ''
      ? quiet(state)
      : quiet({ ...state, ahead: null, queue: [...state.queue, next] });
  }
  const { draft } = state;
  const line = lineOf(draft).trim();
  if (line === '' && !grammar.goesOn) return quiet(state);
  const pressing: Entry = {
    ...state,
    draft: { ...draft, notice: null },
    press: { turn: draft.turn, line, at: 'text' },
    refused: '',
  };
  // The answer to the line never came: it goes out once more before the press.
  return isUnsent(draft) ? inDraft(pressing, { type: 'resent' }, grammar) : onwards(pressing, grammar);
};

/** Somebody was quicker, told to the crew and to a captain. */
const TOO_LATE: readonly string[] = [STALE.code, 'venue/not_your_turn'];

/** Refusals of another turn are void; that a press came too late is said after the page has caught up. */
export const stillSaid = (refusal: Problem | null): Problem | null =>
  refusal !== null && TOO_LATE.includes(refusal.code) ? refusal : null;

/** Another turn, where what is typed after a press goes on: a press that waited for its text is too late. */
const caughtUp = (state: Entry, event: Event<'published'>, grammar: LineGrammar): EntryStep => {
  const refusal = state.press?.at === 'text' ? STALE : stillSaid(state.refusal);
  return after(inDraft({ ...state, refusal }, event, grammar), (next) => goOn(next, grammar));
};

/** Another turn, where each line is whole by itself: what was typed after a press waits until that is answered. */
const passedOn = (state: Entry, event: Event<'published'>, grammar: LineGrammar): EntryStep => {
  const { state: next, ...sent } = inDraft(
    { ...state, refused: '', refusal: stillSaid(state.refusal) },
    event,
    grammar,
  );
  return { ...sent, state: next.draft.notice === null ? withNotice(next, 'replaced', state.refused) : next };
};

const published = (state: Entry, event: Event<'published'>, grammar: LineGrammar): EntryStep => {
  const isOtherTurn = event.turn !== state.draft.turn;
  if (isOtherTurn && grammar.goesOn) return caughtUp(state, event, grammar);
  const step = isOtherTurn ? passedOn(state, event, grammar) : inDraft(state, event, grammar);
  return after(step, (next) => {
    const at = next.press?.at;
    return typeof at === 'number' && event.matchVersion >= at ? goOn(next, grammar) : onwards(next, grammar);
  });
};

const answered = (state: Entry, event: Event<'answered'>, grammar: LineGrammar): EntryStep => {
  const { answer } = event;
  return after(inDraft(state, event, grammar), (next) =>
    // A press that waited for it would come at some later text, unasked.
    !answer.ok && isUnheard(answer.error) && next.press?.at === 'text' && isUnsent(next.draft)
      ? unheard({ ...next, refusal: answer.error }, grammar)
      : onwards(next, grammar),
  );
};

const committed = (state: Entry, { answer, seenVersion }: Event<'committed'>, grammar: LineGrammar): EntryStep => {
  const { press } = state;
  const refusal = answer === null || answer.ok ? null : answer.error;
  if (press?.at !== 'sent') return quiet(refusal === null ? state : { ...state, refusal });
  if (answer === null || !answer.ok) return giveUp(state, refusal, grammar);
  const settled = { ...state, press: { ...press, at: answer.version } };
  return seenVersion >= answer.version ? goOn(settled, grammar) : quiet(settled);
};

const reconnected = (state: Entry, grammar: LineGrammar): EntryStep => {
  const { state: next } = inDraft(state, { type: 'reconnected' }, grammar);
  if (grammar.goesOn) return quiet(next);
  // What a notice kept already is not lost to the one that takes its place.
  const { notice } = state.draft;
  return quiet(cutOff(next, next.draft.notice === notice ? '' : (notice?.text ?? '')));
};

const takenBack = (state: Entry, grammar: LineGrammar): EntryStep => {
  const { notice } = state.draft;
  const { state: free } = inDraft(state, { type: 'dismissed' }, grammar);
  return notice === null ? quiet(free) : edited(free, { type: 'edited', line: notice.text, typed: null }, grammar);
};

/** The pure heart of entering: what is shown, what is sent and pressed, what is said. */
export const stepEntry = (state: Entry, event: EntryEvent, grammar: LineGrammar): EntryStep => {
  switch (event.type) {
    case 'edited':
      return edited(state, event, grammar);
    case 'typedAhead':
      return quiet({ ...state, ahead: event.ahead });
    case 'pressed':
      return pressed(state, grammar);
    case 'published':
      return published(state, event, grammar);
    case 'answered':
      return answered(state, event, grammar);
    case 'committed':
      return committed(state, event, grammar);
    case 'disconnected':
      return grammar.goesOn && state.press !== null ? comeToNothing(state, state.press, grammar) : quiet(state);
    case 'reconnected':
      return reconnected(state, grammar);
    case 'takenBack':
      return takenBack(state, grammar);
    case 'left':
    case 'dismissed':
      return inDraft(state, event, grammar);
    case 'refusalRead':
      return quiet({ ...state, refusal: null });
  }
};
