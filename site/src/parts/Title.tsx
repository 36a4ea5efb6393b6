import { isBegun } from 'chess-match/client/drawing';
import type { HomeDocument } from 'chess-match/contract/viewers';
import type { Truth } from '../feed/truth';
import type { Words } from '../words';

export interface TitleProps {
  readonly title: string;
  readonly facts: HomeDocument | null;
  readonly truth: Truth['kind'];
  readonly words: Words;
  readonly isCovered: boolean;
}

/** In a word where the match is; nothing while that is covered. */
const stateOf = ({ facts, truth, words, isCovered }: TitleProps): string => {
  if (facts === null || isCovered || facts.match.matchId === null) return '';
  const { match, clocks } = facts;
  if (match.status === 'over') return words.over;
  if (truth !== 'live') return '';
  if (clocks.running) return words.live;
  return isBegun(facts) ? words.clocksStand : words.soon;
};

/** What the match is called, and where it is. */
export const Title = (props: TitleProps) => {
  const { title, truth, facts } = props;
  const state = stateOf(props);
  return (
    <div className="title">
      <h1>{title}</h1>
      {state !== '' && (
        <span className="state" data-running={truth === 'live' && facts?.clocks.running}>
          {state}
        </span>
      )}
    </div>
  );
};
