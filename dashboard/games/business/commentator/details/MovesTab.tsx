import type { Language } from 'chess-match/client';
import type { Moment } from 'chess-match/client/explore';
import { turnText } from 'chess-match/client/view';
import { itemIn, splitLine, type LineItem } from 'chess-match/games/business';
import { memo, useRef, type MouseEvent } from 'react';
import { EmptyState, useFollowing } from '../../../../shared';
import { Badge } from '../Badge';
import { San } from '../../../../commentator/San';
import { BUSINESS_TEXTS } from '../texts';
import '../../../../commentator/walk/turns.css';

interface MovesTabProps {
  readonly moments: readonly Moment[];
  readonly ply: number;
  readonly language: Language;
  readonly onPly: (ply: number) => void;
}

/** One item of a turn line: a move with its board, or the rest as it was written down. */
const Item = ({ language, ...line }: LineItem & { readonly language: Language }) => {
  const { item } = line;
  if (item?.kind !== 'move') return <span className="co-item">{itemIn(line, language)}</span>;
  return (
    <span className="co-item">
      <Badge board={item.board} />
      <San san={item.san} />
    </span>
  );
};

interface TurnProps {
  readonly moment: Moment;
  readonly isCurrent: boolean;
  readonly language: Language;
}

/** Drawn anew only when it becomes the current one or ceases to be. */
const Turn = memo(({ moment, isCurrent, language }: TurnProps) => (
  <li>
    <button type="button" aria-current={isCurrent ? 'step' : undefined} data-ply={moment.ply}>
      <span className="co-turn">{turnText(moment.turn)}</span>
      {splitLine(moment.line).map((item, index) => (
        <Item key={index} {...item} language={language} />
      ))}
    </button>
  </li>
));
Turn.displayName = 'Turn';

/** All turns in figurine notation; pressing one goes there. */
export const MovesTab = ({ moments, ply, language, onPly }: MovesTabProps) => {
  const texts = BUSINESS_TEXTS[language];
  const list = useRef<HTMLOListElement>(null);
  useFollowing(list, ply);
  const onClick = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-ply]') : null;
    if (button !== null) onPly(Number(button.dataset['ply']));
  };
  const played = moments.filter(({ turn }) => turn !== '');
  if (played.length === 0) return <EmptyState title={texts.noMoves} />;
  return (
    <ol ref={list} className="co-turns" data-testid="turns" onClick={onClick}>
      {played.map((moment) => (
        <Turn key={moment.ply} moment={moment} isCurrent={moment.ply === ply} language={language} />
      ))}
    </ol>
  );
};
