import { endText, type AirLanguage } from 'chess-match/client';
import { chipBadges } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { resultWords } from './result/words';
import { latestParts } from './scorebug/latestParts';
import { factSentence, factTitle, type Fact } from './facts';

const TURN = { id: 'x', ply: 48, turn: '24...', side: 'black' } as const;
const PAID = { gain: { white: 6, black: 0 }, score: { white: 6, black: 0 } } as const;
const FACTS: Readonly<Record<'selection' | 'resignation', Fact>> = {
  selection: { ...TURN, ...PAID, kind: 'selection', board: 5, chips: 3, targets: [{ board: 1, chips: 3, now: 4 }] },
  resignation: { ...TURN, ...PAID, kind: 'end', how: 'resignation', boards: [{ board: 5, chips: 3 }] },
};

/** Everything that tells of this end of board 5 on air, in the hall and at home. */
const told = (kind: keyof typeof FACTS, language: AirLanguage): readonly string[] => {
  const change = { ...TURN, kind, from: [5], to: [], white: 6, black: 0 };
  const entry = {
    ...TURN,
    kind,
    board: 5,
    line: 'b5',
    badges: chipBadges(3),
    white: 6,
    black: 0,
    whiteTotal: 6,
    blackTotal: 0,
  };
  return [
    endText(kind, language),
    factTitle(FACTS[kind], language),
    factSentence(FACTS[kind], language),
    latestParts(change, language)
      .map((part) => (part.kind === 'words' ? part.text : ''))
      .join(' '),
    resultWords(language).entry(entry),
  ];
};

/** To give a board up for its chips (B10), and to resign it without (B12), are two things. */
describe.each([
  ['selection', 'ru', /отдал|отдан/i, /сда/i],
  ['selection', 'en', /g[ai]ve(n)? up|gave it up/i, /resign|selection/i],
  ['resignation', 'ru', /сдали|сдача/i, /отда|отбор/i],
  ['resignation', 'en', /resign/i, /up\b|selection/i],
] as const)('a board that ends by %s, %s', (kind, language, word, other) => {
  it('is told of in one word, and never in the other', () => {
    for (const text of told(kind, language)) {
      expect(text).toMatch(word);
      expect(text).not.toMatch(other);
    }
  });
});
