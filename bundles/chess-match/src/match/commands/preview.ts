import type { Problem } from '@schemas/draft';
import type { PreviewAnswer } from '@schemas/preview';
import { differences, type Picture } from '../../games/common/differences';
import { factsOf } from '../../games/common/history';
import type { Drafts, Prepared } from '../drafts/drafts';
import { refuse } from '../errors';
import type { Identity } from './identity';
import { admitPreview } from './admit';
import type { OpenMatch } from '../openMatch';
import type { CommandParts } from './parts';
import { rowOf } from './table';

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
  threadVersion: (thread: string) => number | null,
) => {
  const { journal, now, maxAgeMs } = parts;
  const version = () => journal.version();
  const draftVersion = (thread: string | undefined) => drafts.of(thread)?.version ?? null;
  const refused = (error: Problem): PreviewAnswer => ({ ok: false, version: version(), error });
  return (input: unknown, identity: Identity): PreviewAnswer => {
    const admitted = admitPreview(input, identity, { version, threadVersion, draftVersion, now, maxAgeMs });
    if (!admitted.ok) return refused(admitted.error);
    const { command, nowMs } = admitted.value;
    const impossible = (): PreviewAnswer => refused(refuse('preview/not_possible', { type: command.type }));
    const { handler } = rowOf(command.type);
    if (handler.of !== 'match') return impossible();
    const before = open();
    const decided = handler.decide(
      { ...parts, open: before, prepared: drafts.current(), nowMs, actor: identity.name },
      command,
    );
    if (!decided.ok) return refused(decided.error);
    if (before === null || decided.value.opened) return impossible();
    const { match, undone } = decided.value;
    const asItIs = pictureOf(before, linesOf(drafts.current()), nowMs);
    const asItWouldBe = pictureOf(match, drafts.after(match, undone).filter(Boolean).join(' '), nowMs);
    return { ok: true, version: version(), differences: differences(asItIs, asItWouldBe) };
  };
};
