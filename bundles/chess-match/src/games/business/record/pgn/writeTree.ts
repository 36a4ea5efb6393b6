import type { RecordNames, RecordPlayed } from '../../../common/records';
import { dayOf } from '../../../common/recordDate';
import { gameText } from '../../../pgn/text';
import { DEFAULT_SETTINGS, SETTING_NAMES } from '../../rules/settings';
import { scoreOf, type State } from '../../rules/state';
import { linesOf, type Line, type Lines } from './lines';
import { nameOfSetting } from './tags';
import { commentOf } from './words';

/** Moves from one of them on, each line that branched off in parentheses behind the move it branched off by. */
export const movesText = ({ nodes }: Pick<Line, 'nodes'>): readonly string[] => {
  let isNumbered = true;
  return nodes.flatMap(({ ply, san, clockMs, said, daughter }) => {
    const isWhite = ply % 2 === 0;
    const label = isWhite || isNumbered ? [`${Math.floor(ply / 2) + 1}${isWhite ? '.' : '...'}`] : [];
    const comment = commentOf(clockMs, said);
    isNumbered = comment !== null || daughter !== null;
    // A comment stands with its move: a program that wraps lines may not part them.
    const aside = daughter === null ? [] : inParentheses(movesText(daughter));
    return [...label, san, ...(comment === null ? [] : [comment]), ...aside];
  });
};

const inParentheses = (inside: readonly string[]): readonly string[] =>
  inside.map((word, index) => `${index === 0 ? '(' : ''}${word}${index === inside.length - 1 ? ')' : ''}`);

const tag = (name: string, value: string) => ({ name, value });

const settingTags = ({ settings }: State) =>
  SETTING_NAMES.filter((name) => settings[name] !== DEFAULT_SETTINGS[name] || name in { gameRating: 1, boards: 1 }).map(
    (name) => tag(nameOfSetting(name), String(settings[name])),
  );

/** The tags that every program asks for (PGN, 8.1.1), the result left out. */
export const rosterOf = (names: RecordNames, played: RecordPlayed | undefined, round: string) => [
  tag('Event', names.event),
  tag('Site', '?'),
  tag('Date', played === undefined ? '????.??.??' : dayOf(played.atMs)),
  tag('Round', round),
  tag('White', names.white),
  tag('Black', names.black),
];

/** A game that begins with a position of its own says so. */
export const setUpTags = ({ setTo }: Pick<Lines, 'setTo'>) =>
  setTo === null ? [] : [tag('SetUp', '1'), tag('FEN', setTo)];

/**
 * The whole game as one PGN game: a daughter is a variation right behind the mother's move of the branching, key
 * changes
 * are comments in the language of turns (rules/notation.md).
 */
export const writeTree = (state: State, names: RecordNames, played?: RecordPlayed): string => {
  const lines = linesOf(state.record);
  const { white, black } = scoreOf(state);
  const score = tag('BCScore', `${white / 2}:${black / 2}`);
  const tags = [...rosterOf(names, played, '-'), tag('Result', '*'), ...settingTags(state), score, ...setUpTags(lines)];
  const [root] = lines.lines;
  const begun = commentOf(null, lines.said);
  return gameText(tags, [...(begun === null ? [] : [begun]), ...(root === undefined ? [] : movesText(root)), '*']);
};
