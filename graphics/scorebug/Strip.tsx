import type { Language, MatchView } from 'chess-match/client';
import { Badge } from '../shared/Badge';
import { Chip } from '../shared/chips/Chip';
import { labelsOf } from '../shared/labels';
import { TABLE_SPOT } from '../shared/theme';

interface StripProps {
  readonly match: MatchView;
  /** What each live board is worth, in hall order. */
  readonly stakes: readonly MatchView['stakes'][number][];
  readonly language: Language;
}

/** Pixels. */
const BADGE = 32;
const CHIP = 24;

const Turn = ({ match, language }: Omit<StripProps, 'stakes'>) => {
  const labels = labelsOf(language);
  if (match.status === 'over') return <span className="turn">{labels.final}</span>;
  if (match.toMove === null) return null;
  return (
    <span className={`turn side-${match.toMove}`}>
      <b>{match.turn}</b> {labels.toMove[match.toMove]}
    </span>
  );
};

const Worths = ({ stakes }: Pick<StripProps, 'stakes'>) => (
  <span className="worths">
    {stakes.map(({ board, chips }) => (
      <span key={board} className="worth" data-role="worth" data-board={board}>
        <Badge board={board} size={BADGE} />
        {chips > 0 && (
          <span className="worth-chip">
            <Chip board={board} x={0} y={0} size={CHIP} role="worth-chip" isGhost={false} />
          </span>
        )}
        <span data-role="worth-chips">{chips || ''}</span>
      </span>
    ))}
  </span>
);

const Table = ({ match, language }: Omit<StripProps, 'stakes'>) => (
  <span className={match.table === 0 ? 'table is-empty' : 'table'}>
    <span className="table-label">{labelsOf(language).table}</span>
    <span className="table-chip">
      <Chip board={null} x={0} y={0} size={TABLE_SPOT.size} role="table" isGhost={false} />
    </span>
    <span className="table-figure" data-role="table-chips">
      {match.table}
    </span>
  </span>
);

/** The middle of the lower row: whose turn it is, what each live board is worth, the chips that are out of play. */
export const Strip = ({ match, stakes, language }: StripProps) => {
  const hasChips = match.table > 0 || stakes.some(({ chips }) => chips > 0);
  return (
    <div className="strip-middle figures">
      <span className="turns">
        <Turn match={match} language={language} />
        {match.controlBoard && <span className="mark">{labelsOf(language).controlBoard}</span>}
      </span>
      <Worths stakes={stakes} />
      {hasChips && <Table match={match} language={language} />}
    </div>
  );
};
