/**
 * Why time was lost: the server was down, its process stood still, its computer slept. A step of the system's clock
 * loses nobody any time; it is told with the rest, as somebody may have to look at the clocks.
 */
export type GapCause = 'down' | 'stalled' | 'suspended' | 'stepped';
