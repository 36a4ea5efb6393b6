import { setTimeout as delay } from 'node:timers/promises';
import type { TableAct, TableView } from '../../bundles/chess-match/src/contract/tables';
import { TABLE_VIEWS, tableOf, type Place } from '../../bundles/chess-match/src/contract/venue';
import type { StudyRules } from '../../bundles/chess-match/src/games/common/studyRules';
import type { Random } from '../../bundles/chess-match/src/games/common/random';
import { EVERY_PLACE } from '../../bundles/chess-match/src/games/halls';
import { studyRulesFor } from '../../bundles/chess-match/src/games/studies';
import { distinctName } from '../../bundles/chess-match/src/match/tables/names';
import type { SimulatedDevice } from './device';
import type { Language } from './screens';

/** Every place at which a team thinks. */
export const TABLE_PLACES: readonly Place[] = EVERY_PLACE.filter((place) => tableOf(place) !== null);

/** Positions of a study after which a hand has seen enough. */
const LONGEST_STUDY = 24;
/** Fewer than a table may keep: the oldest makes room. */
const MOST_STUDIES = 6;
const NAMES: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  ru: ['План с d4', 'Жертва качества на открытой линии', 'Эндшпиль', 'Что, если сразу?'],
  en: ['Plan with d4', 'Exchange sacrifice on the open file', 'Endgame', 'What if at once?'],
};

/** A name that nothing at the table has. */
const someName = ({ studies, study }: TableView, language: Language, random: Random): string => {
  const noted = Object.values(study?.notes ?? {}).map(({ name }) => name);
  return distinctName(random.pick(NAMES[language]), [...studies.map(({ name }) => name), ...noted]);
};

const anotherBoard = ({ boards, board }: TableView, random: Random): TableAct => ({
  type: 'follow',
  board: boards.length === 0 ? board : random.pick(boards),
});

/** A move that can be played there; null where none can. */
const someMove = (fen: string, rules: StudyRules, random: Random): string | null => {
  const moves = rules.moves(fen);
  return moves.length === 0 ? null : random.pick(moves).san;
};

/**
 * What somebody who thinks aloud does next: mostly a move, now and then a way back, a name, an arrow; then another
 * board.
 * @param table all of the table, as its device has it
 */
export const nextAct = (table: TableView, rules: StudyRules, language: Language, random: Random): TableAct => {
  const { study: open, liveFen, studies } = table;
  const [oldest] = studies;
  if (oldest !== undefined && studies.length > MOST_STUDIES) return { type: 'discard', study: oldest.id };
  if (open === null) {
    const san = liveFen === null ? null : someMove(liveFen, rules, random);
    return san === null ? anotherBoard(table, random) : { type: 'move', study: null, step: 0, san };
  }
  const { id: study, study: tree } = open;
  const { current: step } = tree;
  const at = tree.steps.find(({ id }) => id === step);
  if (at === undefined || tree.steps.length > LONGEST_STUDY) return { type: 'discard', study };
  const whim = random.next();
  if (whim < 0.06) return { type: 'go', study, step: at.parent ?? step };
  if (whim < 0.1) return { type: 'name', study, step, name: someName(table, language, random) };
  if (whim < 0.16 && at.move !== null) {
    const { from, to } = at.move;
    const arrows = from === null ? [] : [{ from, to, colour: 'green' as const }];
    return { type: 'draw', study, step, arrows, circles: [{ square: to, colour: 'red' }] };
  }
  if (whim < 0.2) return anotherBoard(table, random);
  const san = someMove(at.fen, rules, random);
  // Mate or stalemate: to where something can be tried.
  return san === null ? { type: 'discard', study } : { type: 'move', study, step, san };
};

/** Tells of an act before it is made; what it gives back is told how it went. */
type Around = (device: SimulatedDevice, act: TableAct) => (isDone: boolean) => void;

const NOBODY_LOOKS: Around = () => () => undefined;

/** Hands that move at tables until they are stopped. */
export interface Hands {
  /** Acts that were made so far. */
  made(): number;
  stop(): Promise<void>;
}

export interface HandsOptions {
  /** Of these, those that stand at work tables. */
  readonly devices: readonly SimulatedDevice[];
  /** Id of the game that is open, and what was agreed. */
  readonly game: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** In which they name what they try. */
  readonly language: Language;
  readonly random: Random;
  /** Between two acts at one table, ms. */
  readonly everyMs: number;
  readonly around?: Around;
}

/** At every table somebody moves all the time. A refusal (the position has just changed) is no reason to stop. */
export const moveAtTables = (options: HandsOptions): Hands => {
  const { devices, game, settings = {}, language, random, everyMs, around = NOBODY_LOOKS } = options;
  const rules = studyRulesFor(game, settings);
  let isOver = false;
  let made = 0;
  const moveAt = async (device: SimulatedDevice, index: number): Promise<void> => {
    const at = tableOf(device.place);
    const name = at && TABLE_VIEWS[at.team][at.table - 1];
    if (!name) return;
    // Ten hands do not move in step.
    await delay((everyMs * index) / devices.length);
    while (!isOver) {
      const table = device.views()[name];
      if (table !== undefined && table.boards.length > 0) {
        const act = nextAct(table, rules, language, random);
        const settle = around(device, act);
        const answer = await device.act(act);
        settle(answer?.ok === true);
        if (answer?.ok === true) made += 1;
        // Full, or gone: from the beginning.
        else await device.act(anotherBoard(table, random));
      }
      await delay(everyMs);
    }
  };
  const moving = Promise.all(devices.map(moveAt));
  return {
    made: () => made,
    stop: async () => {
      isOver = true;
      await moving;
    },
  };
};
