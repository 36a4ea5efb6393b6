import type { Answer } from '@schemas/answer';
import type { Problem } from '@schemas/draft';
import type { PreviewAnswer } from '@schemas/preview';
import { err, ok, type Result } from '../../games/common/result';
import { refuse } from '../base/errors';
import { noteGap } from './gap';
import { loadOpen, type OpenMatch } from './openMatch';
import { textOf } from '../base/textOf';
import type { ShowViews } from '../publish/views';
import { admit } from './admit';
import { createAnswers } from './answers';
import { createMatchStore, NOBODY, settle } from './commit';
import type { LibraryChange } from './decide';
import { createDrafts } from './drafts/drafts';
import { createDispatch } from './dispatch';
import { playInGame } from './handlers/game';
import { SYSTEM, type Identity } from './identity';
import type { CommandParts } from './parts';
import { createPreview } from './preview';
import { showMatchOf } from './show/showMatch';
import { createShowStore } from './show/showStore';
import { createSuggesting, type Suggesting } from './show/suggesting';

/**
 * The one way to change anything. Every input gets an answer of schemas/answer.json, whatever it is; nothing throws.
 */
export interface Commands {
  /**
   * Takes a command the whole way: shape, permission, repetition, age, version, the handler's decision, the journal,
   * publishing. The same id again gets the same answer and does nothing. Refusals: command/malformed,
   * command/forbidden, command/expired, command/ahead, match/stale, match/none_open, match/unknown, match/not_over,
   * command/not_here, undo/nothing, redo/nothing, draft/stale, draft/no_turn, journal/write_failed, command/failed,
   * obs/*, show/*, people/*, speaking/* and the codes of the open game.
   * @param input what came over the wire, unchecked
   */
  submit(input: unknown, identity: Identity): Promise<Answer>;
  /**
   * Tries a command out: the same admission, the same decision, nothing written and nothing published. Refusals as in
   * `submit`; preview/not_possible for what changes no match. Never throws.
   */
  preview(input: unknown, identity: Identity): PreviewAnswer;
  /** A command of the server itself to the open game (not in schemas/command.json), journalled under "system". */
  submitInternal(command: { readonly type: string; readonly [field: string]: unknown }): Result<null, Problem>;
  /** Puts matches that came in a file into the library. @param change as planned by transfer/importMatch */
  importMatch(change: LibraryChange, identity: Identity): Answer;
  open(): OpenMatch | null;
  /** What is on air and prepared, and who takes part. */
  show(): ShowViews;
  /** Makes and withdraws suggestions in a quiet moment, of a match as it was published. */
  readonly suggest: Suggesting;
  /** Number of the last journal entry, over all matches: what `expectedVersion` is compared with. */
  version(): number;
  /** Publishes what is open, and the show, again: something beside the match changed. */
  republish(): void;
}

/** What pages reach of them. */
export type PageCommands = Pick<Commands, 'submit' | 'preview'>;

/** @param open the match to begin with, as loaded from the journal */
export const createCommands = (parts: CommandParts, open: OpenMatch | null): Commands => {
  const { journal, now, maxAgeMs, log } = parts;
  const first = open === null ? null : showMatchOf(open);
  const show = createShowStore({ journal, publish: parts.publishShow, now, log, first });
  const drafts = createDrafts(parts.drafts, now(), open, log);
  const matches = createMatchStore({ ...parts, drafts, first: open });
  const answers = createAnswers(journal, now, log);
  const version = (): number => journal.version();
  const { threadVersion } = matches;
  const draftVersion = (thread: string | undefined): number | null => matches.draft(thread)?.version ?? null;
  const reread = (madeAtMs: number): void => {
    const restored = loadOpen(journal, parts.games, log);
    matches.replace(restored, () => show.reread(restored === null ? null : showMatchOf(restored), now()));
    noteGap({ open: matches.open, submitInternal }, { cause: 'down', fromMs: madeAtMs, toMs: now() }, log);
  };
  const dispatch = createDispatch(parts, { matches, show, answers }, reread);
  const hallRules = () => parts.venue.rules();
  const seating = () => {
    const views = matches.open()?.views;
    return views === undefined ? null : { ...views.match, clocks: views.clocks.clocks };
  };
  const preview = createPreview(parts, matches.open, drafts, { threadVersion, seating, hallRules });
  const failed = (error: unknown): Problem => {
    log.error('A command failed unexpectedly; nothing was changed.', error);
    return refuse('command/failed', { reason: textOf(error) });
  };
  const submitInternal: Commands['submitInternal'] = (command) => {
    try {
      const atMs = now();
      const decided = playInGame(
        { ...parts, open: matches.open(), prepared: matches.prepared(), nowMs: atMs, actor: SYSTEM },
        command,
      );
      if (!decided.ok) return decided;
      matches.commit(decided.value, { actor: SYSTEM, atMs, commandId: null }, NOBODY);
      return ok(null);
    } catch (error) {
      return err(failed(error));
    }
  };
  /** The answer, and whether it is the one that a command with this id got before. */
  const submitted = async (input: unknown, identity: Identity): Promise<{ answer: Answer; isRepeated: boolean }> => {
    try {
      const admission = admit(input, identity, {
        answerTo: answers.to,
        version,
        threadVersion,
        draftVersion,
        seating,
        hallRules,
        now,
        maxAgeMs,
      });
      switch (admission.kind) {
        case 'repeated':
          return { answer: await admission.answer, isRepeated: true };
        case 'refused': {
          const { id, problem, thread } = admission;
          if (problem.code === 'draft/stale')
            return { answer: matches.draftRefused(problem, thread), isRepeated: false };
          const answer = matches.refused(problem);
          return { answer: id === null ? answer : answers.remember(id, answer), isRepeated: false };
        }
        case 'admitted':
          return { answer: await dispatch(admission.command, admission.nowMs, identity), isRepeated: false };
      }
    } catch (error) {
      return { answer: matches.refused(failed(error)), isRepeated: false };
    }
  };
  return {
    submit: async (input, identity) => {
      parts.lookAtClocks();
      const { answer, isRepeated } = await submitted(input, identity);
      if (!isRepeated) parts.answered({ input, identity, answer });
      return answer;
    },
    preview: (input, identity) => {
      try {
        return preview(input, identity);
      } catch (error) {
        return { ok: false, version: version(), error: failed(error) };
      }
    },
    submitInternal,
    importMatch: (change, identity) => {
      const envelope = { actor: identity.name, atMs: now(), commandId: null };
      const answer = settle(matches, log, () => matches.commitLibrary(change, envelope, NOBODY));
      if (answer.ok) parts.answered({ input: { type: 'importMatch' }, identity, answer });
      return answer;
    },
    open: () => matches.open(),
    show: () => show.views(),
    suggest: createSuggesting(show, () => show.views().roster, parts),
    version,
    republish: () => {
      matches.republish();
      show.republish();
    },
  };
};
