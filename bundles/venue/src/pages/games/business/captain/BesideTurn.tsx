import type { BoardModel } from 'chess-match/games/business';
import type { Language } from 'chess-match/client/drawing';
import { CAPTAIN_TEXTS } from '../../../captain/texts';
import type { Turn } from '../../../captain/useTurn';
import { keyChangeOf } from '../keyChange';
import type { BUSINESS_TEXTS } from '../texts';
import { BoardActs } from './BoardActs';
import { MakingPanel } from './MakingPanel';
import type { useMaking } from './useMaking';

type Made = ReturnType<typeof useMaking>;

interface BesideTurnProps extends Pick<Made, 'making' | 'giver' | 'isAsking' | 'takers'> {
  readonly turn: Pick<Turn<BoardModel>, 'line' | 'active' | 'mayEnter'>;
  readonly options: Parameters<typeof useMaking>[1];
  readonly words: (typeof BUSINESS_TEXTS)[Language];
  readonly language: Language;
  readonly onLine: (line: string) => void;
  readonly onMaking: Made['make'];
}

/** What is done on a board besides moving, or chips being given in its place; and the key change that may come. */
export const BesideTurn = (props: BesideTurnProps) => {
  const { turn, options, making, giver, isAsking, takers, words, language, onLine, onMaking } = props;
  const { line, active, mayEnter } = turn;
  const texts = CAPTAIN_TEXTS[language];
  /** Stands in the place of what could be done besides: a board that gives its chips away does nothing else. */
  const isMakingShown = making !== null && (isAsking || making.board === active?.board);
  return (
    <>
      {isMakingShown && giver !== undefined && (
        <MakingPanel {...{ making, giver, takers, line, words, onLine }} onMaking={onMaking} />
      )}
      {!isMakingShown && options !== null && active !== undefined && (
        <BoardActs
          {...{ options, line, making, texts, words, language, onLine }}
          model={active}
          isEnabled={mayEnter}
          onMaking={onMaking}
        />
      )}
      <p className="key-change" data-testid="key-change">
        {keyChangeOf(options, language)}
      </p>
    </>
  );
};
