import { isDeepStrictEqual } from 'node:util';
import type { MatchesView } from '@schemas/matches';
import type { RosterView } from '@schemas/roster';
import type { ProtocolView } from '@schemas/protocol';
import type { ShowView } from '@schemas/show';
import { getJson } from '../../../tests/support/commands';
import type { Reference } from '../../../tests/support/reference';
import { readReplicants } from '../../../tests/support/replicants';
import type { Victim } from './victim';

/** Everything that was confirmed, as it can be seen: without the times, which two processes take for themselves. */
export interface Picture {
  readonly version: number;
  readonly state: unknown;
  readonly matches: unknown;
  readonly protocol: unknown;
  readonly roster: unknown;
  readonly show: unknown;
}

const timeless = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (/atMs$/i.test(key) ? undefined : part)));

const byId = ({ matches }: MatchesView): unknown =>
  timeless([...matches].sort((a, b) => a.matchId.localeCompare(b.matchId)));

/** Who did it is the name of the way in, which is another here and there. */
const protocol = (lines: Readonly<ProtocolView['entries']>): unknown =>
  timeless(lines.map(({ actor: _, ...line }) => line).slice(-100));

const onAir = (show: ShowView | null): unknown =>
  show === null ? null : { current: show.rundown.current, graphics: timeless(show.graphics) };

export const referencePicture = (reference: Reference): Picture => ({
  version: reference.version(),
  state: reference.state(),
  matches: byId(reference.matches()),
  protocol: protocol(reference.protocol()),
  roster: timeless(reference.roster()),
  show: onAir(reference.show()),
});

/** What a page that connects now is given. */
export const victimPicture = async (victim: Victim): Promise<Picture> => {
  const { journal, match } = (await getJson(victim, '/chess-match/health')) as {
    readonly journal: { readonly version: number };
    readonly match: unknown;
  };
  const seen = (await readReplicants(victim, ['matches', 'roster', 'show'])) as {
    readonly matches: MatchesView;
    readonly roster: RosterView;
    readonly show: ShowView;
  };
  const isOpen = match !== null;
  const lines = isOpen ? ((await getJson(victim, '/chess-match/protocol')) as ProtocolView).entries : [];
  return {
    version: journal.version,
    state: isOpen ? await getJson(victim, '/chess-match/state') : null,
    matches: byId(seen.matches),
    protocol: protocol(lines),
    roster: timeless(seen.roster),
    show: onAir(seen.show),
  };
};

/** The parts in which two pictures differ. */
export const differences = (expected: Picture, found: Picture): readonly (keyof Picture)[] =>
  (Object.keys(expected) as (keyof Picture)[]).filter((part) => !isDeepStrictEqual(expected[part], found[part]));
