import { expect, it } from 'vitest';
import { readConfig } from './config';

const edgesIn = (...edges: readonly string[]) => readConfig({ viewers: { edges } }).viewers.edges;

it('engines are published to by https, or on this machine', () => {
  const sealed = ['https://chess.example:9601', 'http://127.0.0.1:9601', 'http://localhost:9601', 'http://[::1]:9601'];
  expect(edgesIn(...sealed)).toEqual(sealed);
  expect(() => edgesIn('https://a.example', 'http://chess.example:9601')).toThrow(
    '"viewers.edges[1]" is http://chess.example:9601, where the key of the show would go as plain text',
  );
  expect(() => edgesIn('chess.example')).toThrow('"viewers.edges[0]"');
  expect(() => edgesIn('https://10Ү0.0.8:9601')).toThrow('"viewers.edges[0]" must be an address of an engine');
});

it('spectators in the hall have a listener of their own, on one network and beside the port of those at home', () => {
  const hallIn = (address: string, port: number, home: number | null = 9092) =>
    readConfig({ viewers: { port: home, hall: { address, port } } }).viewers.hall;
  expect(readConfig({}).viewers.hall).toBeNull();
  expect(hallIn('10.0.0.7', 9093)).toEqual({ address: '10.0.0.7', port: 9093 });
  expect(hallIn('10.0.0.7', 9092, null)).toEqual({ address: '10.0.0.7', port: 9092 });
  expect(() => hallIn('10.0.0.7', 9092)).toThrow('"viewers.hall.port" is 9092, where viewers at home come');
  expect(() => hallIn('0.0.0.0', 9093)).toThrow('every network of this computer');
  for (const address of ['hall-pc', '::', '10.0.0.7:9093', '']) expect(() => hallIn(address, 9093)).toThrow('IPv4');
  expect(() => readConfig({ viewers: { hall: { address: '10.0.0.7' } } })).toThrow('"viewers.hall" must be');
  expect(() => hallIn('10.0.0.7', 0)).toThrow('"viewers.hall.port"');
});
