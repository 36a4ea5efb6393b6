import type { PreviewAnswer } from 'chess-match/client';
import { expect, it } from 'vitest';
import { withClockStopped } from './withClockStopped';

const clock = (running: boolean) => ({ remainingMs: 60_000, running });
const answer = {
  ok: true,
  version: 3,
  differences: { clocks: [{ side: 'white', thread: '', before: clock(false), after: clock(true) }] },
} as unknown as PreviewAnswer;

it('a deed that stops the clock leaves none running, and changes nothing else', () => {
  const shown = withClockStopped(answer);
  expect(shown).toMatchObject({ version: 3, differences: { clocks: [{ side: 'white', after: clock(false) }] } });
  const refused: PreviewAnswer = { ok: false, version: 3, error: { code: 'x', params: {}, rule: null, item: null } };
  expect(withClockStopped(refused)).toBe(refused);
  expect(withClockStopped(null)).toBeNull();
});
