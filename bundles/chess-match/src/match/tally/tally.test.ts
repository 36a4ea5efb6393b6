import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import TslUmd from 'tsl-umd';
import TslUmdV5 from 'tsl-umd-v5';
import { afterEach, expect, it } from 'vitest';
import { createPictures, held } from '../publish/picture';
import { initialViews } from '../publish/views';
import type { TallyConfig } from '../server/config';
import { serveTally, type Tally } from '.';

const opened: { stop: () => void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.stop();
});

const LIT = { 4: 'tree', 101: 'white audience' };
/** Machines that do much beside are late. */
const PATIENCE = { timeout: 10_000 };
const NOBODY: TallyConfig = { tsl3: [], tsl5: [], tsl5Tcp: [], names: 'ids' };
const serve = (config: Partial<TallyConfig>): Tally => {
  const tally = serveTally({ config: { ...NOBODY, ...config }, onTrouble: () => undefined });
  opened.push(tally);
  return tally;
};

/** What is on air: one graphic, and White's audience. */
const picture = (onAir = 'tree') => {
  const { air, obs } = initialViews();
  const graphics = Object.fromEntries(
    Object.entries(air.graphics).map(([id, graphic]) => [id, { ...graphic, on: id === onAir }]),
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

/** A display of TSL 3.1: the words of what it shows lit, and how much it heard. */
const display3 = async () => {
  const umd = new TslUmd(0);
  await once(umd.server, 'listening');
  opened.push({ stop: () => umd.server.close() });
  const lit = new Map<number, string>();
  const heard: number[] = [];
  umd.on('message', ({ address, tally1, label }) => {
    heard.push(address);
    if (tally1 === 1) lit.set(address, label.trim());
    else lit.delete(address);
  });
  return { address: `127.0.0.1:${umd.server.address().port}`, lit, heard };
};

/** What a display of TSL 5.0 shows lit: of what is no ASCII the package gives the bytes. */
const display5 = () => {
  const umd = new TslUmdV5();
  const lit = new Map<number, string>();
  umd.on('message', ({ index, display }) => {
    if (display.rh_tally === 1 && display.lh_tally === 1) lit.set(index, display.text);
    else lit.delete(index);
  });
  return { umd, lit };
};

const datagrams5 = async () => {
  const { umd, lit } = display5();
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  opened.push({ stop: () => socket.close() });
  socket.on('message', (packet, { address }) => umd.processTally(packet, address));
  return { address: `127.0.0.1:${socket.address().port}`, lit };
};

/** The same by TCP: what arrives is cut where a packet begins. */
const stream5 = async (port = 0) => {
  const { umd, lit } = display5();
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => {
    sockets.push(socket);
    let rest = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      rest = Buffer.concat([rest, bytes]);
      for (let length = lengthOf(rest); rest.length >= length; length = lengthOf(rest)) {
        umd.processTally(rest.subarray(0, length), 'display');
        rest = rest.subarray(length);
      }
    });
  });
  const lengthOf = (bytes: Buffer): number => (bytes.length < 4 ? Infinity : bytes.readUInt16LE(2) + 4);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  opened.push({ stop });
  const { port: taken } = server.address() as AddressInfo;
  return { port: taken, address: `127.0.0.1:${taken}`, lit, stop, connections: () => sockets.length };
};

it('several displays are told of every lamp, by every form', async () => {
  const [one, two, three, four] = [await display3(), await display3(), await datagrams5(), await stream5()];
  serve({ tsl3: [one.address, two.address], tsl5: [three.address], tsl5Tcp: [four.address] }).outlet.take(
    picture(),
    new Set(),
  );
  for (const { lit } of [one, two, three, four])
    await expect.poll(() => Object.fromEntries(lit), PATIENCE).toEqual(LIT);
});

it('of a change only the lamps that changed are told at once', async () => {
  const { address, lit, heard } = await display3();
  const { outlet } = serve({ tsl3: [address] });
  outlet.take(picture('tree'), new Set());
  await expect.poll(() => Object.fromEntries(lit), PATIENCE).toEqual(LIT);
  const times = (lamp: number): number => heard.filter((index) => index === lamp).length;
  // All of them are repeated together, whatever changes.
  await expect.poll(() => times(1) - times(2), PATIENCE).toBe(0);
  outlet.take(picture('boards'), new Set());
  await expect.poll(() => [times(1) - times(2), times(4) - times(2)], PATIENCE).toEqual([1, 1]);
  expect(lit.get(1)).toBe('boards');
});

it('a display by TCP that is not there yet, goes and comes again is right each time', async () => {
  const first = await stream5();
  first.stop();
  const tally = serve({ tsl5Tcp: [first.address] });
  tally.outlet.take(picture(), new Set());
  await expect.poll(() => tally.troubles().map(({ code }) => code), PATIENCE).toEqual(['tally/failed']);
  const second = await stream5(first.port);
  await expect.poll(() => Object.fromEntries(second.lit), PATIENCE).toEqual(LIT);
  expect(tally.troubles()).toEqual([]);
  second.stop();
  await expect.poll(() => tally.troubles().length, PATIENCE).toBe(1);
  const third = await stream5(first.port);
  tally.outlet.take(picture('boards'), new Set());
  await expect.poll(() => Object.fromEntries(third.lit), PATIENCE).toEqual({ 1: 'boards', 101: 'white audience' });
});

it('who takes the connection and reads nothing is not written to without end', async () => {
  const server = createServer((socket) => socket.pause()).listen(0, '127.0.0.1');
  opened.push({ stop: () => server.close() });
  await once(server, 'listening');
  const tally = serve({ tsl5Tcp: [`127.0.0.1:${(server.address() as AddressInfo).port}`] });
  const both = [picture('tree'), picture('boards')] as const;
  tally.outlet.take(both[0], new Set());
  const [asleep] = (await once(server, 'connection')) as [Socket];
  opened.push({ stop: () => asleep.destroy() });
  const fill = (): number => {
    for (let change = 0; change < 5000; change += 1) both.forEach((each) => tally.outlet.take(each, new Set()));
    return tally.troubles().length;
  };
  await expect.poll(fill, { timeout: 20_000 }).toBe(1);
});

it('lamps are called as pages call graphics in Russian: by UTF-16, and in Latin letters where there is no more', async () => {
  const [three, five] = [await display3(), await datagrams5()];
  serve({ tsl3: [three.address], tsl5: [five.address], names: 'ru' }).outlet.take(picture(), new Set());
  await expect.poll(() => Object.fromEntries(three.lit), PATIENCE).toEqual({ 4: 'Derevo', 101: 'Stsena belykh' });
  await expect.poll(() => five.lit.get(4), PATIENCE).toBe(Buffer.from('Дерево', 'utf16le').toString('ascii'));
});

it('nobody is told where no display is named', () => {
  const tally = serve({});
  expect(() => tally.outlet.take(picture(), new Set())).not.toThrow();
  expect(tally.troubles()).toEqual([]);
});
