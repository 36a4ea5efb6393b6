/** ": reason", or nothing. */
export const because = (reason: string | null | undefined): string =>
  reason === null || reason === undefined || reason === '' ? '' : `: ${reason}`;
