import type { TeamSeat } from 'chess-match/client/view';
import { Field, Select } from '../shared';
import type { RosterTexts } from './texts/texts';

interface SeatFieldProps {
  readonly seats: readonly TeamSeat[];
  /** The number of the board; null: sits nowhere. */
  readonly board: number | null;
  readonly texts: RosterTexts;
  readonly onChange: (board: number | null) => void;
}

const NOWHERE = 'none';

/** Where somebody sits, of the seats the game has; a number of an earlier game stays until another is chosen. */
export const SeatField = ({ seats, board, texts, onChange }: SeatFieldProps) => {
  const isOther = board !== null && !seats.some((seat) => seat.board === board);
  return (
    <Field label={texts.seatLabel}>
      <Select
        value={board === null ? NOWHERE : String(board)}
        local
        testId="person-seat"
        options={[
          { value: NOWHERE, label: texts.none },
          ...seats.map((seat) => ({ value: String(seat.board), label: texts.seatAt(seat.thread, seat.side) })),
          ...(isOther ? [{ value: String(board), label: `${texts.seat} ${board}` }] : []),
        ]}
        onChange={(value) => onChange(value === NOWHERE ? null : Number(value))}
      />
    </Field>
  );
};
