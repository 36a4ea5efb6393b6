import { VIEW_NAMES, type ReplicantName } from '../../contract/replicants';
import { viewsFor, VIEWS, type Audience } from '../../contract/views';
import { GAMES } from '../../games';
import { messageOf, stateOf } from '../api/liveState';
import { loadMatch } from '../authority/openMatch';
import type { Standing } from '../authority/commit';
import { openCurrentJournal } from '../journal/journal';
import { outlet } from '../publish/outlet';
import { createOutlets } from '../publish/outlets';
import { cut, type Picture } from '../publish/picture';
import { publishMatch } from '../publish/publishMatch';
import { createPublishing } from '../publish/publishing';
import { viewProblem } from '../publish/viewProblem';
import { shownViews } from '../publish/views';
import { createBench, listLog, type Bench } from './bench';

/** Who is sent something; `outside`: another program, and in the same words viewers at home. */
export type Who = Audience | 'outside';

export const AUDIENCES = ['public', 'crew', 'story', 'white', 'black', 'outside'] as const satisfies readonly Who[];

const viewsOf = (audience: Audience): readonly ReplicantName[] =>
  VIEW_NAMES.filter((name) => VIEWS[name].audience === audience);

/** Views, by name, in the words in which they are sent. */
type Texts = Readonly<Partial<Record<ReplicantName, string>>>;

/** All games with all that is published of them, to whom. */
export interface Watched extends Bench {
  /** What each audience holds, by what it was sent. */
  held(audience: Audience): Texts;
  /** What another program is told now. */
  outside(): string;
  /** The same for the match and the show, worked out from the journal by what has seen nothing before. */
  anew(audience: Audience): Texts;
  /** What was sent and is not as its schema says. */
  readonly wrong: readonly string[];
}

const silent = listLog([]);

/** Everything that is published of a journal that is open, to one picture. */
const pictureOf = (show: (publishing: ReturnType<typeof createPublishing>) => void): Picture => {
  let picture: Picture | null = null;
  const publishing = createPublishing(silent);
  show(publishing);
  publishing.openTo(
    createOutlets({
      outlets: [
        outlet({ name: 'pages', of: VIEW_NAMES, when: 'at once', take: (taken) => void (picture = taken as Picture) }),
      ],
      listeners: [],
      quiet: (task) => task(),
      log: silent,
      onTrouble: () => undefined,
    }),
  );
  publishing.put({});
  if (picture === null) throw new Error('Nothing was published.');
  return picture;
};

const textsOf = (picture: Picture, names: readonly ReplicantName[]): Texts =>
  Object.fromEntries(names.map((name) => [name, picture.text(name)]));

/** Views that follow from the journal alone, and from the drafts. */
const FROM_JOURNAL: ReadonlySet<ReplicantName> = new Set(
  VIEW_NAMES.filter((name) => VIEWS[name].wave !== 'independent' || ['air', 'show', 'people', 'roster'].includes(name)),
);

/** @param game of new matches */
export const createWatched = (game: string): Watched => {
  const journal = openCurrentJournal(':memory:', 0);
  const publishing = createPublishing(silent);
  const ofMatch = publishMatch(publishing, journal, () => false);
  const held = new Map<Audience, Record<ReplicantName, string>>();
  const wrong: string[] = [];
  let standing: Standing | null = null;
  let latest: Picture | null = null;
  const keep = (next: Standing): void => void (standing = next);
  const bench: Bench = createBench({
    parts: {
      journal,
      games: GAMES,
      defaultGame: game,
      publish: (next) => {
        keep(next);
        ofMatch.match(next);
        bench.commands.suggest.follow(next.open);
      },
      publishDraft: (next) => {
        keep(next);
        ofMatch.draft(next);
      },
      publishShow: (views) => publishing.put(shownViews(views)),
      publishBegun: (version) => publishing.put({ begun: { version } }),
    },
  });
  const outletFor = (audience: Audience) =>
    outlet({
      name: 'pages',
      of: viewsOf(audience),
      when: 'at once',
      take: (picture, changed) => {
        const texts = held.get(audience) ?? ({} as Record<ReplicantName, string>);
        for (const name of changed) {
          texts[name] = picture.text(name);
          const problem = viewProblem(name, JSON.parse(texts[name]));
          if (problem !== null) wrong.push(problem);
        }
        held.set(audience, texts);
      },
    });
  publishing.openTo(
    createOutlets({
      outlets: [
        ...(['public', 'crew', 'story', 'white', 'black'] as const).map(outletFor),
        outlet({
          name: 'programs',
          of: viewsFor('programs'),
          when: 'at once',
          take: (picture) => void (latest = picture as Picture),
        }),
      ],
      listeners: [],
      quiet: (task) => task(),
      log: silent,
      onTrouble: () => undefined,
    }),
  );
  bench.commands.republish();
  return {
    ...bench,
    held: (audience) => ({ ...held.get(audience) }),
    outside: () => {
      if (latest === null) return '';
      const state = stateOf(cut(latest, viewsFor('programs')));
      return messageOf({ state, json: JSON.stringify(state), version: 0 }, 0, 0, null);
    },
    anew: (audience) => {
      const matchId = journal.openMatchId();
      const loaded = matchId === null ? null : loadMatch(journal, GAMES, matchId);
      const then = standing;
      const reloaded = createBench({
        parts: { journal, games: GAMES, defaultGame: game },
      });
      const picture = pictureOf((fresh) => {
        if (then !== null)
          publishMatch(fresh, journal, () => false).match({ ...then, open: loaded?.ok === true ? loaded.value : null });
        fresh.put(shownViews(reloaded.commands.show()));
      });
      return textsOf(
        picture,
        viewsOf(audience).filter((name) => FROM_JOURNAL.has(name)),
      );
    },
    wrong,
  };
};
