import { describe, expect, it } from 'vitest';
import type { Access } from '../../contract/viewersAccess';
import type { AccessState } from './access/check';
import { createPublisher } from './publisher';

const stateWith = (access: Access, closed: readonly string[] = []): AccessState => ({
  access: { white: access, black: 'public' },
  closed: { white: closed, black: [] },
  areFeedsShut: false,
});

const setUp = (first: AccessState) => {
  const asked: string[] = [];
  const publisher = createPublisher(
    ['http://edge.example:9601'],
    () => (method, path) => {
      asked.push(`${method} ${path}`);
      return Promise.resolve({ status: 200, text: '', header: () => null });
    },
    first,
    () => 0,
  );
  /** What was asked since the last look, in the order of their names: rooms and files go side by side. */
  const taken = async (): Promise<readonly string[]> => {
    for (let at = 0; at < 100; at += 1) await Promise.resolve();
    return asked.splice(0).toSorted();
  };
  const put = (gone: readonly string[] = []): void => publisher.put('white', '{"n":1}', new Map([['p1', '[]']]), gone);
  return { publisher, taken, put };
};

describe('what engines are given', () => {
  it('lies open where everybody may have it; a link goes on to be good', async () => {
    const { publisher, taken, put } = setUp(stateWith('public'));
    expect(await taken()).toEqual([]);
    put();
    expect(await taken()).toEqual([
      ...['POST /publish/white', 'POST /publish/white-held', 'PUT /files/past/p1.json'],
      ...['PUT /files/white-held.json', 'PUT /files/white.json'],
    ]);
    publisher.put('all', '{"n":1}', new Map(), []);
    expect(await taken()).toEqual(['POST /publish/all', 'PUT /files/all.json']);
  });

  it('is taken from where it lay open when it is for holders of a link, and from everywhere when it is for nobody', async () => {
    const { publisher, taken, put } = setUp(stateWith('links'));
    // Of an evening before, for all we know.
    expect(await taken()).toEqual(['DELETE /files/white.json', 'DELETE /publish/white']);
    put();
    const held = ['POST /publish/white-held', 'PUT /files/white-held.json', 'PUT /files/white-held/past/p1.json'];
    expect(await taken()).toEqual(held);
    publisher.letIn(stateWith('off'));
    expect(await taken()).toEqual([
      ...['DELETE /files/white-held.json', 'DELETE /files/white-held/past/p1.json', 'DELETE /publish/white-held'],
    ]);
    publisher.letIn(stateWith('links'));
    expect(await taken()).toEqual(held);
    put(['p1']);
    expect(await taken()).toEqual(['DELETE /files/white-held/past/p1.json']);
  });

  it('knows the links that have ended before everybody is sent out of their room, and forgets them in the end', async () => {
    const { publisher, taken, put } = setUp(stateWith('links'));
    put();
    await taken();
    publisher.letIn(stateWith('links', ['L1']));
    expect(new Set(await taken())).toEqual(
      new Set([
        ...['PUT /files/revoked/L1', 'PUT /files/white-held.json'],
        ...['DELETE /publish/white-held', 'POST /publish/white-held'],
      ]),
    );
    publisher.letIn(stateWith('links', ['L1']));
    expect(await taken()).toEqual([]);
    publisher.letIn(stateWith('links'));
    expect(await taken()).toEqual(['DELETE /files/revoked/L1']);
  });

  it('stays what it is over a restart of the house until there is a document again, whatever links have ended', async () => {
    const { taken, put } = setUp(stateWith('links', ['L1']));
    expect(await taken()).toEqual([
      ...['DELETE /files/white.json', 'DELETE /publish/white', 'DELETE /publish/white-held', 'PUT /files/revoked/L1'],
      'PUT /files/revoked/L1',
    ]);
    put();
    expect(await taken()).toContain('PUT /files/white-held.json');
  });
});
