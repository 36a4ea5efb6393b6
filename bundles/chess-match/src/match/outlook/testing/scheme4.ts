import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Score } from '../../../engine';
import { business } from '../../../games/business';
import { foldHistory, type History } from '../../../games/common/history';
import type { Known } from '../reckon';

const FIXTURES = join(import.meta.dirname, '../../../../fixtures');

interface Answer {
  readonly depth: number;
  /** As the side to move sees it. */
  readonly score: Score;
}

/** What Stockfish 15.1 said of each position of the demonstration, 200,000 nodes each (`npm run steady`). */
const answers = JSON.parse(readFileSync(join(FIXTURES, 'scheme4.answers.json'), 'utf8')) as Readonly<
  Record<string, Answer>
>;

const seenFromWhite = (score: Score, isWhite: boolean): Score => {
  if (isWhite) return score;
  return score.kind === 'mate' ? { kind: 'mate', in: -score.in } : { kind: 'pawns', hundredths: -score.hundredths };
};

export const recorded: Known = (position) => {
  const answer = answers[position];
  if (answer === undefined) return null;
  const score = seenFromWhite(answer.score, position.split(' ')[1] === 'w');
  return { nodes: 200_000, depth: answer.depth, score, variations: [] };
};

/** The demonstration of Business Chess, played. */
export const scheme4 = (): History<unknown> => {
  const record = business.records.read(readFileSync(join(FIXTURES, business.records.demonstration)));
  if (!record.ok) throw new Error(record.error.problem.code);
  const { settings, events } = record.value;
  const begun = business.initial({ settings });
  if (!begun.ok) throw new Error(begun.error.code);
  const entries = events.map((event, index) => ({ seq: index + 1, event }));
  return foldHistory<unknown>(business, begun.value, entries);
};
