/** Unix ms by a clock of this page that nobody sets: no correction of the computer's turns it back. */
export const pageNowMs = (): number => performance.timeOrigin + performance.now();
