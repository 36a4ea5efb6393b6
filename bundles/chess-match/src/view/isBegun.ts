interface Seen {
  readonly match: { readonly threads: readonly { readonly ply: number }[] };
  readonly clocks: { readonly running: boolean };
}

/** Whether a match is under way: a clock runs, or a turn was made. */
export const isBegun = ({ match, clocks }: Seen): boolean => clocks.running || match.threads.some(({ ply }) => ply > 0);
