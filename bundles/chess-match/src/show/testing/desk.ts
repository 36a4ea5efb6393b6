import type { ShowCommand } from '../commands';
import { decide } from '../decide';
import { evolve } from '../evolve';
import type { ShowEvent } from '../events';
import type { GraphicId } from '../graphics';
import { reviewSuggestions } from '../suggestions/decide';
import type { Situation } from '../suggestions/reasons';
import { initial } from '../state';

/** Whose presets are there. */
const GAME = 'business';
/** Far enough apart for every transition to be over. */
const STEP_MS = 2000;

/** A show driven as the authority drives it, keeping every event; each command comes 2 s after the one before. */
export const createDesk = () => {
  const events: ShowEvent[] = [];
  let state = initial();
  let nowMs = 0;
  const add = (event: ShowEvent): void => {
    events.push(event);
    state = evolve(state, event);
  };
  const sendAt = (atMs: number, command: ShowCommand): string | null => {
    nowMs = atMs;
    const decided = decide(state, command, GAME, atMs);
    if (!decided.ok) return decided.error.code;
    add(decided.value);
    return null;
  };
  const send = (command: ShowCommand): string | null => sendAt(nowMs + STEP_MS, command);
  const slot = <G extends GraphicId>(graphic: G) => state.slots[graphic];
  /** The cues of these graphics as they stand now: what a director sees who looks at this moment. */
  const seen = (...graphics: readonly GraphicId[]) =>
    graphics.map((graphic) => ({ graphic, takes: slot(graphic).takes, cues: slot(graphic).cues }));
  return {
    events,
    send,
    sendAt,
    slot,
    seen,
    nowMs: () => nowMs,
    state: () => state,
    take: (graphic: GraphicId) => send({ type: 'takeGraphic', graphic, takes: slot(graphic).takes }),
    takeCued: (item: string | null, ...graphics: readonly GraphicId[]) =>
      send({ type: 'takeCued', item, graphics: seen(...graphics) }),
    undo: () => send({ type: 'undoShow', showVersion: state.version }),
    redo: () => send({ type: 'redoShow', showVersion: state.version }),
    /** The match changed. */
    review: (situation: Situation | null, isStepBack = false) => {
      const event = reviewSuggestions(state, situation, nowMs, isStepBack);
      if (event !== null) add(event);
    },
  };
};
