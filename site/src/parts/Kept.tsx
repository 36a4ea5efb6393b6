import { formatPair, type AirLanguage } from 'chess-match/client/drawing';
import type { HomeKept } from 'chess-match/contract/viewers';
import { useEffect, useState } from 'react';
import { askUntil } from '../past/askUntil';
import { loadKeptList } from '../past/kept';
import type { Words } from '../words';

interface KeptProps {
  readonly words: Words;
  readonly language: AirLanguage;
  readonly isCovered: boolean;
  readonly onChoose: (matchId: string) => void;
  /** Absent where nothing is ever live. */
  readonly onLive?: () => void;
}

type List = readonly HomeKept[] | 'asking' | 'failed';

const useKept = (): List => {
  const [list, setList] = useState<List>('asking');
  useEffect(() => askUntil(loadKeptList, setList, () => setList('failed')), []);
  return list;
};

/** The matches that are over, the newest first; who won is said to those who ask. */
export const Kept = ({ words, language, isCovered, onChoose, onLive }: KeptProps) => {
  const list = useKept();
  const [isShown, setShown] = useState(!isCovered);
  const rows = typeof list === 'string' ? [] : list;
  return (
    <main className="kept" data-focus-home="work">
      <header>
        {rows.length > 0 && !isShown && (
          <button type="button" onClick={() => setShown(true)}>
            {words.showScores}
          </button>
        )}
        {onLive !== undefined && (
          <button type="button" onClick={onLive}>
            {words.toLive}
          </button>
        )}
      </header>
      {rows.length === 0 && (
        <p role="status">{list === 'asking' ? words.connecting : list === 'failed' ? words.lost : words.keptNone}</p>
      )}
      <ul>
        {rows.map(({ matchId, event, white, black, score, turns, endedMs }) => (
          <li key={matchId}>
            <button type="button" onClick={() => onChoose(matchId)}>
              <small>
                {[new Date(endedMs).toLocaleDateString(language, { dateStyle: 'long' }), event]
                  .filter((text) => text !== '')
                  .join(' · ')}
              </small>
              <b>
                {white || words.sides.white} — {black || words.sides.black}
              </b>
              <span>
                {isShown ? `${formatPair(score.white, score.black)} · ` : ''}
                {words.turns(turns)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <footer>
          {words.resultsTable}: <a href="viewers/results/matches.csv">CSV</a> ·{' '}
          <a href="viewers/results/matches.json">JSON</a>
        </footer>
      )}
    </main>
  );
};
