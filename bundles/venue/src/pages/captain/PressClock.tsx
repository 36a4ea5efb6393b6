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
}

/** The clock: large, and possible only while one's own runs. */
export const PressClock = ({ texts, isReady, final, word, tone, onPress }: PressClockProps) => (
  <div className="press" data-tone={tone}>
    <p role="status" data-testid="lacks">
      {word}
    </p>
    {isReady && final.length > 0 && (
      <ul className="final" data-testid="final">
        {final.map((text) => (
          <li key={text}>{text}</li>
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
