import { expect, it } from 'vitest';
import type { RosterView } from '@schemas/roster';
import type { OpenMatch } from '../authority/openMatch';
import { nobody } from '../../show';
import { createPictures, held } from '../publish/picture';
import { initialViews } from '../publish/views';
import { listLog } from '../testing/bench';
import { shelfWith } from '../testing/shelf';
import { servePeople } from '.';

const named = (name: string): RosterView => ({ ...nobody(), white: { ...nobody().white, name } });
const nameOf = (people: RosterView | null): string | undefined => people?.white.name;

type Status = 'playing' | 'over';

const create = (shelf = shelfWith()) => {
  const next = createPictures({ error: () => undefined });
  const people = servePeople(shelf, listLog([]));
  const see = (matchId: string | null, status: Status, entered: string): void => {
    const { match } = initialViews();
    const picture = next(held({ match: { ...match, matchId, status }, roster: named(entered) }));
    people.outlet.take(picture, new Set());
  };
  return { people, see, shelf };
};

it('a match has its people as they were at its end, whoever is entered after that', () => {
  const { people, see, shelf } = create();
  see('first', 'playing', 'Reds');
  see('first', 'playing', 'Reds, mended');
  see('first', 'over', 'Reds, mended');
  see('first', 'over', 'Greens');
  see('second', 'playing', 'Greens');
  see('first', 'over', 'Greens');
  const again = create(shelf);
  again.see('first', 'over', 'Blues');
  for (const each of [people, again.people])
    expect(['first', 'second', 'third'].map((id) => nameOf(each.of(id)))).toEqual([
      'Reds, mended',
      'Greens',
      undefined,
    ]);
});

it('a match that goes on after its end was taken back has those entered then', () => {
  const { people, see } = create();
  see('first', 'over', 'Reds');
  see('first', 'playing', 'Reds, mended');
  expect(nameOf(people.of('first'))).toBe('Reds, mended');
});

it('of the open match those entered now are named while it is played, and those of its end after that', () => {
  const { people, see } = create();
  const open = (status: Status) =>
    ({ row: { matchId: 'first' }, views: { match: { status } } }) as unknown as OpenMatch;
  see('first', 'playing', 'Reds');
  expect(nameOf(people.ofOpen(open('playing'), named('Greens')))).toBe('Greens');
  expect(nameOf(people.ofOpen(open('over'), named('Greens')))).toBe('Reds');
});

it('what nobody understands is put aside, and a full disk stops nothing', () => {
  const lines: string[] = [];
  const shelf = shelfWith([{ name: 'people/first', version: 1, body: '{"white":7}' }], lines);
  const { people, see } = create(shelf);
  expect(people.of('first')).toBeNull();
  expect(lines.length).toBe(1);
  shelf.disk.isFull = true;
  expect(() => see('first', 'playing', 'Reds')).not.toThrow();
});
