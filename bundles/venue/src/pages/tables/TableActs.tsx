import { Unbroken, type Language } from 'chess-match/client/drawing';
import type { OwnTableProps } from './ownTableProps';

interface TableActsProps {
  readonly acts: readonly string[];
  readonly game: OwnTableProps['own'];
  readonly language: Language;
  readonly onAct: (text: string) => void;
}

/** What may be tried on the board besides moving a piece, in the game's words. */
export const TableActs = ({ acts, game, language, onAct }: TableActsProps) =>
  acts.length > 0 && (
    <div className="row">
      {acts.map((text) => (
        <button key={text} type="button" data-testid={`act-${text}`} onClick={() => onAct(text)}>
          <Unbroken text={game.moveWords(text, language)} />
        </button>
      ))}
    </div>
  );
