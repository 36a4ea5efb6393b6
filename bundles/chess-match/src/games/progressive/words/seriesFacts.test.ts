import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../view/language';
import { END_REASONS } from '../rules/state';
import { VARIANTS } from '../rules/variant';
import { newMatch, play as played } from '../testing/play';
import { play } from '../views/play';
import { promotedIn, quietLeft, takenIn } from '../views/seriesFacts';
import { CARDS, cardWords } from './cards';
import { headlineText } from './headline';
import { kindWords } from './kinds';
import { reasonText } from './reasons';
import { seriesText } from './series';

const headlines = (state: Parameters<typeof play>[0]) =>
  LANGUAGES.map((language) => [language, headlineText(play(state), language)]);
const seriesOf = (state: Parameters<typeof play>[0]) => {
  const { last } = play(state);
  if (last === null) throw new Error('no series');
  return last;
};

describe('the sentences of chess in series', () => {
  it('P1 say whose series it is, how long it is, and how long the next one', () => {
    expect(Object.fromEntries(headlines(played(newMatch(), 'e4', 'e5 Nf6')))).toEqual({
      en: 'White makes 3 moves in a row, then Black makes 4',
      ru: 'Белые делают 3 хода подряд, потом чёрные — 4',
    });
    expect(headlineText(play(newMatch()), 'en')).toBe('White makes 1 move, then Black makes 2');
  });

  it('P3 P4 say that a side is in check, and what has ended a series', () => {
    const checked = played(newMatch({ variant: 'scottish' }), 'e4', 'd6 f6', 'Qh5+');
    expect(headlineText(play(checked), 'ru')).toBe('Чёрным шах: уйти от него надо первым из 4 ходов');
    expect(seriesText(seriesOf(checked), 'en')).toBe('White: 1 of 3 moves, a check ended the series');
    expect(seriesText(seriesOf(checked), 'ru')).toBe('Белые: 1 из 3 ходов, серию закончил шах');
  });

  it('P10 say what is left to take', () => {
    const state = newMatch({ variant: 'take-all', start: '4k3/8/8/8/4q3/8/4Q3/4K3 w - - 1' });
    expect(headlineText(play(played(state, 'Qxe4')), 'en')).toMatch(/Left to take: White 1, Black 2$/);
  });

  it('P7 say that a draw by quiet turns is near, and not before', () => {
    const quiet = (turns: number) => quietLeft({ quiet: { turns, of: 10 } });
    expect([6, 7, 9, 10].map(quiet)).toEqual([null, 3, 1, null]);
    expect(quietLeft({ quiet: { turns: 9, of: null } })).toBeNull();
  });

  it('tell who was taken and what pawns became in a series', () => {
    const last = seriesOf(played(newMatch({ start: '4k3/1P6/8/8/8/2n5/3P4/4K3 w - - 3' }), 'dxc3 b8=N Nc6'));
    expect([takenIn(last), promotedIn(last)]).toEqual([['bN'], ['wN']]);
    expect(seriesText(last, 'ru')).toBe('Белые: 3 хода, 1 взятие, пешка превращена');
  });

  it('tell every end, every kind and every card in both languages', () => {
    for (const language of LANGUAGES) {
      for (const reason of END_REASONS) expect(reasonText({ reason }, language)).not.toMatch(/undefined|\.$/);
      for (const variant of VARIANTS) {
        const { name, about } = kindWords(variant, language);
        expect([name, about].every((text) => text !== '')).toBe(true);
        for (const card of CARDS) {
          const { title, sentences } = cardWords(card, play(newMatch({ variant })), language);
          expect(title).not.toBe('');
          expect(sentences.length).toBeGreaterThan(0);
          expect(sentences.length).toBeLessThanOrEqual(3);
        }
      }
    }
  });

  it('P5 P9 P10 P12 tell on a card what holds in the kind that is played', () => {
    const card = (id: (typeof CARDS)[number], settings: object) =>
      cardWords(id, play(newMatch({ ...settings })), 'en').sentences.join(' ');
    expect(card('checks', { variant: 'italian' })).toMatch(/last move of a series only/);
    expect(card('checks', { variant: 'scottish' })).toMatch(/ends the series/);
    expect(card('checks', { variant: 'logical', logicalCheck: 'italian' })).toMatch(/last move of a series only/);
    expect(card('series', { variant: 'take-all', takeAllOrder: 'english' })).toMatch(/No piece moves again/);
    expect(card('series', { variant: 'marseillais' })).toBe('Two moves a turn, of one piece or of two.');
    expect(card('end', { variant: 'italian' })).toMatch(/Progressive mate/);
    expect(card('end', { variant: 'scottish' })).not.toMatch(/Progressive mate/);
    expect(card('end', { variant: 'marseillais' })).not.toMatch(/[Tt]en series/);
    const title = (variant: string) => cardWords('checks', play(newMatch({ variant })), 'en').title;
    expect(['italian', 'take-all'].map(title)).toEqual(['Check in a series', 'The king is a piece']);
  });
});
