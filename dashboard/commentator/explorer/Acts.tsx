import { playedIn, type Language } from 'chess-match/client';
import { Button } from '../../shared';

interface ActsProps {
  /** Turns for which no man is moved, as the rules write them. */
  readonly texts: readonly string[];
  readonly language: Language;
  readonly onAct: (text: string) => void;
}

/** What can be done here without moving a man, to be pressed. */
export const Acts = ({ texts, language, onAct }: ActsProps) =>
  texts.length === 0 ? null : (
    <div className="co-acts">
      {texts.map((text) => (
        <Button key={text} local data-testid={`act-${text}`} onClick={() => onAct(text)}>
          {playedIn(text, language)}
        </Button>
      ))}
    </div>
  );
