const two = (value: number): string => String(value).padStart(2, '0');

/**
 * "1:05:00", "12:34", "0:09": seconds begun count in full, so that 0:00 means that the time has come; it stays there.
 * @param untilMs Unix ms; @param nowMs Unix ms of the same clock
 */
export const countdownText = (untilMs: number, nowMs: number): string => {
  const total = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor((total % 3600) / 60), total % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
};
