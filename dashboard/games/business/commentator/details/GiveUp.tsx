import type { Language, Side } from 'chess-match/client';
import { takersOf, type StakedBoard } from 'chess-match/client/explore';
import { Select } from '../../../../shared';
import { BUSINESS_TEXTS } from '../texts';

/** A branch supposed to be given up, and the one that gets its chips. */
export interface Gift {
  readonly board: number;
  readonly to: number;
}

const NOTHING = 'nothing';

interface GiveUpProps {
  /** Who is to move: only that side may select. */
  readonly side: Side;
  /** Live boards. */
  readonly boards: readonly StakedBoard[];
  readonly gift: Gift | null;
  readonly onChange: (gift: Gift | null) => void;
  readonly language: Language;
}

/** Which branch the side to move gives up (B10), and where its chips go; nothing where none can be given up. */
export const GiveUp = ({ side, boards, gift, onChange, language }: GiveUpProps) => {
  const texts = BUSINESS_TEXTS[language];
  const option = (board: number) => ({ value: String(board), label: texts.board(board) });
  const givers = boards.map(({ board }) => board).filter((board) => takersOf(boards, board).length > 0);
  if (givers.length === 0) return null;
  const choose = (value: string): void => {
    const board = value === NOTHING ? null : Number(value);
    const [to] = board === null ? [] : takersOf(boards, board);
    onChange(board === null || to === undefined ? null : { board, to });
  };
  return (
    <div className="co-give-up" role="group" aria-label={texts.givesUp(side)}>
      <span>{texts.givesUp(side)}</span>
      <Select
        local
        label={texts.givesUp(side)}
        value={gift === null ? NOTHING : String(gift.board)}
        options={[{ value: NOTHING, label: texts.givesUpNothing }, ...givers.map(option)]}
        onChange={choose}
        testId="give-up"
      />
      {gift === null ? null : (
        <>
          <span>{texts.chipsGoTo}</span>
          <Select
            local
            label={texts.chipsGoTo}
            value={String(gift.to)}
            options={takersOf(boards, gift.board).map(option)}
            onChange={(to) => onChange({ ...gift, to: Number(to) })}
            testId="give-up-to"
          />
        </>
      )}
    </div>
  );
};
