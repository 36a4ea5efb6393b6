import { newMatch, openCommandSocket } from '../../../tests/support/commands';
import { pressTimes, underFlood, type FloodOrder } from '../../../tests/support/flood';
import { startTestServer } from '../../../tests/support/server';
import { median, percentile, type Row } from './figures';

const FROM = '127.0.0.2';
const SECONDS = 60;
const ROUNDS = 3;
const PRESSES = 60;
const KINDS = ['packets', 'sockets', 'requests'] as const satisfies readonly FloodOrder['kind'][];

/** Only packets and sockets have limits of the socket gate: the rest is told. */
const LIMIT: Readonly<Record<(typeof KINDS)[number], number | null>> = { packets: 2, sockets: 2, requests: null };

/** The press of the clock while one other client floods, beside one that takes the same processor time for nobody. */
export const benchFlood = async (): Promise<Row[]> => {
  const server = await startTestServer({ config: { checkViews: false } });
  try {
    await newMatch(server);
    const operator = await openCommandSocket(server, { role: 'operator', name: '', page: 'operator' });
    await pressTimes(operator, PRESSES);
    const rows: Row[] = [];
    for (const kind of KINDS) {
      const press = (of: FloodOrder['kind']): Promise<readonly number[]> =>
        underFlood({ kind: of, port: server.port, from: FROM, seconds: SECONDS }, () => pressTimes(operator, PRESSES));
      const quiet: number[] = [];
      const flooded: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        quiet.push(...(await press('burn')));
        flooded.push(...(await press(kind)));
      }
      rows.push(
        { what: `press beside a busy program, median`, value: median(quiet), unit: 'ms', limit: null },
        { what: `press under a flood of ${kind}, median`, value: median(flooded), unit: 'ms', limit: null },
        { what: `press under a flood of ${kind}, p95`, value: percentile(flooded, 95), unit: 'ms', limit: null },
        { what: `ratio, ${kind}`, value: median(flooded) / median(quiet), unit: 'x', limit: LIMIT[kind] },
      );
    }
    operator.close();
    return rows;
  } finally {
    await server.dispose();
  }
};
