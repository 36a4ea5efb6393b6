import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { mustPost } from './support/commands';
import { eventually } from './support/operatorBench';
import { startTestServer } from './support/server';

it('a display is told what is on air, as it changes and after a restart of the server', async () => {
  const display = createSocket('udp4').bind(0, '127.0.0.1');
  await once(display, 'listening');
  const lit = new Map<string, boolean>();
  display.on('message', (packet) => lit.set(packet.toString('latin1', 2).trim(), ((packet[1] ?? 0) & 1) === 1));
  const server = await startTestServer({ config: { tally: { tsl3: [`127.0.0.1:${display.address().port}`] } } });
  await eventually(() => lit.get('tree')).toBe(false);
  await mustPost(server, { type: 'takeGraphic', graphic: 'tree', takes: 0 });
  await eventually(() => lit.get('tree')).toBe(true);
  await server.kill('SIGKILL');
  lit.clear();
  await server.start();
  await eventually(() => lit.get('tree')).toBe(true);
  expect(lit.get('white audience')).toBe(false);
  await server.dispose();
  display.close();
});
