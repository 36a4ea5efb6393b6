import { dayOf } from '../../common/recordDate';
import type { RecordNames, RecordPlayed, SeatedPlayer } from '../../common/records';
import type { Tag } from '../../common/recordText';
import { SIDES, type Side } from '../../common/sides';

const TAGS: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };

const newTag = (name: string, value: string): Tag => ({ name, value, line: 0 });

/** Who played and when, as tags: a player where one is known, else the team; Elo and the teams only beside players. */
export const whoPlayed = (names: RecordNames, played: RecordPlayed | undefined): readonly Tag[] => {
  const seats = SIDES.map((side) => ({ side, player: played?.player(side, 1) ?? null }));
  const isNamed = seats.some(({ player }) => player !== null);
  return [
    newTag('Event', names.event),
    newTag('Date', played === undefined ? '????.??.??' : dayOf(played.atMs)),
    ...seats.map(({ side, player }) => newTag(TAGS[side], player?.name ?? names[side])),
    ...seats.flatMap(({ side, player }) => {
      const elo = player?.elo ?? null;
      return elo === null ? [] : [newTag(`${TAGS[side]}Elo`, String(elo))];
    }),
    ...(isNamed ? SIDES.map((side) => newTag(`${TAGS[side]}Team`, names[side])) : []),
  ];
};

export const tagValue = (tags: readonly Tag[], of: string): string => tags.find(({ name }) => name === of)?.value ?? '';

/** A team as a record names it, or by its player. */
export const teamIn = (tags: readonly Tag[], side: Side): string =>
  tagValue(tags, `${TAGS[side]}Team`) || tagValue(tags, TAGS[side]);

const ELO = /^\d{1,4}$/;

/** The players that a record names. Who has the name of his team stands for nobody who is known. */
export const playersIn = (tags: readonly Tag[]): readonly SeatedPlayer[] =>
  SIDES.flatMap((team) => {
    const name = tagValue(tags, TAGS[team]);
    const elo = tagValue(tags, `${TAGS[team]}Elo`);
    if (name === '' || name === teamIn(tags, team)) return [];
    return [{ team, board: 1, name, elo: ELO.test(elo) ? Number(elo) : null }];
  });
