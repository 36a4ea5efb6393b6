import { dayOf } from '../../common/recordDate';
import type { RecordNames, RecordPlayed, SeatedPlayer } from '../../common/records';
import type { Tag } from '../../common/recordText';
import { SIDES, type Side } from '../../common/sides';
import { tagValue } from '../../duel/record/whoPlayed';
import { sideOf, teamAt } from '../rules/colours';
import { DEFAULT_SETTINGS, type Settings } from '../rules/settings';
import type { State } from '../rules/state';

const COLOURS: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };
const SECOND_MS = 1000;

const newTag = (name: string, value: string): Tag => ({ name, value, line: 0 });

/** Who played on a board, as tags: a player where one is known, else his team, which is named in any case. */
const whoPlayedOn = (
  { settings }: State,
  board: number,
  names: RecordNames,
  played: RecordPlayed | undefined,
): readonly Tag[] => {
  const seats = SIDES.map((side) => {
    const team = teamAt(settings, board, side);
    return { colour: COLOURS[side], name: names[team], player: played?.player(team, board) ?? null };
  });
  return [
    ...seats.map(({ colour, name, player }) => newTag(colour, player?.name ?? name)),
    ...seats.flatMap(({ colour, player }) => {
      const elo = player?.elo ?? null;
      return elo === null ? [] : [newTag(`${colour}Elo`, String(elo))];
    }),
    ...seats.map(({ colour, name }) => newTag(`${colour}Team`, name)),
  ];
};

/** "5400+30", as every reader of PGN knows it: seconds of a player, and of each move. */
export const timeControl = ({ timePerPlayerMs, incrementMs }: Settings): string =>
  `${timePerPlayerMs / SECOND_MS}${incrementMs === 0 ? '' : `+${incrementMs / SECOND_MS}`}`;

/** What was agreed, as tags. Positions stand where each board begins. */
const agreed = (settings: Settings): readonly Tag[] => [
  newTag('TimeControl', timeControl(settings)),
  ...(settings.delayMs === DEFAULT_SETTINGS.delayMs ? [] : [newTag('DelayMs', String(settings.delayMs))]),
  ...(settings.colours === DEFAULT_SETTINGS.colours ? [] : [newTag('Colours', settings.colours)]),
  ...(settings.start === '' ? [] : [newTag('SetUp', '1'), newTag('FEN', settings.start)]),
];

/** The tags of a board's game, its result left out. */
export const tagsOf = (
  state: State,
  board: number,
  names: RecordNames,
  played: RecordPlayed | undefined,
): readonly Tag[] => [
  newTag('Event', names.event),
  newTag('Date', played === undefined ? '????.??.??' : dayOf(played.atMs)),
  newTag('Round', `1.${board}`),
  newTag('Board', String(board)),
  ...whoPlayedOn(state, board, names, played),
  ...agreed(state.settings),
];

/** The team that had a colour, or the player where no team is named. */
const teamOn = (tags: readonly Tag[], side: Side): string =>
  tagValue(tags, `${COLOURS[side]}Team`) || tagValue(tags, COLOURS[side]);

/** "5400+30", "40/5400+30:1800+30": the first time control. What nobody can read leaves the usual one. */
const CONTROL = /^(?:\d+\/)?(?<seconds>\d{1,5}(?:\.\d{1,3})?)(?:\+(?<more>\d{1,3}(?:\.\d{1,3})?))?/;

const controlIn = (tags: readonly Tag[]): Readonly<Record<string, string>> => {
  const { seconds, more = '0' } = CONTROL.exec(tagValue(tags, 'TimeControl').trim())?.groups ?? {};
  const msOf = (text: string): string => String(Math.round(Number(text) * SECOND_MS));
  return seconds === undefined || Number(seconds) === 0
    ? {}
    : { timePerPlayerMs: msOf(seconds), incrementMs: msOf(more) };
};

/** Whether the team that has White on the first board has it on the second too. */
const coloursIn = ([first = [], second]: readonly (readonly Tag[])[]): Readonly<Record<string, string>> => {
  const said = tagValue(first, 'Colours');
  if (said !== '') return { colours: said };
  const team = teamOn(first, 'white');
  return second !== undefined && team !== '' && team === teamOn(second, 'white') ? { colours: 'same' } : {};
};

/** The settings that the games of a file give, by name, as texts. */
export const settingsGiven = (games: readonly (readonly Tag[])[]): Readonly<Record<string, string>> => {
  const [first = []] = games;
  const delay = tagValue(first, 'DelayMs');
  const fen = tagValue(first, 'FEN');
  return {
    boards: String(games.length),
    ...coloursIn(games),
    ...controlIn(first),
    ...(delay === '' ? {} : { delayMs: delay }),
    ...(fen === '' ? {} : { start: fen }),
  };
};

/** The tag that gives a setting. */
export const tagOfSetting = (tags: readonly Tag[], setting: unknown): Tag | null => {
  const named: Readonly<Record<string, string>> = {
    colours: 'Colours',
    timePerPlayerMs: 'TimeControl',
    incrementMs: 'TimeControl',
    delayMs: 'DelayMs',
    start: 'FEN',
  };
  const wanted = named[String(setting)] ?? 'FEN';
  return tags.find(({ name }) => name === wanted) ?? null;
};

/** A team as the games of a file name it, on the first board. */
export const teamIn = ([first = []]: readonly (readonly Tag[])[], team: Side): string => teamOn(first, team);

const ELO = /^\d{1,4}$/;

/** The players that the games name. Who has the name of his team stands for nobody who is known. */
export const playersIn = (games: readonly (readonly Tag[])[], settings: Settings): readonly SeatedPlayer[] =>
  games.flatMap((tags, index) =>
    SIDES.flatMap((team) => {
      const board = index + 1;
      const side = sideOf(settings, board, team);
      const name = tagValue(tags, COLOURS[side]);
      const elo = tagValue(tags, `${COLOURS[side]}Elo`);
      if (name === '' || name === teamOn(tags, side)) return [];
      return [{ team, board, name, elo: ELO.test(elo) ? Number(elo) : null }];
    }),
  );
