import type { Language } from 'chess-match/client';
import { Button, useKeys } from '../../../../shared';
import { San } from '../../../../commentator/San';
import { SERIES_TEXTS } from '../texts';
import type { Question } from './messages';
import { useMateSearch, type MateSearch } from './useMateSearch';

interface MatePartProps {
  readonly settings: Question['settings'];
  /** The position on the own board; of another one another part is shown. */
  readonly text: string;
  readonly language: Language;
  /** Plays the moves on the own board. */
  readonly onShow: (sans: readonly string[]) => void;
}

const PATIENCE_MS = 60_000;
const LONG_MINUTES = 5;

interface AnswerProps extends Pick<MatePartProps, 'language' | 'onShow'> {
  readonly search: MateSearch;
  readonly onLonger: () => void;
}

const Answer = ({ search, language, onShow, onLonger }: AnswerProps) => {
  const { mate } = SERIES_TEXTS[language];
  if (search.at === 'stopped') return <span>{mate.stopped}</span>;
  if (search.at === 'failed') return <span>{mate.failed}</span>;
  if (search.at !== 'answered') return null;
  const { found, patienceMs } = search;
  switch (found.kind) {
    case 'none':
      return <strong>{mate.none}</strong>;
    case 'not-known':
      return (
        <>
          <strong>{mate.notKnown(patienceMs / 1000)}</strong>
          {patienceMs < LONG_MINUTES * 60_000 ? (
            <Button local data-testid="mate-longer" onClick={onLonger}>
              {mate.longer(LONG_MINUTES)}
            </Button>
          ) : null}
        </>
      );
    case 'found':
      return (
        <>
          <strong>{mate.found}</strong>
          <span className="co-mate-moves" data-testid="mate-moves">
            {found.sans.map((san, index) => (
              <San key={index} san={san} />
            ))}
          </span>
          <Button local data-testid="mate-show" onClick={() => onShow(found.sans)}>
            {mate.show}
          </Button>
        </>
      );
  }
};

/**
 * Whether the series on the own board can mate: asked by the commentator, answered in his own browser, and told nobody
 * else.
 */
export const MatePart = ({ settings, text, language, onShow }: MatePartProps) => {
  const { mate } = SERIES_TEXTS[language];
  const { search, ask, stop } = useMateSearch(settings, text);
  const isLooking = search.at === 'looking';
  useKeys([
    {
      id: 'mate',
      keys: 'KeyS',
      label: { en: SERIES_TEXTS.en.mate.ask, ru: SERIES_TEXTS.ru.mate.ask },
      when: !isLooking,
      run: () => ask(PATIENCE_MS),
    },
  ]);
  return (
    <div className="co-mate" data-testid="mate" data-at={search.at}>
      {isLooking ? (
        <>
          <span data-testid="mate-looking">{mate.looking(Math.floor(search.elapsedMs / 1000), search.positions)}</span>
          <Button local data-testid="mate-stop" onClick={stop}>
            {mate.stop}
          </Button>
        </>
      ) : (
        <Button local keyId="mate" data-testid="mate-ask" onClick={() => ask(PATIENCE_MS)}>
          {mate.ask}
        </Button>
      )}
      <span className="co-mate-answer" role="status" data-testid="mate-answer">
        <Answer {...{ search, language, onShow }} onLonger={() => ask(LONG_MINUTES * 60_000)} />
      </span>
    </div>
  );
};
