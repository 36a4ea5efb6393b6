import { formatClock, remainingAt } from 'chess-match/client/drawing';
import type { VenueViews } from 'chess-match/contract/venue';
import { useTruth } from '../device/hooks';
import type { DisplayProps } from './display';
import './clockDisplay.css';

type Clock = VenueViews['clocks']['clocks'][number];

interface FaceProps extends Pick<DisplayProps, 'device' | 'texts'> {
  readonly clock: Clock;
  readonly team: string;
  readonly isAlone: boolean;
  readonly vetoWindowMs: number;
  /** The team has declared its veto. */
  readonly hasVeto: boolean;
}

/** Hours and minutes as large as minutes and seconds: the seconds of a full hour matter less. */
const figuresOf = (leftMs: number): { readonly large: string; readonly small: string } => {
  const text = formatClock(leftMs);
  const [hours = '', minutes = '', seconds] = text.split(':');
  return seconds === undefined ? { large: text, small: '' } : { large: `${hours}:${minutes}`, small: `:${seconds}` };
};

const noteOf = (leftMs: number, vetoWindowMs: number, hasVeto: boolean, texts: DisplayProps['texts']): string => {
  if (leftMs === 0) return `⚑ ${texts.flag}`;
  if (hasVeto) return texts.veto;
  return leftMs < vetoWindowMs ? texts.vetoPossible : '';
};

/** One clock. The side that runs is told by its area, its mark and its frame, never by a colour alone. */
const Face = ({ clock, team, isAlone, vetoWindowMs, hasVeto, device, texts }: FaceProps) => {
  const leftMs = remainingAt(clock, device.clockMs());
  const isRunning = clock.runningSinceMs !== null;
  const { large, small } = figuresOf(leftMs);
  const note = noteOf(leftMs, vetoWindowMs, hasVeto, texts);
  return (
    <section
      className="face"
      data-clock={clock.id}
      data-side={clock.side}
      data-running={isRunning}
      data-fallen={leftMs === 0}
    >
      <h2>
        <span className="mark" aria-hidden>
          {isRunning ? '▶' : ''}
        </span>
        <span className="team">{team}</span>
        <span className="side">
          {isAlone ? texts.sides[clock.side] : `${texts.board(clock.board ?? 0)} · ${texts.sides[clock.side]}`}
        </span>
      </h2>
      <time>
        {large}
        <small>{small}</small>
      </time>
      <strong className="note">{note}</strong>
    </section>
  );
};

/** The clock of the hall, to be read from fifteen metres. */
export const ClockDisplay = ({ device, views, match, texts }: DisplayProps) => {
  const { kind } = useTruth(device);
  const { clocks } = views;
  if (clocks === undefined) return <main className="notice">{texts.waiting}</main>;
  return (
    <main className="clock" data-count={clocks.clocks.length} data-truth={kind}>
      {clocks.clocks.map((clock) => (
        <Face
          key={clock.id}
          clock={clock}
          team={match.teams[clock.team].name}
          isAlone={clocks.clocks.length <= 2}
          vetoWindowMs={clocks.vetoWindowMs}
          hasVeto={match.vetoes.includes(clock.team)}
          device={device}
          texts={texts}
        />
      ))}
      <footer>
        {match.status === 'over'
          ? texts.matchIsOver
          : clocks.running
            ? texts.turnToCome(match.turn)
            : texts.clockStands}
      </footer>
    </main>
  );
};
