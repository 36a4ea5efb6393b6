import type { Tag } from '../games/common/recordText';
import { err, ok, type Result } from '../games/common/result';
import type { StudyRules } from '../games/common/studyRules';
import { recordFault, type PlayFault } from '../games/duel/record/faults';
import { readTree, type PgnGame, type PgnLine, type PgnTurn } from '../games/pgn/tree';
import type { Drawing } from './drawing';
import { drawnIn, saidIn } from './remarks';
import { beginStudy, goTo, goToStart, tryMove, type Study } from './study';

/** A game of a file with its variations, to be walked through. */
export interface OpenedStudy {
  /** Stands at its beginning. */
  readonly study: Study;
  /** What the file says of a step, by the step's id. */
  readonly notes: Readonly<Record<number, string>>;
  readonly drawings: Readonly<Record<number, Drawing>>;
}

/** A game of a file: what it is called, and the whole of it, or every place where it cannot be played. */
export interface StudyInFile {
  readonly title: string;
  readonly opened: Result<OpenedStudy, readonly PlayFault[]>;
}

/** Nobody walks through more, and a page draws them all. */
const MOST_MOVES = 2000;

const valueOf = (tags: readonly Tag[], name: string): string => {
  const value = tags.find((tag) => tag.name === name)?.value.trim() ?? '';
  return /^[?.]*$/.test(value) ? '' : value;
};

const titleOf = ({ tags }: PgnGame): string => {
  const of = (name: string): string => valueOf(tags, name);
  const players = [of('White'), of('Black')].filter((name) => name !== '').join(' – ');
  return [of('ChapterName') || players, of('Event')].filter((part) => part !== '').join(', ');
};

const fault = (code: string, params: PlayFault['problem']['params'], line: number, column?: number): PlayFault => ({
  line,
  column,
  problem: { code: `study/${code}`, params, rule: 'notation', item: null },
});

const movesIn = (turns: readonly PgnTurn[]): number =>
  turns.reduce(
    (sum, { variations }) => sum + 1 + variations.reduce((inner, line) => inner + movesIn(line.turns), 0),
    0,
  );

class Opener {
  readonly faults: PlayFault[] = [];
  readonly notes: Record<number, string> = {};
  readonly drawings: Record<number, Drawing> = {};
  study: Study;
  readonly #rules: StudyRules;

  constructor(rules: StudyRules, study: Study) {
    this.#rules = rules;
    this.study = study;
  }

  remark(id: number, comments: readonly string[]): void {
    const [note, drawing] = [saidIn(comments), drawnIn(comments)];
    if (note !== '') this.notes[id] = [this.notes[id] ?? '', note].join(' ').trim();
    if (drawing.arrows.length + drawing.circles.length > 0) this.drawings[id] = drawing;
  }

  /** Plays moves from a step on, as far as they can be played, with what else was tried in their place. */
  line({ turns, comments: first }: Pick<PgnLine, 'turns' | 'comments'>, from: number): void {
    let at = from;
    for (const [index, { text, comments, variations, line, column }] of turns.entries()) {
      const before = goTo(this.study, at);
      const after = tryMove(this.#rules, before, text);
      if (after === before) {
        this.faults.push(fault('move/none', { line, move: text }, line, column));
        return;
      }
      this.study = after;
      this.remark(after.current, index === 0 ? [...first, ...comments] : comments);
      for (const variation of variations) this.line(variation, at);
      at = after.current;
    }
  }
}

const open = (rules: StudyRules, game: PgnGame): StudyInFile['opened'] => {
  const { tags, turns, comments } = game;
  const written = tags.find(({ name }) => name === 'FEN');
  const begun = rules.begin?.(written?.value ?? null) ?? null;
  const line = written?.line ?? tags[0]?.line ?? 1;
  if (begun === null) return err([fault('start/bad_position', { fen: written?.value ?? '' }, line)]);
  if (movesIn(turns) > MOST_MOVES) return err([fault('moves/too_many', { limit: MOST_MOVES }, line)]);
  const opener = new Opener(rules, beginStudy(begun.fen, begun.check));
  opener.remark(opener.study.current, comments);
  opener.line({ turns, comments: [] }, opener.study.current);
  const { study, notes, drawings, faults } = opener;
  return faults.length > 0 ? err(faults) : ok({ study: goToStart(study), notes, drawings });
};

/**
 * The games of a PGN file with their variations, each whole or not at all; or every place where the file is no PGN.
 * @param rules of chess that has such files
 */
export const readStudies = (rules: StudyRules, text: string): Result<readonly StudyInFile[], readonly PlayFault[]> => {
  const { games, faults } = readTree(text);
  if (faults.length > 0) return err(faults.map((found) => recordFault('study', found)));
  return ok(games.map((game) => ({ title: titleOf(game), opened: open(rules, game) })));
};
