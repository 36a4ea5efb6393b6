import { Unbroken } from 'chess-match/client/drawing';
import type { ReactNode } from 'react';
import { HoldButton } from './HoldButton';
import type { CaptainTexts } from './texts';

interface PressClockProps {
  readonly texts: CaptainTexts;
  readonly isReady: boolean;
  /** What cannot be taken back: it is said here, and the finger must stay. */
  readonly final: readonly string[];
  /** Why it cannot be pressed, or what follows, in words. */
  readonly word: string;
  readonly tone: 'ready' | 'waits' | 'wrong';
  readonly onPress: () => void;
  /** That what is shown may not be so any more. */
  readonly children: ReactNode;
}

/** The clock: large, and possible only while one's own runs. */
export const PressClock = ({ texts, isReady, final, word, tone, onPress, children }: PressClockProps) => (
  <div className="press" data-tone={tone}>
    {children}
    <p role="status" data-testid="lacks">
      <Unbroken text={word} />
    </p>
    {isReady && final.length > 0 && (
      <ul className="final" data-testid="final">
        {final.map((text) => (
          <li key={text}>
            <Unbroken text={text} />
          </li>
        ))}
      </ul>
    )}
    <HoldButton
      className="press-clock"
      testId="press-clock"
      disabled={!isReady}
      needsHold={final.length > 0}
      onDone={onPress}
    >
      {final.length > 0 && isReady ? texts.pressHold : texts.press}
    </HoldButton>
  </div>
);
