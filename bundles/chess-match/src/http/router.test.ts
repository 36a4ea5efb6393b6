import { describe, expect, it } from 'vitest';
import { createRouter, type Row } from './router';

interface Named extends Row {
  readonly name: string;
}

const row = (name: string, method: Row['method'], path: Row['path']): Named => ({ name, method, path });

const route = createRouter([
  row('any', 'GET', /^\/files\/(\w+)\.(\w+)$/),
  row('read', 'GET', '/state'),
  row('write', 'POST', '/state'),
  row('own', 'GET', '/files/own.txt'),
  row('send', 'POST', '/send'),
  row('last', 'GET', /^\/files\/.*$/),
]);

const at = (method: string, path: string) => {
  const { found, allow } = route(method, path);
  return { names: found.map(({ row: { name } }) => name), groups: found.map(({ groups }) => groups), allow };
};

describe('the table of a server', () => {
  it('answers by method and path, HEAD as GET', () => {
    expect(at('GET', '/state')).toMatchObject({ names: ['read'], allow: null });
    expect(at('HEAD', '/state')).toMatchObject({ names: ['read'], allow: null });
    expect(at('POST', '/state')).toMatchObject({ names: ['write'], allow: null });
  });

  it('has all rows that may answer, addresses before shapes, with what the shape found', () => {
    expect(at('GET', '/files/own.txt')).toEqual({
      names: ['own', 'any', 'last'],
      groups: [[], ['own', 'txt'], []],
      allow: null,
    });
  });

  it('says which methods an address has, and nothing of one that is not there', () => {
    expect(at('DELETE', '/state')).toMatchObject({ names: [], allow: 'GET, HEAD, POST' });
    expect(at('HEAD', '/send')).toMatchObject({ names: [], allow: 'POST' });
    expect(at('OPTIONS', '/files/a.b')).toMatchObject({ names: [], allow: 'GET, HEAD' });
    for (const path of ['/gone', '/state/', '/STATE', ''])
      expect(at('GET', path)).toMatchObject({ names: [], allow: null });
  });
});
