/** "1:05:00", "5:00", "0:45". */
export const span = (ms: number): string => {
  const seconds = Math.round(Math.abs(ms) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

/** ": reason", or nothing. */
export const because = (reason: string | null | undefined): string =>
  reason === null || reason === undefined || reason === '' ? '' : `: ${reason}`;
