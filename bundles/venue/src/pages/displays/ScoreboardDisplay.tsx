import { Chips } from 'chess-match/games/business/Chips';
import { chipsText, lineIn } from 'chess-match/games/business';
import { branchColour, formatHalves, inHallOrder, endText, sanIn } from 'chess-match/client/drawing';
import type { VenueViews } from 'chess-match/contract/venue';
import { useTruth } from '../device/hooks';
import type { DisplayProps } from '../kit/display';
import { TeamClocks } from '../kit/TeamClocks';
import './scoreboardDisplay.css';

const TEAMS = ['white', 'black'] as const;

type Latest = NonNullable<VenueViews['match']['latest']>;

/** "18... branching: board 4, 3 to board 5" with the points it brought. */
const latestText = (latest: Latest, { texts, language }: Pick<DisplayProps, 'texts' | 'language'>): string => {
  const { kind, turn, from, to, white, black } = latest;
  const words = texts.changes[kind as keyof typeof texts.changes] ?? endText(kind, language);
  const moved = to.map(({ board, chips }) => texts.chipsTo(chipsText(chips, language), board));
  const points = white + black === 0 ? [] : [`+${formatHalves(white)} : +${formatHalves(black)}`];
  return [`${turn} ${words}: ${texts.onBoard(from.join(', '))}`, ...moved, ...points].join(' · ');
};

const Stakes = ({ match, texts, language }: Pick<DisplayProps, 'match' | 'texts' | 'language'>) => {
  const stakes = inHallOrder(match.stakes).filter(({ chips }) => chips > 0);
  if (stakes.length === 0 && match.table === 0) return null;
  return (
    <dl className="stakes">
      {stakes.length > 0 && (
        <div>
          <dt>{texts.onBoards}</dt>
          <dd>
            {stakes.map(({ board, chips }) => (
              <span key={board} className="stake">
                <b className="badge" style={{ background: branchColour(board) }}>
                  {board}
                </b>
                <Chips board={board} count={chips} language={language} />
              </span>
            ))}
          </dd>
        </div>
      )}
      <div>
        <dt>{texts.onTable}</dt>
        <dd>
          <Chips board={null} count={match.table} language={language} />
        </dd>
      </div>
    </dl>
  );
};

type Turn = VenueViews['turns']['turns'][number];

/** A turn in the notation of the language; one of a board that is played apart is its move. */
const turnWords = ({ line, moves }: Turn, { threads }: DisplayProps['match'], language: DisplayProps['language']) =>
  threads.length > 1 ? moves.map(({ san }) => sanIn(san, language)).join(' ') : lineIn(line, language);

/** The information board: who plays, how it stands, what is still to be won, what happened last. */
export const ScoreboardDisplay = ({ device, views, match, texts, language }: DisplayProps) => {
  const { kind } = useTruth(device);
  const { score, turns } = views;
  const last = turns?.turns.at(-1);
  return (
    <main className="scoreboard" data-truth={kind}>
      {match.event !== '' && <h1>{match.event}</h1>}
      <div className="teams">
        {TEAMS.map((team) => (
          <section key={team} data-team={team}>
            <h2>{match.teams[team].name}</h2>
            <output>{score === undefined ? '' : formatHalves(score[team])}</output>
            <TeamClocks className="times" {...{ device, views, match, team }} />
          </section>
        ))}
      </div>
      {score !== undefined && score.match !== null && (
        <p className="whole-match">
          {texts.wholeMatch}: <b>{`${formatHalves(score.match.white)} : ${formatHalves(score.match.black)}`}</b>
        </p>
      )}
      <Stakes {...{ match, texts, language }} />
      <footer>
        {match.status === 'over' && <strong>{texts.matchIsOver}</strong>}
        {match.latest !== null && (
          <span>
            <small>{texts.lastChange}</small>
            {latestText(match.latest, { texts, language })}
          </span>
        )}
        {match.status !== 'over' && last !== undefined && (
          <span>
            <small>{texts.lastTurn}</small>
            <strong>{`${last.turn} ${turnWords(last, match, language)}`}</strong>
          </span>
        )}
      </footer>
    </main>
  );
};
