import { Button } from '../../shared';
import { San } from '../San';

interface ActsProps {
  /** Turns for which no piece is moved, as the rules write them. */
  readonly texts: readonly string[];
  readonly onAct: (text: string) => void;
}

/** What can be done here without moving a piece, to be pressed. */
export const Acts = ({ texts, onAct }: ActsProps) =>
  texts.length === 0 ? null : (
    <div className="co-acts">
      {texts.map((text) => (
        <Button key={text} local data-testid={`act-${text}`} onClick={() => onAct(text)}>
          <San san={text} />
        </Button>
      ))}
    </div>
  );
