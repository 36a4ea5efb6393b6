import { serverNowMs, type ClocksView, type AirLanguage, type MatchView, type Side } from 'chess-match/client';
import { formatSpan } from 'chess-match/client/view';
import { useSyncExternalStore } from 'react';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import { codeOf, PieceIcon } from '../../../air/board/PieceIcon';
import { wordsOf } from '../shared/words';
import { diagonalLeads } from 'chess-match/games/swedish';
import { never, often } from './ticking';
import css from './scorebug.module.css';

interface LeadsProps {
  readonly team: Side;
  readonly match: MatchView;
  readonly clocks: ClocksView;
  readonly language: AirLanguage;
}

/** A lead of less does not show on clocks of whole seconds. */
const LEAST_MS = 1000;

/** Where a team is ahead on time, by the colour of the two players compared. */
export const Leads = ({ team, match, clocks, language }: LeadsProps) => {
  const isRunning = clocks.clocks.some(({ runningSinceMs }) => runningSinceMs !== null);
  const read = (): string =>
    diagonalLeads(match, clocks, serverNowMs())
      .filter((lead) => lead.team === team && lead.byMs >= LEAST_MS)
      .map(({ side, byMs }) => `${side} +${formatSpan(byMs)}`)
      .join('|');
  const text = useSyncExternalStore(isRunning ? often : never, read);
  const leads = text === '' ? [] : text.split('|').map((lead) => lead.split(' ') as [Side, string]);
  return (
    <div className={classes(css.leads, team === 'black' && css.isRight, look.figures)} data-role={`leads-${team}`}>
      {leads.length > 0 && <span className={css.leadsLabel}>{wordsOf(language).ahead}</span>}
      {leads.map(([side, by]) => (
        <span key={side} className={css.lead}>
          <PieceIcon code={codeOf(side, 'K')} size={32} isOnTile />
          {by}
        </span>
      ))}
    </div>
  );
};
