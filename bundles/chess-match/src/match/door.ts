import type { Answer } from '@schemas/answer';
import type { Problem } from '@schemas/draft';
import type { PreviewAnswer } from '@schemas/preview';
import { err, ok, type Result } from '../rules/common/result';
import { createClimb, decide, settle, showMatchOf } from './climb';
import type { DoorParts } from './doorParts';
import { refuse } from './errors';
import { noteGap } from './gap';
import { SYSTEM, type Identity } from './identity';
import { loadOpen, type OpenMatch } from './openMatch';
import { isBackupCommand } from './rooms/backupRoom';
import { playInGame } from './rooms/gameRoom';
import { isObsCommand } from './rooms/obsRoom';
import { createShowRoom, isShowCommand, type ShowRoom } from './rooms/showRoom';
import { isShelfCommand, type ShelfChange } from './rooms/shelfRoom';
import { isSimulatorCommand } from './rooms/simulatorRoom';
import { isSoundCommand } from './rooms/soundRoom';
import { createStage, type AcceptedListener, type Publish } from './stage';
import { textOf } from './textOf';
import { createTryOut } from './tryOut';

/**
 * The one way to change anything. Every input gets an answer of schemas/answer.json, whatever it is; nothing throws.
 */
export interface Door {
  /**
   * Takes a command through the ladder: shape, permission, repetition, age, version, the game's decision, the journal,
   * publishing. The same id again gets the same answer and does nothing. Refusals: command/malformed, command/forbidden,
   * command/expired, match/stale, match/none_open, match/unknown, match/not_over, command/not_here, undo/nothing,
   * redo/nothing, journal/write_failed, command/failed, obs/*, show/*, people/*, speaking/* and the codes of the open game.
   * @param input what came over the wire, unchecked
   */
  submit(input: unknown, identity: Identity): Promise<Answer>;
  /**
   * Tries a command out: the same ladder, the same decision, nothing written and nothing published. Refusals as in
   * `submit`; preview/not_possible for what changes no match. Never throws.
   */
  preview(input: unknown, identity: Identity): PreviewAnswer;
  /** A command of the server itself to the open game (not in schemas/command.json), journalled under "system". */
  submitInternal(command: { readonly type: string; readonly [field: string]: unknown }): Result<null, Problem>;
  /** Puts matches that came in a file on the shelf. @param change as planned by transfer/importMatch */
  importMatch(change: ShelfChange, identity: Identity): Answer;
  open(): OpenMatch | null;
  /** Number of the last journal entry, over all matches: what `expectedVersion` is compared with. */
  version(): number;
  onAccepted(listener: AcceptedListener): void;
  /** Publishes what is open, and the show, again: something beside the match changed. */
  republish(): void;
}

/** Offers follow the match in a quiet moment: nobody who plays waits for them. */
const reviewer = (showRoom: ShowRoom, now: () => number) => {
  let isWaiting = false;
  let latest: OpenMatch | null = null;
  return (match: OpenMatch | null): void => {
    latest = match;
    if (isWaiting) return;
    isWaiting = true;
    setImmediate(() => {
      isWaiting = false;
      showRoom.review(latest === null ? null : { matchId: latest.row.matchId, ...latest.views }, now());
    });
  };
};

/** @param open the match to begin with, as loaded from the journal */
export const createDoor = (parts: DoorParts, open: OpenMatch | null): Door => {
  const { journal, now, log } = parts;
  const showRoom = createShowRoom({
    journal,
    publish: parts.publishShow,
    now,
    log,
    first: open === null ? null : showMatchOf(open),
  });
  const review = reviewer(showRoom, now);
  const publish: Publish = (match, version) => {
    parts.publish(match, version);
    review(match);
  };
  const stage = createStage(journal, publish, log, open);
  const tryOut = createTryOut(parts, (command, actor, nowMs) => {
    const current = stage.open();
    return isObsCommand(command) ||
      isSoundCommand(command) ||
      isShowCommand(command) ||
      isBackupCommand(command) ||
      isSimulatorCommand(command) ||
      isShelfCommand(command)
      ? null
      : { before: current, decided: decide({ ...parts, open: current, nowMs, actor }, command) };
  });
  const reread = (madeAtMs: number): void => {
    const restored = loadOpen(journal, parts.games, log);
    stage.replace(restored);
    showRoom.reread(restored === null ? null : showMatchOf(restored), now());
    noteGap({ open: stage.open, submitInternal }, madeAtMs, now(), log);
  };
  const climb = createClimb(parts, stage, showRoom, reread);
  const failed = (error: unknown): Problem => {
    log.error('A command failed unexpectedly; nothing was changed.', error);
    return refuse('command/failed', { reason: textOf(error) });
  };
  const submitInternal: Door['submitInternal'] = (command) => {
    try {
      const atMs = now();
      const decided = playInGame({ ...parts, open: stage.open(), nowMs: atMs, actor: SYSTEM }, command);
      if (!decided.ok) return decided;
      stage.commit(decided.value, command, { actor: SYSTEM, atMs, commandId: null });
      return ok(null);
    } catch (error) {
      return err(failed(error));
    }
  };
  const climbed = async (input: unknown, identity: Identity): Promise<{ answer: Answer; isRepeated: boolean }> => {
    try {
      const { answer, isRepeated } = climb(input, identity);
      return { answer: await answer, isRepeated };
    } catch (error) {
      return { answer: stage.refused(failed(error)), isRepeated: false };
    }
  };
  return {
    submit: async (input, identity) => {
      const { answer, isRepeated } = await climbed(input, identity);
      if (!isRepeated) parts.deeds.note(input, identity, answer);
      return answer;
    },
    preview: (input, identity) => {
      try {
        return tryOut(input, identity);
      } catch (error) {
        return { ok: false, version: journal.version(), error: failed(error) };
      }
    },
    submitInternal,
    importMatch: (change, identity) => {
      const envelope = { actor: identity.name, atMs: now(), commandId: null };
      return settle(stage, log, () => stage.commitShelf(change, { type: 'importMatch' }, envelope));
    },
    open: () => stage.open(),
    version: () => journal.version(),
    onAccepted: (listener) => {
      stage.onAccepted(listener);
    },
    republish: () => {
      stage.republish();
      showRoom.republish();
    },
  };
};
