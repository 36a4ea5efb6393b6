import type { RescueView } from 'chess-match/client';
import { Button } from '../../shared';
import { lacksRoom } from '../model/causes';
import type { RescueTexts } from '../texts/texts';

interface HeadProps {
  readonly view: RescueView;
  /** When it was looked at; null: not since the page is open. */
  readonly atMs: number | null;
  readonly hasWays: boolean;
  readonly texts: RescueTexts;
  readonly onCheck: () => void;
}

/** How the journal is, in one line, and whether there is any hurry. */
export const Head = ({ view: { active, findings }, view, atMs, hasWays, texts, onCheck }: HeadProps) => {
  const isFull = lacksRoom(view);
  const broken = isFull ? texts.noRoom : texts.broken;
  const headline = active ? broken : findings.length > 0 ? texts.wholeBut : texts.whole;
  const safe = isFull ? texts.noRoomHint : texts.safe;
  return (
    <header className="rescue-head" data-active={active}>
      <div>
        <h2 data-testid="rescue-headline">{headline}</h2>
        <p>{active ? safe : hasWays ? texts.noHurry : atMs === null ? '' : texts.checkedAt(atMs)}</p>
      </div>
      {active ? null : (
        <Button local data-testid="check-again" onClick={onCheck}>
          {texts.checkAgain}
        </Button>
      )}
    </header>
  );
};
