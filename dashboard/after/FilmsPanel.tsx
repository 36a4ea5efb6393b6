import { useReplicant } from 'chess-match/client';
import { formatSpan } from 'chess-match/client/view';
import { EmptyState, Panel, useLanguage } from '../shared';
import { timeToSecond } from '../shared/times';
import { useNow } from '../shared/useNow';
import { filmText, type Film } from './filmText';
import { AFTER_TEXTS } from './texts/texts';

const TICK_MS = 1000;

const FilmRow = ({ film }: { readonly film: Film }) => {
  const language = useLanguage();
  const texts = AFTER_TEXTS[language];
  const { lengthMs, runningSinceMs, ended, seenMs, path, of } = film;
  const nowMs = useNow(TICK_MS, runningSinceMs !== null);
  const length = formatSpan(lengthMs + (runningSinceMs === null ? 0 : Math.max(0, nowMs - runningSinceMs)));
  const state = runningSinceMs !== null ? texts.runs : ended === null ? texts.paused : '';
  return (
    <li className="after-film" data-testid="film" data-ended={ended ?? 'open'}>
      <strong>{filmText(film, texts, language)}</strong>
      <span className="after-length">{[length, state].filter((text) => text !== '').join(' · ')}</span>
      {ended === 'unseen' && seenMs !== null && (
        <span className="after-wrong">{texts.interrupted(timeToSecond(seenMs, language))}</span>
      )}
      {of === 'recording' && <span className="after-path">{path ?? texts.noPath}</span>}
    </li>
  );
};

/** What OBS recorded and sent, the latest first. */
export const FilmsPanel = () => {
  const texts = AFTER_TEXTS[useLanguage()];
  const films = useReplicant('films')?.films ?? [];
  return (
    <Panel title={texts.films} className="after-films" testId="films">
      {films.length === 0 ? (
        <EmptyState title={texts.noFilms}>
          <p>{texts.noFilmsHint}</p>
        </EmptyState>
      ) : (
        <ol className="after-list">
          {films.toReversed().map((film) => (
            <FilmRow key={film.id} film={film} />
          ))}
        </ol>
      )}
    </Panel>
  );
};
