import type { Problem } from '@schemas/draft';
import type { Differences, PreviewAnswer } from '@schemas/preview';
import { differences, type Picture } from '../../games/common/differences';
import { factsOf } from '../../games/common/facts';
import type { Drafts, Prepared, UndoneTurn } from './drafts/drafts';
import { refuse } from '../base/errors';
import type { Identity } from './identity';
import { admitPreview, type AdmissionParts } from './admit';
import type { OpenMatch } from './openMatch';
import type { CommandParts } from './parts';
import { rowOf } from './commandTable';
import { tryCorrection } from './tryCorrection';

/** A match as it is compared. */
export const pictureOf = ({ game, history, views }: OpenMatch, draft: string, nowMs: number): Picture => ({
  views,
  draft,
  facts: factsOf(game, history),
  nowMs,
});

const linesOf = ({ threads }: Prepared): string =>
  Object.values(threads)
    .map(({ line }) => line)
    .filter(Boolean)
    .join(' ');

/**
 * Tries commands out: their admission and their handler's decision, and nothing after them. What changes no match, or
 * would open another, is refused with preview/not_possible: there is nothing to compare it with.
 */
export const createPreview = (
  parts: CommandParts,
  open: () => OpenMatch | null,
  drafts: Pick<Drafts, 'current' | 'of' | 'after'>,
  moment: Pick<AdmissionParts, 'threadVersion' | 'seating' | 'hallRules'>,
) => {
  const { journal, now, maxAgeMs } = parts;
  const version = () => journal.version();
  const draftVersion = (thread: string | undefined) => drafts.of(thread)?.version ?? null;
  const refused = (error: Problem): PreviewAnswer => ({ ok: false, version: version(), error });
  const answerTo = (input: unknown, identity: Identity): PreviewAnswer => {
    const admitted = admitPreview(input, identity, { ...moment, version, draftVersion, now, maxAgeMs });
    if (!admitted.ok) return refused(admitted.error);
    const { command, nowMs } = admitted.value;
    const between = (was: OpenMatch, match: OpenMatch, undone: readonly UndoneTurn[]): Differences => {
      const asItIs = pictureOf(was, linesOf(drafts.current()), nowMs);
      const then = pictureOf(match, drafts.after(match, undone).filter(Boolean).join(' '), nowMs);
      return differences(asItIs, then, match.game.ownDifferences);
    };
    const impossible = (): PreviewAnswer => refused(refuse('preview/not_possible', { type: command.type }));
    const { handler } = rowOf(command.type);
    if (handler.of !== 'match') return impossible();
    const before = open();
    if (command.type === 'correctTurns') {
      const tried = tryCorrection(before, command, nowMs);
      if (!tried.ok) return refused(tried.error);
      const { match, correction } = tried.value;
      return { ok: true, version: version(), differences: between(tried.value.before, match, []), correction };
    }
    const decided = handler.decide(
      { ...parts, open: before, prepared: drafts.current(), nowMs, actor: identity.name },
      command,
    );
    if (!decided.ok) return refused(decided.error);
    if (before === null || decided.value.opened) return impossible();
    const { match, undone } = decided.value;
    return { ok: true, version: version(), differences: between(before, match, undone), correction: null };
  };
  return (input: unknown, identity: Identity): PreviewAnswer => {
    const answer = answerTo(input, identity);
    // What is prepared on all boards is among them, the other team's too: drafts go to the hall by the views of teams
    // alone.
    return answer.ok && identity.role === 'captain'
      ? { ...answer, differences: { ...answer.differences, draft: null } }
      : answer;
  };
};
