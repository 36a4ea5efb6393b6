import { clockOf, formatClock, remainingAt } from 'chess-match/client/view';
import { formatHalves } from '../../bundles/chess-match/src/view/halves';
import { troubleText } from '../../bundles/chess-match/src/texts';
import { cued, everybody, graphicName, instanceOf, itemAt, onAir, type Desk, type Item, type Side } from './desk';
import type { Language } from './language';
import { wordsIn, type ModuleWords } from './words';

/** Ids are a contract with the keys that people have made. */
export type VariableId = keyof ModuleWords['variables'];

/** What the module itself knows. */
export interface Own {
  /** Why the last press was refused; "" where it was not. */
  readonly refusal: string;
}

/** A moment of what is told. */
interface Moment {
  readonly desk: Desk;
  /** By the server's clock, Unix ms. */
  readonly nowMs: number;
  readonly language: Language;
  readonly words: ModuleWords;
}

type FromDesk = Exclude<VariableId, 'link' | 'refusal'>;

const clockText = ({ desk, nowMs }: Moment, side: Side | null): string => {
  const clock = side === null ? undefined : clockOf(desk.views.clocks, side);
  return clock === undefined ? '' : formatClock(remainingAt(clock, nowMs));
};

const itemText = ({ words, desk }: Moment, id: string | null): string => {
  const item = desk.views.show.rundown.items.find((one) => one.id === id);
  return item === undefined ? '' : titleOf(item, words);
};

const titleOf = ({ title, kind }: Item, words: ModuleWords): string => (title === '' ? words.items[kind] : title);

const graphicsText = ({ language }: Moment, graphics: ReturnType<typeof onAir>): string =>
  graphics.map((graphic) => graphicName(graphic, language)).join(', ');

const cuedText = ({ desk, language, words }: Moment): string =>
  cued(desk)
    .map((graphic) => {
      const name = graphicName(graphic, language);
      return desk.views.show.graphics[graphic].cue?.on === false ? words.off(name) : name;
    })
    .join(', ');

const suggestionText = (moment: Moment): string => {
  const [first] = moment.desk.views.show.suggestions;
  const brought = first?.airs.filter(({ on }) => on).map(({ graphic }) => graphic) ?? [];
  return graphicsText(moment, brought);
};

const two = (value: number): string => String(value).padStart(2, '0');

const timeOfDay = ({ nowMs }: Moment): string => {
  const now = new Date(nowMs);
  return [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':');
};

const countdown = ({ desk, nowMs }: Moment): string => {
  const { on, content } = desk.views.show.graphics.break;
  return on && content.untilMs !== null ? formatClock(content.untilMs - nowMs) : '';
};

const recording = ({ desk, nowMs }: Moment): string => {
  const { active, sinceMs } = instanceOf(desk, 'program')?.outputs?.recording ?? { active: false, sinceMs: null };
  return active && sinceMs !== null ? formatClock(nowMs - sinceMs) : '';
};

const troublesOf = ({ desk }: Moment) => desk.views.health.troubles;

const VALUES: Readonly<Record<FromDesk, (moment: Moment) => string>> = {
  event: ({ desk }) => desk.views.match.event,
  status: ({ desk, words }) => words.matchStatus[desk.views.match.status],
  team_white: ({ desk }) => desk.views.match.teams.white.name,
  team_black: ({ desk }) => desk.views.match.teams.black.name,
  score_white: ({ desk }) => formatHalves(desk.views.score.white),
  score_black: ({ desk }) => formatHalves(desk.views.score.black),
  turn: ({ desk }) => desk.views.match.turn,
  move_number: ({ desk }) => String(desk.views.match.moveNumber),
  to_move: ({ desk, words }) => {
    const { toMove } = desk.views.match;
    return toMove === null ? '' : words.options.sides[toMove];
  },
  clock_white: (moment) => clockText(moment, 'white'),
  clock_black: (moment) => clockText(moment, 'black'),
  clock_to_move: (moment) => clockText(moment, moment.desk.views.match.toMove),
  on_air: (moment) => graphicsText(moment, onAir(moment.desk)),
  cued: cuedText,
  item_now: (moment) => itemText(moment, moment.desk.views.show.rundown.current),
  item_cued: (moment) => itemText(moment, moment.desk.views.show.rundown.cued),
  item_next: ({ desk, words }) => {
    const next = itemAt(desk, 1);
    return next === null ? '' : titleOf(next, words);
  },
  rundown_place: ({ desk }) => {
    const { items, current } = desk.views.show.rundown;
    return items.length === 0 ? '' : `${items.findIndex(({ id }) => id === current) + 1}/${items.length}`;
  },
  countdown,
  time_of_day: timeOfDay,
  suggestion: suggestionText,
  suggestions: ({ desk }) => String(desk.views.show.suggestions.length),
  speaking: ({ desk }) =>
    everybody(desk)
      .filter(({ id }) => desk.views.speaking.ids.includes(id))
      .map(({ name }) => name)
      .join(', '),
  scene: ({ desk }) => instanceOf(desk, 'program')?.programScene ?? '',
  scene_preview: ({ desk }) => instanceOf(desk, 'program')?.previewScene ?? '',
  recording,
  simulator: ({ desk, words }) => words.options.simulator[desk.views.simulator.state],
  alarms: (moment) => String(troublesOf(moment).filter(({ level }) => level === 'alarm').length),
  trouble: (moment) => {
    const troubles = troublesOf(moment);
    const first = troubles.find(({ level }) => level === 'alarm') ?? troubles[0];
    return first === undefined ? '' : troubleText(first, moment.language);
  },
};

/** Clocks of single boards have a variable each. */
const boardClocks = (desk: Desk) => desk.views.clocks.clocks.filter(({ board }) => board !== null);
const boardClockId = ({ board, side }: { readonly board: number | null; readonly side: Side }): string =>
  `clock_${board}_${side}`;

/** What variables there are, by id: those of every match, and a clock for each board that has one. */
export const variableNames = (desk: Desk | null, language: Language): Readonly<Record<string, { name: string }>> => {
  const words = wordsIn(language);
  const names = Object.entries(words.variables).map(([id, name]) => [id, { name }] as const);
  const clocks = (desk === null ? [] : boardClocks(desk)).map(
    (clock) =>
      [boardClockId(clock), { name: words.clockOf(clock.board ?? 0, words.options.sides[clock.side]) }] as const,
  );
  return Object.fromEntries([...names, ...clocks]);
};

/**
 * What every variable says. Where nothing is told none keeps what it said last: all say that there is nothing.
 * @param ids those that were named last
 */
export const variableValues = (
  desk: Desk | null,
  nowMs: number,
  language: Language,
  { refusal }: Own,
  ids: readonly string[],
): Readonly<Record<string, string>> => {
  const words = wordsIn(language);
  const own = { link: desk === null ? words.link.lost : words.link.live, refusal };
  const unknown = Object.fromEntries(ids.map((id) => [id, words.none]));
  if (desk === null) return { ...unknown, ...own };
  const moment = { desk, nowMs, language, words };
  const values = Object.entries(VALUES).map(([id, value]) => [id, value(moment)] as const);
  const clocks = boardClocks(desk).map(
    (clock) => [boardClockId(clock), formatClock(remainingAt(clock, nowMs))] as const,
  );
  return { ...unknown, ...Object.fromEntries([...values, ...clocks]), ...own };
};
