import { formatHalves, useSnapshot, type ClocksView, type Side } from 'chess-match/client';
import { formatFineClock, remainingAt } from 'chess-match/client/view';
import { useNow } from '../useNow';
import { useLanguage } from './language';
import { FRAME_TEXTS, type FrameTexts } from './texts/texts';

const NAMES = ['clocks', 'score'] as const;
const TICK_MS = 200;

interface SmallClockProps {
  readonly clocks: ClocksView;
  readonly side: Side;
  readonly texts: FrameTexts;
}

const SmallClock = ({ clocks, side, texts }: SmallClockProps) => {
  const clock = clocks.clocks.find((candidate) => candidate.side === side);
  const isRunning = clock !== undefined && clock.runningSinceMs !== null;
  const nowMs = useNow(TICK_MS, isRunning);
  if (clock === undefined) return null;
  return (
    <time
      className="frame-clock"
      data-side={side}
      data-running={isRunning}
      aria-label={texts.clock[side]}
      data-testid={`frame-clock-${side}`}
    >
      {formatFineClock(remainingAt(clock, nowMs))}
    </time>
  );
};

/** Which match it is, both clocks and the score. */
export const MatchStrip = () => {
  const texts = FRAME_TEXTS[useLanguage()];
  const snapshot = useSnapshot(NAMES);
  if (snapshot === undefined) return <div className="frame-match" />;
  const { match, clocks, score } = snapshot;
  if (match.matchId === null) return <div className="frame-match">{texts.noMatch}</div>;
  const [white, black] = [formatHalves(score.white), formatHalves(score.black)];
  const { teams } = match;
  return (
    <div className="frame-match" data-testid="frame-match">
      <span className="frame-name" title={`${match.event}: ${teams.white.name} — ${teams.black.name}`}>
        {teams.white.name} — {teams.black.name}
      </span>
      {match.rehearsal ? <strong className="frame-mark">{texts.rehearsal}</strong> : null}
      {match.demo ? <strong className="frame-mark">{texts.demo}</strong> : null}
      <SmallClock clocks={clocks} side="white" texts={texts} />
      <output className="frame-score" aria-label={texts.score(white, black)} data-testid="frame-score">
        {white} : {black}
      </output>
      <SmallClock clocks={clocks} side="black" texts={texts} />
    </div>
  );
};
