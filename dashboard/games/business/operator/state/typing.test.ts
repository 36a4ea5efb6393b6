import { lineIn } from 'chess-match/client';
import type { Answer, CommandBody } from 'chess-match/client';
import { readTyped, TURN_LINE } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { lineOf, tidy } from 'chess-match/client/turn';
import { oneDraft } from '../../../../operator/state/drafts';
import { createStore, entryIn, type OperatorPort, type OperatorStore } from '../../../../operator/state/store';
import type { OperatorSnapshot } from '../../../../operator/state/snapshot';

/** Between two keys at 30 a second. */
const KEY_MS = 33;
/** No answer after this long: the page gives it up, though it may have arrived. */
const PATIENCE_MS = 900;

/** A small seeded generator (mulberry32), so that a failure names its run. */
const seeded = (seed: number) => {
  let state = seed >>> 0;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

/** A page: the store, and the field of the turn line as a person types in it. */
const createField = (store: OperatorStore) => {
  let caret = 0;
  const text = (): string => {
    const { ahead, draft } = entryIn(store.getState(), null);
    return ahead?.text ?? draft.typed?.text ?? lineIn(lineOf(draft), 'ru');
  };
  return {
    store,
    text,
    key: (sign: string): void => {
      const { draft, ahead: typedAhead, press } = entryIn(store.getState(), null);
      const before = text();
      // Another page's line took the place of the text: the browser puts the caret behind it.
      const at = draft.typed === null && typedAhead === null ? before.length : Math.min(caret, before.length);
      const next = before.slice(0, at) + sign + before.slice(at);
      caret = at + 1;
      if (press === null) store.enter(null, { type: 'edited', typed: next, line: readTyped(next, null).line });
      else {
        const ahead = typedAhead === null ? next.slice(before.length) : next;
        caret -= next.length - ahead.length;
        store.enter(null, { type: 'typedAhead', ahead: { text: ahead, line: readTyped(ahead, null).line } });
      }
    },
  };
};

/** A server in its own time: everything sent arrives late, answers and pictures in any order beside each other. */
const createWorld = (seed: number, slowMs: number, losesAnswers: boolean) => {
  const below = seeded(seed);
  let nowMs = 0;
  let due: { readonly atMs: number; readonly run: () => void }[] = [];
  const later = (ms: number, run: () => void): void => void due.push({ atMs: nowMs + ms, run });
  let [version, ply, line] = [1, 0, ''];
  const screens: ((snapshot: OperatorSnapshot) => void)[] = [];
  const snapshot = (): OperatorSnapshot =>
    ({
      match: { version: ply + 1, matchId: 'm', ply },
      draft: { line, version, matchVersion: ply + 1 },
      entry: { game: null },
    }) as OperatorSnapshot;
  /** Pictures reach a page in their order, each when it will. */
  const reached: number[] = [];
  const publish = (): void => {
    const picture = snapshot();
    screens.forEach((show, page) => {
      const atMs = Math.max(reached[page] ?? 0, nowMs + below(slowMs));
      reached[page] = atMs;
      later(atMs - nowMs, () => show(picture));
    });
  };
  const decide = (body: CommandBody): Answer => {
    const stale = (code: string, at: number): Answer => ({
      ok: false,
      version: at,
      matchId: 'm',
      error: { code, params: {}, rule: null, item: null },
    });
    if (body.type === 'setDraft') {
      if (body.expectedVersion !== version) return stale('draft/stale', version);
      if (body.line !== line) [version, line] = [version + 1, body.line];
      publish();
      return { ok: true, version, matchId: 'm' };
    }
    if (body.type !== 'commitTurn' || body.expectedVersion !== ply + 1) return stale('match/stale', ply + 1);
    [version, ply, line] = [version + 1, ply + 1, ''];
    publish();
    return { ok: true, version: ply + 1, matchId: 'm' };
  };
  const send = (body: CommandBody): Promise<Answer> =>
    new Promise((resolve) => {
      later(below(slowMs), () => {
        const answer = decide(body);
        const isLost = losesAnswers && body.type === 'setDraft' && below(6) === 0;
        if (!isLost) return later(below(slowMs), () => resolve(answer));
        const error = { code: 'client/no_answer', params: {}, rule: null, item: null };
        return later(PATIENCE_MS, () => resolve({ ok: false, version: 0, matchId: null, error }));
      });
    });
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  };
  const pass = async (ms: number): Promise<void> => {
    const untilMs = nowMs + ms;
    for (;;) {
      const next = due.filter(({ atMs }) => atMs <= untilMs).toSorted((a, b) => a.atMs - b.atMs)[0];
      if (next === undefined) break;
      due = due.filter((other) => other !== next);
      nowMs = Math.max(nowMs, next.atMs);
      next.run();
      await settle();
    }
    nowMs = untilMs;
    await settle();
  };
  const open = async () => {
    const port: OperatorPort = {
      onSnapshot: (listener) => void screens.push(listener),
      onMoves: () => undefined,
      onConnection: () => undefined,
      isConnected: () => true,
      send,
      draftsOf: oneDraft(TURN_LINE),
    };
    const field = createField(createStore(port));
    screens.at(-1)?.(snapshot());
    await settle();
    field.store.enter(null, { type: 'edited', typed: '', line: '' });
    return field;
  };
  return { below, pass, open, server: () => ({ line, ply }) };
};

const MOVES = ['Кf3', 'Сb5', 'Крg1', 'exd5', '0-0', 'Nbd7', 'Лae1', 'сb5', 'e7e8q', 'Фd4'];
const MOVES_LATIN = ['Nf3', 'Bb5', 'Kg1', 'exd5', 'Ke2', 'Nbd7', 'Rae1', 'Bxb5', 'e4', 'Qd4'];
const RUNS = Array.from({ length: 60 }, (_, index) => index + 1);

describe('what is typed at 30 keys a second against a slow server', () => {
  it.each([
    ['and no answer is lost', false],
    ['and answers get lost', true],
  ])('is all there, in the field at every key and on the server at the end, %s', async (_, losesAnswers) => {
    for (const seed of RUNS) {
      const { below, pass, open, server } = createWorld(seed, 20 + 40 * (seed % 20), losesAnswers);
      const field = await open();
      const boards = [1, 2, 3, 4, 5].map((board) => `${board}:${MOVES[below(MOVES.length)] ?? ''}`);
      const whole = `${boards.join(' ')} ${['ветвь 1>2 3+7', 'пас 1>3', 'отбор 5>1:2,3:1'][below(3)] ?? ''}`;
      let typed = '';
      for (const sign of whole) {
        field.key(sign);
        typed += sign;
        expect(field.text(), `run ${seed}`).toBe(typed);
        await pass(KEY_MS);
        expect(field.text(), `run ${seed}`).toBe(typed);
      }
      await pass(20_000);
      // An answer that was lost at the very end: the press sends the line once more.
      if (losesAnswers && entryIn(field.store.getState(), null).draft.local !== null)
        field.store.enter(null, { type: 'pressed' });
      await pass(20_000);
      expect(entryIn(field.store.getState(), null).draft.notice, `run ${seed}`).toBeNull();
      if (server().ply === 0) expect(server().line, `run ${seed}`).toBe(readTyped(whole, null).line);
    }
  });

  it('is the next turn’s where the clock was pressed before it', async () => {
    for (const seed of RUNS) {
      const { pass, open, server } = createWorld(seed, 20 + 40 * (seed % 20), false);
      const field = await open();
      for (const sign of '1:Кf3 2:e4') {
        field.key(sign);
        await pass(KEY_MS);
      }
      field.store.enter(null, { type: 'pressed' });
      for (const sign of '1:Кf6 2:e5') {
        field.key(sign);
        await pass(KEY_MS);
      }
      await pass(20_000);
      expect([server().ply, server().line, field.text()], `run ${seed}`).toEqual([1, '1:Nf6 2:e5', '1:Кf6 2:e5']);
      expect(entryIn(field.store.getState(), null).draft.notice).toBeNull();
    }
  });

  it('stands beside what a second operator types for other boards', async () => {
    for (const seed of RUNS) {
      const { below, pass, open, server } = createWorld(seed, 20 + 40 * (seed % 15), false);
      const [one, other] = [await open(), await open()];
      const texts = [
        `1:${MOVES_LATIN[below(10)] ?? ''} 2:${MOVES_LATIN[below(10)] ?? ''}`,
        `3:${MOVES_LATIN[below(10)] ?? ''} pass 4>5`,
      ];
      const [mine = '', theirs = ''] = texts;
      const keys: readonly [string[], string[]] = [[...mine], [...theirs]];
      while (keys[0].length + keys[1].length > 0) {
        const which = keys[below(2)]?.length === 0 ? (keys[0].length === 0 ? 1 : 0) : below(2);
        const sign = keys[which === 0 ? 0 : 1].shift();
        if (sign !== undefined) (which === 0 ? one : other).key(sign);
        await pass(KEY_MS / 2);
      }
      await pass(30_000);
      const items = (line: string): string[] =>
        tidy(line)
          .split(/ (?=\d:|pass)/)
          .toSorted();
      expect(items(server().line), `run ${seed}`).toEqual(items(`${mine} ${theirs}`));
      for (const { store, text } of [one, other]) {
        expect(entryIn(store.getState(), null).draft.notice, `run ${seed}`).toBeNull();
        store.enter(null, { type: 'left' });
        expect(items(readTyped(text(), null).line), `run ${seed}`).toEqual(items(server().line));
      }
    }
  });

  it('gives way only openly where both type for one board', async () => {
    for (const seed of RUNS) {
      const { below, pass, open } = createWorld(seed, 20 + 40 * (seed % 15), false);
      const pages = [await open(), await open()];
      const keys = ['1:Nf3 2:d4', '1:Nc3 2:e4'].map((text) => [...text]);
      const shown = ['', ''];
      for (let step = 0; step < 60; step += 1) {
        const which = below(2);
        const page = pages[which];
        const sign = keys[which]?.shift();
        if (page !== undefined && sign !== undefined) {
          page.key(sign);
          shown[which] = page.text();
        }
        await pass(KEY_MS / 2);
        pages.forEach(({ store, text }, index) => {
          const before = [...(shown[index] ?? '')];
          const isAllThere = before.every((one) => text().includes(one)) && text().length >= before.length;
          if (!isAllThere) expect(entryIn(store.getState(), null).draft.notice, `run ${seed}`).not.toBeNull();
          shown[index] = text();
        });
      }
      await pass(30_000);
      const [one, other] = pages.map(({ store }) => lineOf(entryIn(store.getState(), null).draft));
      expect(tidy(one ?? ''), `run ${seed}`).toBe(tidy(other ?? ''));
    }
  });
});
