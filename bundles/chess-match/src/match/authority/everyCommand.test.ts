import { describe, expect, it } from 'vitest';
import type { Answer } from '@schemas/answer';
import { COMMAND_TYPES } from '../../commands';
import type { CommandType } from '../../contract/commands';
import { PLAYS } from '../testing/plays';
import type { Moment, Play } from '../testing/plays/play';
import { beginIn, bodyOf, gamesOf } from '../testing/plays/playing';
import { AUDIENCES, type Watched, type Who } from '../testing/watched';

const CASES = COMMAND_TYPES.flatMap((type) => gamesOf(type, PLAYS[type]).map((game) => [type, game] as const));

/** What every audience has, by what it was sent. */
const heldBy = (bench: Watched): Readonly<Record<Who, string>> =>
  Object.fromEntries(
    AUDIENCES.map((who) => [who, who === 'outside' ? bench.outside() : JSON.stringify(bench.held(who))]),
  ) as Record<Who, string>;

/** Sends the command; one that is awaited after each recorded turn until the rules take it. */
const play = async (type: CommandType, how: Play, at: Moment) => {
  for (;;) {
    const before = heldBy(at.bench);
    const answer: Answer = await at.bench.send({ type, ...bodyOf(how, at) });
    if (answer.ok || how.isAwaited !== true) return { before, answer };
    await at.turn();
  }
};

describe('every command', () => {
  it('is played somewhere', () => {
    expect([...new Set(CASES.map(([type]) => type))]).toEqual(COMMAND_TYPES);
  });

  it.each(CASES)('%s in %s is seen by whom it is for: what was sent is what is there', async (type, game) => {
    const how = PLAYS[type];
    const at = await beginIn(game);
    await at.turn();
    await how.before?.(at);
    const { before, answer } = await play(type, how, at);
    expect(answer.ok, JSON.stringify(answer)).toBe(how.isRefused !== true);
    const after = heldBy(at.bench);
    expect(AUDIENCES.filter((who) => after[who] !== before[who]).toSorted()).toEqual([...how.seenBy].toSorted());
    for (const who of AUDIENCES) {
      if (who === 'outside') continue;
      const anew = at.bench.anew(who);
      expect({ ...at.bench.held(who), ...anew }).toEqual(at.bench.held(who));
    }
    expect(at.bench.wrong).toEqual([]);
    at.bench.journal.close();
  });
});
