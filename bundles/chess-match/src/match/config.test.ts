import { expect, it } from 'vitest';
import { readConfig } from './config';

const edgesIn = (...edges: readonly string[]) => readConfig({ viewers: { edges } }).viewers.edges;

it('engines are published to by https, or on this machine', () => {
  const sealed = ['https://chess.example:9601', 'http://127.0.0.1:9601', 'http://localhost:9601', 'http://[::1]:9601'];
  expect(edgesIn(...sealed)).toEqual(sealed);
  expect(() => edgesIn('https://a.example', 'http://chess.example:9601')).toThrow(
    '"edges" names http://chess.example:9601, where the key of the show would go as plain text',
  );
  expect(() => edgesIn('chess.example')).toThrow('/viewers/edges/0');
});
