import { Unbroken, turnText, type Language } from 'chess-match/client/drawing';
import type { TableStudy } from 'chess-match/contract/venue';
import { outlineOf } from 'chess-match/client/explore';
import { useEffect, useRef } from 'react';
import type { GameInHall } from '../kit/display';
import type { TableTexts } from './texts';

interface LineProps {
  readonly study: TableStudy;
  readonly texts: TableTexts;
  readonly language: Language;
  readonly own: Pick<GameInHall, 'moveWords'>;
  readonly onGo: (step: number) => void;
}

/** All that was tried, as it is written; a touch goes there. */
export const Line = ({ study: { study, notes }, texts, language, own, onGo }: LineProps) => {
  const signs = outlineOf(study);
  const { current: at } = study;
  const marked = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    marked.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div className="table-line" role="group" aria-label={texts.line} data-testid="line">
      {signs.length === 0 && <p>{texts.nothing}</p>}
      {signs.map((sign) => {
        if (sign.kind !== 'move')
          return <span key={`${sign.kind} ${sign.id}`}>{sign.kind === 'open' ? '(' : ')'}</span>;
        const isCurrent = sign.id === at;
        const note = notes[sign.id];
        return (
          <button
            key={sign.id}
            ref={isCurrent ? marked : undefined}
            type="button"
            aria-current={isCurrent ? 'step' : undefined}
            data-step={sign.id}
            onClick={() => onGo(sign.id)}
          >
            {sign.label !== null && <i>{turnText(sign.label)}</i>}
            <Unbroken text={own.moveWords(sign.san, language)} />
            {note !== undefined && note.name !== '' && <em>{note.name}</em>}
          </button>
        );
      })}
    </div>
  );
};
