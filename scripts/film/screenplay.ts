import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../bundles/chess-match/src/games';
import { createDemonstrations } from '../../bundles/chess-match/src/match/rehearsal/demonstrations';
import { thought } from '../../bundles/chess-match/src/match/rehearsal/demonstration/thought';
import { recordedMs } from '../../bundles/chess-match/src/match/rehearsal/recordedPace';
import type { Cue } from '../../bundles/chess-match/src/show';
import type { Language } from '../../bundles/chess-match/src/view/language';
import type { Beginning } from './stage';
import { FILM_WORDS, type FilmWords } from './words';

/** What happens while a scene is seen. */
export interface Act {
  /** After the scene's beginning. */
  readonly atMs: number;
  readonly turn?: string;
  readonly cue?: Cue;
  readonly speak?: readonly string[];
}

/** What a scene is about: a match as it stands, or a title on the background alone. */
export interface Scene {
  readonly lengthMs: number;
  /** Null: the match of the scene before goes on. */
  readonly match: Beginning | null;
  /** What is on air when it is seen first. */
  readonly opening: readonly Cue[];
  readonly acts: readonly Act[];
  /** Large, in the middle, instead of graphics. */
  readonly title: { readonly head: string; readonly under: string } | null;
}

const demonstrationOf = createDemonstrations(GAMES);
const preset = (id: string): Cue => ({ of: 'preset', preset: id });
const on = (graphic: 'intro' | 'teams' | 'tree' | 'lower-third', content: object): Cue => ({
  of: 'graphic',
  graphic,
  content,
});

/** Where no record tells, a turn took about so long: the clocks of a scene have gone. */
const TURN_MS = 38_000;

/** The demonstration match of a game, played until so many turns after its beginning, or before its end. */
const played = (game: string, count: number): { readonly before: Beginning; readonly next: readonly string[] } => {
  const record = demonstrationOf(game);
  if (record === null) throw new Error(`${game} has no demonstration.`);
  const { settings, turns } = record;
  const before = turns.slice(0, count).map(({ line }, ply) => {
    return { line, tookMs: recordedMs(turns, ply) ?? thought(ply, line) * TURN_MS };
  });
  return { before: { game, settings, turns: before }, next: turns.slice(count).map(({ line }) => line) };
};

const title = (words: { readonly head: string; readonly under: string }, lengthMs: number): Scene => ({
  lengthMs,
  match: null,
  opening: [],
  acts: [],
  title: words,
});

const seen = (scene: Omit<Scene, 'title'>): Scene => ({ ...scene, title: null });

/** Another game for a moment: one turn of it, or two. */
const glimpse = (game: string, before: number, turns: readonly number[], lengthMs: number, picture = 'game'): Scene => {
  const { before: match, next } = played(game, before);
  return seen({
    lengthMs,
    match,
    opening: [preset(picture)],
    acts: turns.map((atMs, index) => ({ atMs, turn: next[index] ?? '' })),
  });
};

/** Two boards, of which one is mated. */
const MATED: Beginning = {
  game: 'business',
  settings: {},
  turns: ['1:e4', '1:e5', '1:Bc4', '1:Nc6', '1:Qh5 2:Nf3 branch 1>2 6+4', '1:Nf6 2:Nf6'].map((line, ply) => {
    return { line, tookMs: thought(ply, line) * TURN_MS };
  }),
};

const scenes = (words: FilmWords): readonly Scene[] => {
  const fork = played('business', 12);
  const five = played('business', 36);
  const select = played('business', 47);
  const end = played('business', -1);
  return [
    title(words.opening, 3000),
    seen({
      lengthMs: 7500,
      match: fork.before,
      opening: [],
      acts: [
        { atMs: 200, cue: on('intro', { title: '', subtitle: '' }) },
        { atMs: 3800, cue: on('teams', { side: null }) },
      ],
    }),
    seen({
      lengthMs: 8500,
      match: fork.before,
      opening: [preset('game')],
      acts: [
        { atMs: 300, speak: ['w2'] },
        { atMs: 1500, turn: fork.next[0] ?? '' },
        { atMs: 6000, speak: ['w2', 'c1'] },
      ],
    }),
    seen({
      lengthMs: 5500,
      match: five.before,
      opening: [preset('game')],
      acts: [{ atMs: 800, turn: `${five.next[0] ?? ''} pass 5>1`, speak: ['w5', 'c1'] }],
    }),
    seen({
      lengthMs: 5500,
      match: select.before,
      opening: [preset('tree')],
      acts: [{ atMs: 1000, turn: select.next[0] ?? '' }],
    }),
    seen({
      lengthMs: 5500,
      match: MATED,
      opening: [preset('game')],
      acts: [{ atMs: 1000, turn: '1:Qxf7# 2:Nxe5', speak: ['w1'] }],
    }),
    glimpse('swedish', -3, [400, 1200, 2000], 4500),
    glimpse('progressive', -1, [300], 6500),
    glimpse('belarusian', -4, [600], 2800),
    glimpse('classical', 60, [600, 1500], 2700),
    seen({
      lengthMs: 5000,
      match: end.before,
      opening: [preset('focus')],
      acts: [
        { atMs: 400, turn: end.next[0] ?? '' },
        { atMs: 2300, cue: preset('result') },
      ],
    }),
    title(words.closing, 3000),
  ];
};

export const screenplay = (language: Language): readonly Scene[] => scenes(FILM_WORDS[language]);

/** A text of the film's own page. */
export const pageText = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
