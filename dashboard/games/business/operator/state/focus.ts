import { lineIn } from 'chess-match/client';
import type { Language } from 'chess-match/client';
import { flushSync } from 'react-dom';
import { readTyped } from 'chess-match/games/business';
import { lineOf } from 'chess-match/client/turn';
import { focusField } from '../../../../operator/state/focus';
import { entryIn, type OperatorStore } from '../../../../operator/state/store';

/** The cursor into the turn line, behind what stands there and a blank: the next item can be typed at once. */
export const focusLineEnd = (store: OperatorStore, language: Language): void => {
  const line = lineOf(entryIn(store.getState(), null).draft);
  if (line !== '') store.enter(null, { type: 'edited', typed: `${lineIn(line, language)} `, line });
  requestAnimationFrame(() => focusField(null));
};

/**
 * A figure and a colon were typed where no cursor was, or in a board's field: the item is begun on the line, and what
 * is typed next goes on there.
 */
export const focusItem = (store: OperatorStore, language: Language, board: number): void => {
  const line = lineOf(entryIn(store.getState(), null).draft);
  const text = `${lineIn(line, language)} ${board}:`.trimStart();
  // The next key may come before the page is drawn again.
  flushSync(() => store.enter(null, { type: 'edited', typed: text, line: readTyped(text, null).line }));
  focusField(null);
};
