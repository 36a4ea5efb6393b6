import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import type { PreviewAnswer } from '@schemas/preview';
import { differences, type Picture } from '../rules/common/differences';
import { factsOf } from '../rules/common/history';
import type { Result } from '../rules/common/result';
import { refuse } from './errors';
import type { Identity } from './identity';
import type { Journal } from './journal/contract';
import { admitTrial } from './ladder';
import type { OpenMatch } from './openMatch';
import type { Change } from './rooms/change';

/** What a command would make of the open match; null where it is about something else than matches. */
export type Trial = (
  command: Command,
  actor: string,
  nowMs: number,
) => { readonly before: OpenMatch | null; readonly decided: Result<Change, Problem> } | null;

export interface TryOutParts {
  readonly journal: Pick<Journal, 'version'>;
  readonly now: () => number;
  readonly maxAgeMs: number;
}

/** A match as it is compared. */
export const pictureOf = ({ game, history, views }: OpenMatch, nowMs: number): Picture => ({
  views,
  facts: factsOf(game, history),
  nowMs,
});

/**
 * Tries commands out: the ladder of the door and the game's own decision, and nothing after them. What would open
 * another match is refused with preview/not_possible: there is nothing to compare it with.
 */
export const createTryOut = ({ journal, now, maxAgeMs }: TryOutParts, trial: Trial) => {
  const version = () => journal.version();
  const refused = (error: Problem): PreviewAnswer => ({ ok: false, version: version(), error });
  return (input: unknown, identity: Identity): PreviewAnswer => {
    const admitted = admitTrial(input, identity, { version, now, maxAgeMs });
    if (!admitted.ok) return refused(admitted.error);
    const { command, nowMs } = admitted.value;
    const tried = trial(command, identity.name, nowMs);
    const impossible = (): PreviewAnswer => refused(refuse('preview/not_possible', { type: command.type }));
    if (tried === null) return impossible();
    const { before, decided } = tried;
    if (!decided.ok) return refused(decided.error);
    if (before === null || decided.value.opened) return impossible();
    return {
      ok: true,
      version: version(),
      differences: differences(pictureOf(before, nowMs), pictureOf(decided.value.match, nowMs)),
    };
  };
};
