import { BOARDS } from '../../rules/seats';
import { DEFAULT_SETTINGS, type Settings } from '../../rules/settings';
import { startFen, STARTS, usualFen } from '../../rules/start';
import type { Tag } from '../../../common/recordText';

/** The settings that stand in one tag, "FEN of A | FEN of B". */
export const SET_UP = BOARDS.map((board) => STARTS[board]);

/** `[SetUp "1"][FEN "A | B"]`, where a match does not begin as usual. */
export const setUpTags = (settings: Settings): readonly Tag[] =>
  SET_UP.every((name) => settings[name] === '')
    ? []
    : [
        { name: 'SetUp', value: '1', line: 0 },
        { name: 'FEN', value: BOARDS.map((board) => startFen(settings, board)).join(' | '), line: 0 },
      ];

const fensIn = ({ value }: Tag): readonly string[] => value.split('|').map((fen) => fen.trim());

/** The tag that is to say where a record begins and does not give a position for each board; null: there is none. */
export const setUpFault = (tags: readonly Tag[]): Tag | null => {
  const tag = tags.find(({ name }) => name === 'FEN');
  if (tag === undefined) return tags.find(({ name, value }) => name === 'SetUp' && value === '1') ?? null;
  return fensIn(tag).length === BOARDS.length ? null : tag;
};

/** The settings that such a tag gives, by name. */
export const setUpGiven = (tags: readonly Tag[]): Readonly<Partial<Record<string, string>>> => {
  const tag = tags.find(({ name }) => name === 'FEN');
  if (tag === undefined) return {};
  const usual = usualFen(DEFAULT_SETTINGS);
  return Object.fromEntries(fensIn(tag).map((fen, index) => [SET_UP[index] ?? '', fen === usual ? '' : fen]));
};
