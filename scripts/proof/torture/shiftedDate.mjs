// Loaded before the server: its wall clock is off by what the file CLOCK_SHIFT says (ms), read again at each SIGUSR2.
// What it measures durations with (performance, hrtime, timers) stays as it is, as on a machine whose clock is set.
import { readFileSync, writeFileSync } from 'node:fs';

const path = process.env.CLOCK_SHIFT;
const RealDate = Date;
let shiftMs = 0;

const read = () => {
  try {
    shiftMs = Number(readFileSync(path, 'utf8'));
  } catch {
    shiftMs = 0;
  }
};

class ShiftedDate extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shiftMs);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + shiftMs;
  }
}

read();
globalThis.Date = ShiftedDate;
process.on('SIGUSR2', () => {
  read();
  writeFileSync(`${path}.taken`, String(shiftMs));
});
