export interface TurnLabel {
  readonly number: string;
  readonly side: 'white' | 'black';
  /** What was played; "" where only the number was written. */
  readonly line: string;
}

/** A turn as the server writes it: "12. 1:Nf3" White's, "12... 1:e5" Black's; null where it is written otherwise. */
export const readLabel = (label: string): TurnLabel | null => {
  const [, number, dots, line = ''] = /^(\d+)(\.{3}|\.)(?: (.*))?$/.exec(label) ?? [];
  return number === undefined ? null : { number, side: dots === '...' ? 'black' : 'white', line };
};
