import type { MouseEventHandler } from 'react';
import { Title, type TitleProps } from './Title';

interface TopBarProps extends TitleProps {
  readonly isSetting: boolean;
  readonly onSettings: MouseEventHandler<HTMLElement>;
  /** Null: there is nothing to share. */
  readonly onShare: MouseEventHandler<HTMLElement> | null;
}

export const TopBar = (props: TopBarProps) => {
  const { words, isSetting, onSettings, onShare } = props;
  return (
    <header className="top">
      <Title {...props} />
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
