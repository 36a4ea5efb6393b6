import type { Language } from 'chess-match/client';
import type { Moment } from 'chess-match/client/explore';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../shared';
import { Badge } from '../Badge';
import { San } from '../San';
import { COMMENTATOR_TEXTS } from '../texts/texts';
import { turnText } from '../turnText';

interface MovesTabProps {
  readonly moments: readonly Moment[];
  readonly ply: number;
  readonly language: Language;
  readonly onPly: (ply: number) => void;
}

/** One item of a turn line: a move with its board, or the rest as it was written down. */
const Item = ({ text }: { readonly text: string }) => {
  const [, board, san] = /^(\d+):(.+)$/.exec(text) ?? [];
  if (board === undefined || san === undefined) return <span className="co-item">{text}</span>;
  return (
    <span className="co-item">
      <Badge board={Number(board)} />
      <San san={san} />
    </span>
  );
};

/** "select 5>1:2 3+7": a word and what follows it stay together. */
const itemsOf = (line: string): readonly string[] => line.split(/ (?=\d+:|[a-z])/).filter((text) => text !== '');

/** All turns in figurine notation; pressing one goes there. */
export const MovesTab = ({ moments, ply, language, onPly }: MovesTabProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [ply]);
  const played = moments.filter(({ turn }) => turn !== '');
  if (played.length === 0) return <EmptyState title={texts.noMoves} />;
  return (
    <ol className="co-turns" data-testid="turns">
      {played.map((moment) => (
        <li key={moment.ply}>
          <button
            type="button"
            ref={moment.ply === ply ? current : null}
            aria-current={moment.ply === ply ? 'step' : undefined}
            data-ply={moment.ply}
            onClick={() => onPly(moment.ply)}
          >
            <span className="co-turn">{turnText(moment.turn)}</span>
            {itemsOf(moment.line).map((text, index) => (
              <Item key={index} text={text} />
            ))}
          </button>
        </li>
      ))}
    </ol>
  );
};
