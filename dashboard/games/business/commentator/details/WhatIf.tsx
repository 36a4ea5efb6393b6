import { formatHalves, type Language, type ScoreView } from 'chess-match/client';
import { afterSelection, OUTCOMES, whatIf, type Moment, type Outcome } from 'chess-match/client/explore';
import { chipsOf } from 'chess-match/games/business';
import { useState } from 'react';
import { Button } from '../../../../shared';
import { Badge } from '../Badge';
import { BUSINESS_TEXTS } from '../texts';
import { GiveUp, type Gift } from './GiveUp';

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
  const { white, black } = result.score;
  const lead = result.lead.side === null ? texts.level : texts.lead(result.lead.side, formatHalves(result.lead.halves));
  const before =
    score.match === null ? null : { white: score.match.white - score.white, black: score.match.black - score.black };
  const rest = result.open === 0 ? null : `${texts.open(result.open)}${result.isDecided ? `; ${texts.decided}` : ''}`;
  return (
    <section aria-label={texts.whatIf} data-testid="what-if">
      <header className="co-what-head">
        <h3>{texts.whatIf}</h3>
        <output className="co-result" data-testid="what-if-score">
          {texts.ifSo}{' '}
          <strong>
            {formatHalves(white)} : {formatHalves(black)}
          </strong>{' '}
          {lead}
          {rest === null ? null : <small>{rest}</small>}
          {before === null ? null : (
            <small>{texts.inMatch(formatHalves(white + before.white), formatHalves(black + before.black))}</small>
          )}
        </output>
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
        <div key={board} className="co-outcomes" role="group" aria-label={texts.outcomeOf(board)}>
          <Badge board={board} />
          <span className="co-outcome-chips">{texts.chips(chips)}</span>
          <span className="co-choice">
            {OUTCOMES.map((outcome) => (
              <Button
                key={outcome}
                local
                pressed={(outcomes[board] ?? 'open') === outcome}
                data-testid={`outcome-${board}-${outcome}`}
                onClick={() => setOutcomes({ ...outcomes, [board]: outcome })}
              >
                {texts.outcome[outcome]}
              </Button>
            ))}
          </span>
        </div>
      ))}
      {side === null ? null : <GiveUp side={side} boards={live} gift={gift} onChange={setGift} language={language} />}
    </section>
  );
};
