import { Unbroken, formatHalves, formatPair, gameOfText } from 'chess-match/client/drawing';
import { useTruth } from '../device/hooks';
import type { DisplayProps } from '../kit/display';
import { hasClocksAtBoards } from '../kit/clocksAtBoards';
import { TeamClocks } from '../kit/TeamClocks';
import { turnCalled } from '../kit/turnCalled';
import { BoardsTable } from './BoardsTable';
import './scoreboardDisplay.css';

const TEAMS = ['white', 'black'] as const;

/** The information board: who plays, how it stands, what is still to be won, what happened last. */
export const ScoreboardDisplay = ({ device, views, match, texts, language, own }: DisplayProps) => {
  const { kind } = useTruth(device);
  const { score, turns } = views;
  const last = turns?.turns.at(-1);
  const isOnBoards = hasClocksAtBoards(views);
  const latest = own.latest(views, language);
  return (
    <main className="scoreboard" data-truth={kind} data-boards={isOnBoards}>
      {match.event !== '' && <h1>{match.event}</h1>}
      <div className="teams">
        {TEAMS.map((team) => (
          <section key={team} data-team={team}>
            <h2>{match.teams[team].name}</h2>
            <output>{score === undefined ? '' : formatHalves(score[team])}</output>
            {!isOnBoards && <TeamClocks className="times" {...{ device, views, match, team }} board={null} />}
          </section>
        ))}
      </div>
      {isOnBoards && <BoardsTable {...{ device, views, match }} />}
      {score !== undefined && score.match !== null && (
        <p className="whole-match">
          {[gameOfText(score, language), texts.wholeMatch].filter(Boolean).join('. ')}:{' '}
          <b>{formatPair(score.match.white, score.match.black)}</b>
          {score.match.before.length > 1 && (
            <small>{score.match.before.map(({ white, black }) => formatPair(white, black)).join(', ')}</small>
          )}
        </p>
      )}
      {own.AtStake !== null && <own.AtStake {...{ views, language }} />}
      <footer>
        {match.status === 'over' && <strong>{texts.matchIsOver}</strong>}
        {latest !== null && (
          <span>
            <small>{texts.lastChange}</small>
            {latest}
          </span>
        )}
        {match.status !== 'over' && last !== undefined && (
          <span>
            <small>{texts.lastTurn}</small>
            <strong>
              <Unbroken text={`${turnCalled(last, match, texts)} ${own.turnWords(last, language)}`} />
            </strong>
          </span>
        )}
      </footer>
    </main>
  );
};
