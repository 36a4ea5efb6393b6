import { formatClock } from 'chess-match/client/view';
import { rowsOf, type PrintedSheet, type SheetMove } from 'chess-match/client/printed';
import { moveText, remarkText, type Words } from './words';

const SIDES = ['white', 'black'] as const;

const Move = ({ move, words }: { readonly move: SheetMove | null; readonly words: Words }) => (
  <>
    <td className="sheet-move" data-inherited={move?.isInherited}>
      {move === null ? '' : `${moveText(move.text, words)}${move.isOffer ? ' (=)' : ''}`}
    </td>
    <td className="sheet-clock">
      {move === null || move.clockMs === null || move.isInherited ? '' : formatClock(move.clockMs)}
    </td>
  </>
);

const remarksOf = (move: SheetMove | null, words: Words, before: string): readonly string[] =>
  (move?.remarks ?? []).map((remark) => `${before}${remarkText(remark, words)}`);

/** Both sides beside each other, Black's remarks behind dots. */
const Pairs = ({ moves, words }: { readonly moves: PrintedSheet['moves']; readonly words: Words }) =>
  rowsOf(moves).map((row, index) => (
    <tr key={index}>
      <th scope="row">{row.number}</th>
      {SIDES.map((side) => (
        <Move key={side} move={row[side]} words={words} />
      ))}
      <td className="sheet-remarks">
        {[...remarksOf(row.white, words, ''), ...remarksOf(row.black, words, '… ')].join('; ')}
      </td>
    </tr>
  ));

const Turns = ({ moves, words }: { readonly moves: PrintedSheet['moves']; readonly words: Words }) =>
  moves.map((move, index) => (
    <tr key={index}>
      <th scope="row">{move.number}</th>
      <td>{words.texts[move.side]}</td>
      <Move move={move} words={words} />
      <td className="sheet-remarks">{remarksOf(move, words, '').join('; ')}</td>
    </tr>
  ));

interface MovesTableProps {
  readonly sheet: PrintedSheet;
  readonly words: Words;
}

/** The moves of a sheet; its head stands on each of its pages. */
export const MovesTable = ({ sheet: { form, moves }, words }: MovesTableProps) => {
  const { texts } = words;
  const columns =
    form === 'pairs'
      ? [texts.white, texts.clock, texts.black, texts.clock, texts.remarks]
      : [texts.side, texts.series, texts.clock, texts.remarks];
  return (
    <table className="sheet-moves" data-form={form}>
      <thead>
        <tr>
          <th scope="col">{texts.number}</th>
          {columns.map((column, index) => (
            <th key={index} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{form === 'pairs' ? <Pairs moves={moves} words={words} /> : <Turns moves={moves} words={words} />}</tbody>
    </table>
  );
};
