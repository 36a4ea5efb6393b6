/**
 * Whether boards are played apart: each has a turn of its own, and a team may have one colour here and the other there.
 */
export const isApart = ({ threads }: { readonly threads: readonly unknown[] }): boolean => threads.length > 1;
