import type { Journal } from '../../journal/contract';
import type { Damage } from '../../journal/verify';
import type { Confirmed } from '../../journal/witness';
import { alarm, notice, type Trouble } from '../../base/troubles';

/** What is to be said of a journal that could be opened, and whether somebody must decide before it is played on. */
export interface Judgement {
  readonly findings: readonly Trouble[];
  readonly mustDecide: boolean;
}

type Read = Pick<Journal, 'head' | 'chainAt' | 'replaced' | 'damages' | 'openMatchId' | 'match'>;

/**
 * A restore puts other entries in the place of what was confirmed, and may be cut off before it is confirmed itself.
 */
const isReplaced = ({ entry, chain }: Confirmed, journal: Read): boolean => {
  const replaced = journal.replaced();
  return replaced?.entry === entry && replaced.chain === chain;
};

/** Whether all that was confirmed is there: by number of writes, and by the chain up to the last of them. */
const lost = (confirmed: Confirmed, journal: Read): Trouble | null => {
  const head = journal.head();
  if (head.commits < confirmed.commits) {
    if (head.commits === 0) return alarm('journal/empty', { confirmed: confirmed.version });
    return head.version < confirmed.version
      ? alarm('journal/behind', { found: head.version, confirmed: confirmed.version })
      : alarm('show/behind', {});
  }
  const isThere = confirmed.entry === 0 || journal.chainAt(confirmed.entry) === confirmed.chain;
  return isThere || isReplaced(confirmed, journal) ? null : alarm('journal/other', { entry: confirmed.entry });
};

const titleOf = (journal: Read, matchId: string): string => {
  try {
    const setup = journal.match(matchId)?.setup;
    return setup === undefined ? matchId : `${setup.white} — ${setup.black}`;
  } catch {
    return matchId;
  }
};

const isShows = ({ table }: Damage): boolean => table === 'show_entries' || table === 'rehearsal_show';

/**
 * The open match, and what nobody can say whom it concerns, stop the evening: a picture that may be false is not shown.
 * Another match, or the show, does not.
 */
export const judge = (confirmed: Confirmed | null, journal: Read): Judgement => {
  const openMatchId = journal.openMatchId();
  const missing = confirmed === null ? null : lost(confirmed, journal);
  const damages = journal.damages();
  const grave = damages.filter(
    (damage) => !isShows(damage) && (damage.matchId === openMatchId || damage.matchId === null),
  );
  const others = new Map<string, Damage>();
  for (const damage of damages)
    if (!isShows(damage) && !grave.includes(damage) && damage.matchId !== null && !others.has(damage.matchId))
      others.set(damage.matchId, damage);
  return {
    mustDecide: missing !== null || grave.length > 0,
    findings: [
      ...(missing === null ? [] : [missing]),
      ...grave
        .slice(0, 3)
        .map(({ kind, entry }) =>
          alarm(kind === 'missing' ? 'journal/entry_missing' : 'journal/entry_damaged', { entry }),
        ),
      ...[...others.values()].map(({ matchId, seq }) =>
        notice('match/unreadable', { match: titleOf(journal, matchId ?? ''), entry: seq ?? 0 }),
      ),
      ...damages.filter(isShows).map(({ entry }) => notice('show/unreadable', { entry })),
    ],
  };
};
