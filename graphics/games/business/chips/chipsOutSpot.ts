/** Left top corner and size of the chip that stands for the arbiters' table in the scorebug: chips fly there. */
export const CHIPS_OUT_SPOT = { x: 1354, y: 131, size: 30 } as const;
