import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../air/people/fixtures';
import { captionOf } from './caption';

describe('the caption', () => {
  it('names the place as the game has it: a work table, or one of two boards', () => {
    const caption = captionOf({ person: 'w2', name: '', title: '' }, PEOPLE, { game: 'swedish', boards: 2 }, 'ru');
    expect(caption?.role).toBe('Игрок · Доска B');
  });

  it('is the person of the list, whatever was typed beside', () => {
    const caption = captionOf(
      { person: 'w2', name: 'Не он', title: 'Не то' },
      PEOPLE,
      { game: 'business', boards: 5 },
      'ru',
    );
    expect(caption).toMatchObject({
      title: 'Международный гроссмейстер · Эло 2641',
      name: 'Алексей Громов',
      side: 'white',
      role: 'Игрок · Стол 2',
      hasPortrait: true,
    });
  });

  it('names the function of those who play for nobody', () => {
    expect(
      captionOf({ person: 'a1', name: '', title: '' }, PEOPLE, { game: 'business', boards: 5 }, 'en'),
    ).toMatchObject({
      side: null,
      role: 'Arbiter',
    });
  });

  it('is what was typed when the list does not know the person', () => {
    const typed = { name: 'Гость студии', title: 'Историк' };
    const expected = { name: 'Гость студии', title: 'Историк', role: null, hasPortrait: false };
    expect(captionOf({ person: null, ...typed }, PEOPLE, { game: 'business', boards: 5 }, 'ru')).toMatchObject(
      expected,
    );
    expect(captionOf({ person: 'gone', ...typed }, PEOPLE, { game: 'business', boards: 5 }, 'ru')).toMatchObject(
      expected,
    );
  });

  it('puts a title without a name in the name’s place', () => {
    expect(
      captionOf({ person: null, name: ' ', title: 'Пресс-центр' }, PEOPLE, { game: 'business', boards: 5 }, 'ru'),
    ).toMatchObject({
      name: 'Пресс-центр',
      title: '',
    });
  });

  it('is nothing where there is nothing to say', () => {
    expect(
      captionOf({ person: null, name: '', title: '  ' }, PEOPLE, { game: 'business', boards: 5 }, 'ru'),
    ).toBeNull();
    expect(
      captionOf({ person: 'gone', name: '', title: '' }, PEOPLE, { game: 'business', boards: 5 }, 'ru'),
    ).toBeNull();
  });
});
