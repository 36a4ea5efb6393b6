import { endText, formatHalves, formatPair } from 'chess-match/client';
import type { PrintedMatch } from 'chess-match/client/printed';
import { HandRows } from './HandRows';
import { remarkText, type Words } from './words';

interface ScoredTableProps {
  readonly match: PrintedMatch;
  readonly words: Words;
  readonly boardName: (board: number) => string;
  /** To be filled in by hand. */
  readonly isEmpty: boolean;
}

/** The score after each of so many changes. */
const runningOf = (scored: PrintedMatch['scored'], count: number): string => {
  const sum = (side: 'white' | 'black'): number =>
    scored.slice(0, count).reduce((total, { halves }) => total + halves[side], 0);
  return formatPair(sum('white'), sum('black'));
};

/** What the score came from, with the score after each of it. */
export const ScoredTable = ({ match: { scored, teams }, words, boardName, isEmpty }: ScoredTableProps) => {
  const { texts, language } = words;
  if (scored.length === 0 && !isEmpty) return <p>{texts.noScore}</p>;
  const hasWorth = scored.some(({ remarks }) => remarks.length > 0);
  const columns = hasWorth ? 7 : 6;
  return (
    <table className="paper-table">
      <thead>
        <tr>
          <th scope="col">{texts.turn}</th>
          <th scope="col">{texts.board}</th>
          <th scope="col">{texts.how}</th>
          {hasWorth ? <th scope="col">{texts.worth}</th> : null}
          <th scope="col">{teams.white.name || texts.white}</th>
          <th scope="col">{teams.black.name || texts.black}</th>
          <th scope="col">{texts.running}</th>
        </tr>
      </thead>
      <tbody>
        {scored.map(({ turn, board, reason, halves, remarks }, index) => (
          <tr key={index}>
            <td>{turn}</td>
            <td>{boardName(board)}</td>
            <td>{endText(reason, language)}</td>
            {hasWorth ? <td>{remarks.map((remark) => remarkText(remark, words)).join(', ')}</td> : null}
            <td>{formatHalves(halves.white)}</td>
            <td>{formatHalves(halves.black)}</td>
            <td>{runningOf(scored, index + 1)}</td>
          </tr>
        ))}
      </tbody>
      {isEmpty ? <HandRows rows={6} columns={columns} /> : null}
    </table>
  );
};
