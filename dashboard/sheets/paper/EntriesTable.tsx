import type { PrintedMatch } from 'chess-match/client/printed';
import { ARBITER_TEXTS } from '../../shared/arbiter/texts/texts';
import { saidOf } from '../../shared/arbiter/protocolWords';
import { timeToSecond } from '../../shared/times';
import { HandRows } from './HandRows';
import type { Words } from './words';

interface EntriesTableProps {
  readonly match: PrintedMatch;
  readonly words: Words;
  /** To be filled in by hand. */
  readonly isEmpty: boolean;
}

/** Everything the arbiters entered, oldest first; what counts no more is struck through and says so. */
export const EntriesTable = ({ match, words: { texts, language }, isEmpty }: EntriesTableProps) => {
  const words = ARBITER_TEXTS[language];
  const { protocol, threads, teams } = match;
  if (protocol.length === 0 && !isEmpty) return <p>{texts.noEntries}</p>;
  return (
    <table className="paper-table paper-entries">
      <thead>
        <tr>
          <th scope="col">{texts.time}</th>
          <th scope="col">{texts.after}</th>
          <th scope="col">{texts.entry}</th>
          <th scope="col">{texts.about}</th>
          <th scope="col">{texts.reason}</th>
        </tr>
      </thead>
      <tbody>
        {protocol.map((entry) => (
          <tr key={entry.seq} data-out={entry.out}>
            <td>{timeToSecond(entry.atMs, language)}</td>
            <td>{entry.turn}</td>
            <td>{words.protocol.kind[entry.kind]}</td>
            <td>{saidOf(entry, { threads, teams }, words)}</td>
            <td>{[entry.reason, entry.out ? texts.out : ''].filter((part) => part !== '').join(' — ')}</td>
          </tr>
        ))}
      </tbody>
      {isEmpty ? <HandRows rows={4} columns={5} /> : null}
    </table>
  );
};
