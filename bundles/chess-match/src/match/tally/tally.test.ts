import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { createPictures, held } from '../publish/picture';
import { initialViews } from '../publish/views';
import { serveTally, type Tally } from '.';

const opened: { stop: () => void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.stop();
});

const receiver = async (): Promise<{ socket: Socket; address: string }> => {
  const socket = createSocket('udp4');
  opened.push({ stop: () => socket.close() });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { socket, address: `127.0.0.1:${socket.address().port}` };
};
const serve = (config: { tsl3: string | null; tsl5: string | null }): Tally => {
  const tally = serveTally({ config, onTrouble: () => undefined });
  opened.push(tally);
  return tally;
};

/** What is on air: one graphic, and White's audience. */
const picture = () => {
  const { air, obs } = initialViews();
  const graphics = Object.fromEntries(
    Object.entries(air.graphics).map(([id, graphic]) => [id, { ...graphic, on: id === 'tree' }]),
  ) as typeof air.graphics;
  return createPictures({ error: () => undefined })(
    held({
      air: { ...air, graphics },
      obs: {
        ...obs,
        state: 'connected',
        programScene: 'W',
        scenes: { ...obs.scenes, white: { name: 'W', exists: true } },
      },
    }),
  );
};
const lit = (packet: Buffer): boolean => ((packet[1] ?? 0) & 1) === 1;

it('displays are told of every lamp, by both forms', async () => {
  const [three, five] = [await receiver(), await receiver()];
  const heard: Buffer[] = [];
  three.socket.on('message', (packet) => heard.push(packet));
  const fifth = once(five.socket, 'message');
  serve({ tsl3: three.address, tsl5: five.address }).outlet.take(picture(), new Set());
  await expect.poll(() => heard.filter(lit).length).toBe(2);
  await expect.poll(() => heard.length).toBe(24);
  expect(heard.filter(lit).map((packet) => packet.toString('latin1', 2).trim())).toEqual(['tree', 'white audience']);
  const [packet] = (await fifth) as [Buffer];
  expect(packet.readUInt16LE(0)).toBe(packet.length - 2);
});

it('nobody is told where no display is named', () => {
  const tally = serve({ tsl3: null, tsl5: null });
  expect(() => tally.outlet.take(picture(), new Set())).not.toThrow();
  expect(tally.troubles()).toEqual([]);
});
