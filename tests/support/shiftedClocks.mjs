/**
 * Loaded into a test server before anything else (`--import`): shifts the system's clock and the time since boot, as
 * the file $SHIFTED_CLOCKS says ({"wallMs", "upMs"}), read at the start and again on SIGUSR2.
 */
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

const RealDate = Date;
const realUptime = os.uptime;
let shift = { wallMs: 0, upMs: 0 };

const read = () => {
  shift = JSON.parse(readFileSync(process.env.SHIFTED_CLOCKS, 'utf8'));
};
read();
process.on('SIGUSR2', read);

const now = () => RealDate.now() + shift.wallMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});

os.uptime = () => realUptime() + shift.upMs / 1000;
syncBuiltinESMExports();
