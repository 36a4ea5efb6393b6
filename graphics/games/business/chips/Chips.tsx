import { Chip } from './Chip';
import { chipSlots, type ChipField } from './slots';

interface ChipsProps {
  readonly board: number;
  readonly field: ChipField;
  readonly count: number;
  /** Chips in the picture before; those that left stand as ghosts until the motion has carried them off. */
  readonly before: number;
}

/** The chips of a board in their field, each where it can be counted. The parent says where the field is. */
export const Chips = ({ board, field, count, before }: ChipsProps) => (
  <>
    {chipSlots(field, before)
      .slice(count)
      .map(({ x, y }, index) => (
        <Chip key={`gone ${index}`} board={board} x={x} y={y} size={field.chip} role="gone" isGhost />
      ))}
    {chipSlots(field, count).map(({ x, y }, index) => (
      <Chip key={index} board={board} x={x} y={y} size={field.chip} role="chip" isGhost={false} />
    ))}
  </>
);
