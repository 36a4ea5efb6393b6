import { describe, expect, it } from 'vitest';
import { readData } from './data';
import { contentFrom, fieldsOf } from './fields';
import { serverAt } from '../../ograf/source';
import { readMessage } from '../../ograf/liveMessage';

describe('what a host says', () => {
  it.each([
    [undefined, {}],
    [null, {}],
    ['', {}],
    ['{"board":3,"ok":true,"none":null}', { board: '3', ok: 'true', none: '' }],
    [
      { state: { v: 1 }, name: 'Anna' },
      { state: '{"v":1}', name: 'Anna' },
    ],
    ['<templateData></templateData>', {}],
    [
      '<templateData><componentData id="name"><data id="text" value="A &amp; &#1041;"/></componentData></templateData>',
      { name: 'A & Б' },
    ],
    ['{"text":"two\nlines"}', { text: 'two lines' }],
    [
      '<templateData><componentData id="name"><data id="text" value="&#x110000;&#9999999;"/></componentData></templateData>',
      { name: '&#x110000;&#9999999;' },
    ],
    ['[1]', null],
    ['nonsense', null],
    [7, null],
  ])('%j is read as texts', (given, expected) => {
    expect(readData(given)).toEqual(expected);
  });

  it('goes before what our show has, and what is empty or none of the kind does not', () => {
    const show = { board: 2 };
    expect(contentFrom('focus', { board: '4' }, show)).toEqual({ board: 4 });
    for (const board of ['', ' ', 'x', '10']) expect(contentFrom('focus', { board }, show)).toBe(show);
    expect(contentFrom('teams', { side: 'both' }, { side: 'white' })).toEqual({ side: null });
  });

  it('a name that is typed in stands for nobody of the lists', () => {
    const show = { person: 'w1', name: 'Other', title: 'GM' };
    expect(contentFrom('lower-third', { name: 'Anna' }, show)).toEqual({ person: null, name: 'Anna', title: '' });
    expect(contentFrom('lower-third', {}, show)).toBe(show);
    expect(fieldsOf('tables')).toEqual([]);
  });

  it.each([
    ['studio-pc:9090', 'k', 'ws://studio-pc:9090/chess-match/live?key=k', 'http://studio-pc:9090/a.png?key=k'],
    ['https://x.example', '', 'wss://x.example/chess-match/live', 'https://x.example/a.png'],
    ['ws://h:1/chess-match/live?key=a', '', 'ws://h:1/chess-match/live?key=a', 'http://h:1/a.png?key=a'],
    ['ws://h:1/?key=a', 'b c', 'ws://h:1/chess-match/live?key=b%20c', 'http://h:1/a.png?key=b%20c'],
  ])('a server %s with key "%s" is told at %s', (address, key, socket, picture) => {
    const server = serverAt(address, key);
    expect([server?.socket, server?.picture('/a.png')]).toEqual([socket, picture]);
  });

  it.each(['', '  ', 'ftp://x', 'http://', ':::'])('"%s" is no server', (address) => {
    expect(serverAt(address, 'k')).toBeNull();
  });

  it.each([
    '',
    '{}',
    'null',
    '{"v":2,"at":1,"state":{}}',
    '{"v":1,"at":"1","state":{}}',
    '{"v":1,"at":1,"state":null}',
  ])('%s is no message', (text) => {
    expect(readMessage(text)).toBeNull();
  });
});
