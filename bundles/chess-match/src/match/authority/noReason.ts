/** Whether a reason says nothing. */
export const isNoReason = (reason: string | null): boolean => reason === null || reason.trim() === '';
