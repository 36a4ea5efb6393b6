import { joinItems, splitLine } from 'chess-match/games/business';
import { expect, it } from 'vitest';
import { LIVELY, randomTurn } from '../../../../../bundles/chess-match/src/games/business';
import { optionsAfter } from '../../../../../bundles/chess-match/src/games/business/rules/optionsAfter';
import { isOver } from '../../../../../bundles/chess-match/src/games/business/rules/state';
import { random } from '../../../../../bundles/chess-match/src/games/common/random';
import { triedAfter } from '../../../../../bundles/chess-match/src/games/testing/optionTrials';
import { randomGame } from '../../../../../bundles/chess-match/src/games/testing/randomGame';
import { take } from '../../../../operator/model/completion';
import { complete, type CompletionContext } from './completion';

/** Every line that completion makes of a line by a keyword and what it is offered with. */
const completed = (line: string, context: CompletionContext): readonly string[] => {
  const offered = (text: string) =>
    complete(text, text.length, context, 'en').map((suggestion) => take(text, text.length, suggestion).line);
  return offered(line === '' ? '' : `${line} `).flatMap((begun) => offered(begun));
};

it('B2 B4 B9 B10 B12 B13 what completion offers is accepted beside the draft, over random games and drafts', () => {
  const seen: Record<string, number> = {};
  for (let seed = 1; seed <= 12; seed += 1)
    for (const [step, { history }] of randomGame(seed, 60).steps.entries()) {
      const { state } = history;
      if (isOver(state) || (step + seed) % 5 !== 0) continue;
      const draws = random(seed + step);
      const draft = joinItems(splitLine(randomTurn(draws, state, LIVELY)).filter(() => draws.chance(0.5)));
      if (triedAfter(state, draft) !== null) continue;
      for (const line of completed(draft, { boards: [], options: optionsAfter({ ...state, draft }) })) {
        const kind = splitLine(line).at(-1)?.kind ?? 'none';
        seen[kind] = (seen[kind] ?? 0) + 1;
        const code = triedAfter(state, line)?.code ?? null;
        // A claim is the arbiter's to answer.
        expect([seed, step, line, code === 'claim/nothing_to_claim' ? null : code]).toEqual([seed, step, line, null]);
      }
    }
  for (const kind of ['branch', 'pass', 'select', 'resign', 'offer', 'claim'])
    expect([kind, seen[kind] ?? 0]).not.toEqual([kind, 0]);
});
