/** No clock takes more: the commands' schema. */
export const DAY_MS = 86_400_000;

/** "1:30:00", "5:00" or "45" (seconds), a minus before it where time is taken; null if it is no time. */
export const parseSpan = (text: string): number | null => {
  const match = /^([+-])?(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})$/.exec(text.trim());
  if (match === null) return null;
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = match;
  const isLarge = (match[3] !== undefined && Number(seconds) > 59) || (match[2] !== undefined && Number(minutes) > 59);
  const ms = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return isLarge ? null : ms * (sign === '-' ? -1 : 1);
};

/** What is wrong with a time as typed; an empty field is not filled in yet, which is not wrong. */
export const spanProblem = (text: string): 'form' | 'tooLong' | null => {
  if (text.trim() === '') return null;
  const ms = parseSpan(text);
  if (ms === null) return 'form';
  return Math.abs(ms) > DAY_MS ? 'tooLong' : null;
};
