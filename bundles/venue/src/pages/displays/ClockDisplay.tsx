import { boardName, formatClock, isApart, playerAt, remainingAt, turnAlone } from 'chess-match/client/drawing';
import type { VenueViews } from 'chess-match/contract/venue';
import type { CSSProperties } from 'react';
import { useTruth } from '../device/hooks';
import type { DisplayProps } from '../kit/display';
import './clockDisplay.css';

type Clock = VenueViews['clocks']['clocks'][number];

interface HallClockProps extends Pick<DisplayProps, 'device' | 'texts'> {
  readonly clock: Clock;
  readonly team: string;
  /** Whose clock it is, where boards are played apart. */
  readonly board: string | null;
  /** What is said of a clock that has not run out. */
  readonly note: string;
}

/** Hours and minutes as large as minutes and seconds; the seconds of a full hour stand below, as they matter less. */
const figuresOf = (leftMs: number): { readonly large: string; readonly seconds: string | null } => {
  const text = formatClock(leftMs);
  const [hours = '', minutes = '', seconds] = text.split(':');
  return seconds === undefined ? { large: text, seconds: null } : { large: `${hours}:${minutes}`, seconds };
};

/** One clock. The side that runs is told by its area, its mark and its frame, never by a colour alone. */
const HallClock = ({ clock, team, board, note: ownNote, device, texts }: HallClockProps) => {
  const leftMs = remainingAt(clock, device.clockMs());
  const isRunning = clock.runningSinceMs !== null;
  const { large, seconds } = figuresOf(leftMs);
  const note = leftMs === 0 ? `⚑ ${texts.flag}` : ownNote;
  return (
    <section
      className="face"
      data-clock={clock.id}
      data-side={clock.side}
      data-running={isRunning}
      data-fallen={leftMs === 0}
      data-figures={large.length}
      data-hours={seconds !== null}
    >
      <h2>
        <span className="mark" aria-hidden>
          {isRunning ? '▶' : ''}
        </span>
        <span className="team">{team}</span>
        <span className="side">
          {board === null ? texts.sides[clock.side] : `${texts.boardNamed(board)} · ${texts.sides[clock.side]}`}
        </span>
      </h2>
      <time>
        {large}
        {seconds === null ? <small className="units">{texts.minutesAndSeconds}</small> : <small>:{seconds}</small>}
      </time>
      <strong className="note" data-shown={note !== ''}>
        {note}
      </strong>
      <i className="pulse" aria-hidden />
    </section>
  );
};

/** What all clocks have in common; where boards are played apart, each turn to come is one board's alone. */
const footerOf = ({ match, texts }: Pick<DisplayProps, 'match' | 'texts'>, isRunning: boolean): string => {
  if (match.status === 'over') return texts.matchIsOver;
  if (!isRunning) return texts.clockStands;
  return isApart(match) ? '' : texts.turnToCome(turnAlone(match.turn));
};

/** More faces are low: what they say stands beside their digits. */
const FOUR = 4;

/** The clock of the hall, to be read from fifteen metres. */
export const ClockDisplay = ({ device, views, match, texts, language, own }: DisplayProps) => {
  const { kind } = useTruth(device);
  const { clocks } = views;
  if (clocks === undefined) return <main className="notice">{texts.waiting}</main>;
  const isMany = clocks.clocks.length > FOUR;
  // Of many faces names are told apart sooner than teams.
  const whoseOf = ({ team, board }: Clock): string =>
    (isMany && board !== null && playerAt(views.people, team, board)) || match.teams[team].name;
  return (
    <main
      className="clock"
      data-count={clocks.clocks.length}
      data-many={isMany}
      style={{ '--rows': Math.ceil(clocks.clocks.length / 2) } as CSSProperties}
      data-truth={kind}
    >
      {clocks.clocks.map((clock) => (
        <HallClock
          key={clock.id}
          clock={clock}
          team={whoseOf(clock)}
          board={clock.board === null ? null : boardName(match, clock.board)}
          note={own.clockNote(clock, { match, views, language }, device.clockMs())}
          device={device}
          texts={texts}
        />
      ))}
      <footer>{footerOf({ match, texts }, clocks.running)}</footer>
    </main>
  );
};
