import type { Language, ScoreView } from 'chess-match/client';
import { afterSelection, whatIf, type Moment, type Outcome } from 'chess-match/client/explore';
import { chipsOf } from 'chess-match/games/business';
import { useState } from 'react';
import { Button } from '../../../../shared';
import { BUSINESS_TEXTS } from '../texts';
import { GiveUp, type Gift } from './GiveUp';
import { Outcomes } from './Outcomes';
import { SumUp } from './SumUp';

interface WhatIfProps {
  readonly moment: Moment;
  readonly score: ScoreView;
  readonly language: Language;
}

/** An end chosen for each live board, and the score that would follow from it by the rules. */
export const WhatIf = ({ moment, score, language }: WhatIfProps) => {
  const texts = BUSINESS_TEXTS[language];
  const [outcomes, setOutcomes] = useState<Readonly<Record<number, Outcome>>>({});
  const [wanted, setGift] = useState<Gift | null>(null);
  const playing = moment.boards.filter(({ status }) => status === 'live');
  const live = playing.map((view) => ({ board: view.board, chips: chipsOf(view) }));
  const numbers = live.map(({ board }) => board);
  const side = playing[0]?.toMove ?? null;
  const gift = wanted !== null && numbers.includes(wanted.board) && numbers.includes(wanted.to) ? wanted : null;
  const selected =
    side === null || gift === null
      ? { score: moment.score, boards: live }
      : afterSelection(moment.score, live, { side, ...gift });
  const result = whatIf(selected.score, selected.boards, outcomes);
  return (
    <section aria-label={texts.whatIf} data-testid="what-if">
      <header className="co-what-head">
        <h3>{texts.whatIf}</h3>
        <SumUp result={result} score={score} language={language} />
        <Button
          local
          disabled={Object.keys(outcomes).length === 0 && gift === null}
          data-testid="what-if-clear"
          onClick={() => {
            setOutcomes({});
            setGift(null);
          }}
        >
          {texts.clearWhatIf}
        </Button>
      </header>
      {live.length === 0 ? <p className="co-quiet">{texts.noLive}</p> : null}
      {selected.boards.map(({ board, chips }) => (
        <Outcomes
          key={board}
          board={board}
          chips={chips}
          outcome={outcomes[board] ?? 'open'}
          language={language}
          onChange={(outcome) => setOutcomes({ ...outcomes, [board]: outcome })}
        />
      ))}
      {side === null ? null : <GiveUp side={side} boards={live} gift={gift} onChange={setGift} language={language} />}
    </section>
  );
};
