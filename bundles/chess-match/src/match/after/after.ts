import { randomUUID } from 'node:crypto';
import type { FilmsView } from '@schemas/films';
import { INSTANCE_IDS, type Obs } from '../../obs';
import type { Film } from '../../obs/films/film';
import { createFilms } from '../../obs/films/films';
import type { Beside } from '../authority/show/suggesting';
import type { OpenMatch } from '../authority/openMatch';
import type { Log } from '../base/log';
import { textOf } from '../base/textOf';
import type { TroubleSource } from '../base/troubles';
import type { Shelf } from '../safety/kept/kept';
import { shownFilm } from './films/filmsView';
import { filmTroubles } from './films/filmTroubles';
import { keptFilms, FILMS_KEPT } from './films/keptFilms';
import { createMarks, type MarksPort } from './marks/marks';
import { suggestedOf } from './marks/suggested';
import type { Mark } from './marks/mark';

/** What is kept while a match is played for what is made of it afterwards. */
export interface After {
  readonly port: MarksPort;
  films(): readonly Film[];
  /** Of the open match. */
  marks(): readonly Mark[];
  readonly troubles: TroubleSource;
  /** Another match may be open. */
  see(): void;
  stop(): void;
}

export interface AfterParts {
  readonly shelf: Shelf;
  readonly obs: Pick<Obs, 'line'>;
  readonly open: () => OpenMatch | null;
  readonly publish: (view: FilmsView) => void;
  /** What a director may want to show for moments that were marked. */
  readonly suggest: (beside: Beside) => void;
  readonly onTrouble: () => void;
  /** Unix ms. */
  readonly now: () => number;
  readonly log: Log;
}

export const createAfter = ({ shelf, obs, open, publish, suggest, onTrouble, now, log }: AfterParts): After => {
  const lines = INSTANCE_IDS.map((id) => obs.line(id));
  const kept = keptFilms(shelf);
  const keep = (action: () => void): void => {
    try {
      action();
    } catch (error) {
      log.warn(`What OBS records cannot be kept; chapters go by what is known: ${textOf(error)}`);
    }
  };
  const see = (): void => {
    publish({ films: films.list().slice(-FILMS_KEPT).map(shownFilm), marks: [...marks.list()] });
    const match = open();
    if (match !== null) suggest({ matchId: match.row.matchId, suggestions: suggestedOf(marks, match) });
  };
  const films = createFilms({
    lines,
    found: kept.found,
    newId: randomUUID,
    changed: (what) => {
      keep(() => kept.write(films.list()));
      if (what === 'life') return;
      see();
      onTrouble();
    },
    now,
  });
  const marks = createMarks({ shelf, open, changed: see, newId: randomUUID, now });
  const stops = lines.map((line) =>
    line.on('ReplayBufferSaved', ({ savedReplayPath: path }) => keep(() => marks.saved({ instance: line.id, path }))),
  );
  return {
    port: marks.port,
    films: films.list,
    marks: marks.list,
    troubles: () => filmTroubles(films.list(), now()),
    see,
    stop: () => {
      films.stop();
      for (const stop of stops) stop();
    },
  };
};
