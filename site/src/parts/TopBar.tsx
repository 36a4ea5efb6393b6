import { isBegun } from 'chess-match/client/drawing';
import type { MouseEventHandler } from 'react';
import type { HomeDocument } from 'chess-match/contract/viewers';
import type { Truth } from '../feed/truth';
import type { Words } from '../words';

interface TopBarProps {
  readonly title: string;
  readonly facts: HomeDocument | null;
  readonly truth: Truth['kind'];
  readonly words: Words;
  readonly isCovered: boolean;
  readonly isSetting: boolean;
  readonly onSettings: MouseEventHandler<HTMLElement>;
  /** Null: there is nothing to share. */
  readonly onShare: MouseEventHandler<HTMLElement> | null;
}

/** In a word where the match is; nothing while that is covered. */
const stateOf = ({ facts, truth, words, isCovered }: TopBarProps): string => {
  if (facts === null || isCovered || facts.match.matchId === null) return '';
  const { match, clocks } = facts;
  if (match.status === 'over') return words.over;
  if (truth !== 'live') return '';
  if (clocks.running) return words.live;
  return isBegun(facts) ? words.clocksStand : words.soon;
};

export const TopBar = (props: TopBarProps) => {
  const { title, words, truth, facts, isSetting, onSettings, onShare } = props;
  const state = stateOf(props);
  return (
    <header className="top">
      <div className="title">
        <h1>{title}</h1>
        {state !== '' && (
          <span className="state" data-running={truth === 'live' && facts?.clocks.running}>
            {state}
          </span>
        )}
      </div>
      <a className="icon whole" href={location.pathname} target="_blank" rel="noreferrer" aria-label={words.openWhole}>
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d="M10 5H5v14h14v-5M14 5h5v5M19 5l-9 9" />
        </svg>
      </a>
      {onShare !== null && (
        <button type="button" className="icon" aria-label={words.share} onClick={onShare}>
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="M12 15V4m0 0L8 8m4-4l4 4M6 12v7h12v-7" />
          </svg>
        </button>
      )}
      <button type="button" className="icon" aria-expanded={isSetting} aria-label={words.settings} onClick={onSettings}>
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d="M4 7h9m4 0h3M4 17h3m4 0h9" />
          <circle cx="15" cy="7" r="2" />
          <circle cx="9" cy="17" r="2" />
        </svg>
      </button>
    </header>
  );
};
