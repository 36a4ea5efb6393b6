import { formatHalves, useSnapshot, type ClocksView, type Side } from 'chess-match/client';
import { formatFineClock, remainingAt } from 'chess-match/client/view';
import { useNow } from '../useNow';
import { useLanguage } from './language';
import { FRAME_TEXTS, type FrameTexts } from './texts/texts';

const NAMES = ['clocks', 'score'] as const;
const TICK_MS = 200;
/** Characters of both names; longer ones have smaller letters. */
const LONG_NAMES = 60;

type Clock = ClocksView['clocks'][number];

interface SmallClockProps {
  readonly clock: Clock;
  /** Several clocks of a team are told apart by their threads. */
  readonly isOneOfMany: boolean;
  readonly texts: FrameTexts;
}

const SmallClock = ({ clock, isOneOfMany, texts }: SmallClockProps) => {
  const { id, side, thread } = clock;
  const isRunning = clock.runningSinceMs !== null;
  const nowMs = useNow(TICK_MS, isRunning);
  return (
    <time
      className="frame-clock"
      data-side={side}
      data-running={isRunning}
      aria-label={isOneOfMany ? `${thread}: ${texts.clock[side]}` : texts.clock[side]}
      data-testid={`frame-clock-${isOneOfMany ? id : side}`}
    >
      {isOneOfMany ? <small>{thread} </small> : null}
      {formatFineClock(remainingAt(clock, nowMs))}
    </time>
  );
};

interface TeamClocksProps {
  readonly clocks: ClocksView;
  readonly team: Side;
  readonly texts: FrameTexts;
}

/** More clocks of a team than this would leave no room for anything else. */
const MOST_CLOCKS = 2;

/** The clocks of a team: one, or one a board; none where it has many. */
const TeamClocks = ({ clocks, team, texts }: TeamClocksProps) => {
  const own = clocks.clocks.filter((clock) => clock.team === team);
  if (own.length > MOST_CLOCKS) return null;
  return own.map((clock) => <SmallClock key={clock.id} clock={clock} isOneOfMany={own.length > 1} texts={texts} />);
};

/** Which match it is, its clocks and the score. */
export const MatchStrip = () => {
  const texts = FRAME_TEXTS[useLanguage()];
  const snapshot = useSnapshot(NAMES);
  if (snapshot === undefined) return <div className="frame-match" />;
  const { match, clocks, score } = snapshot;
  if (match.matchId === null) return <div className="frame-match">{texts.noMatch}</div>;
  const [white, black] = [formatHalves(score.white), formatHalves(score.black)];
  const { teams } = match;
  const names = `${teams.white.name} — ${teams.black.name}`;
  return (
    <div className="frame-match" data-testid="frame-match">
      <span className="frame-name" title={match.event} data-length={names.length > LONG_NAMES ? 'long' : 'short'}>
        {names}
      </span>
      {match.rehearsal ? <strong className="frame-mark">{texts.rehearsal}</strong> : null}
      {match.demo ? (
        <strong className="frame-mark" title={texts.demoHow}>
          {texts.demo}
        </strong>
      ) : null}
      <TeamClocks clocks={clocks} team="white" texts={texts} />
      <output className="frame-score" aria-label={texts.score(white, black)} data-testid="frame-score">
        {white} : {black}
      </output>
      <TeamClocks clocks={clocks} team="black" texts={texts} />
    </div>
  );
};
