import type { Problem } from '@schemas/draft';
import type { RecordedGame } from '../../../games/common/records';
import type { AskedDemonstration, DemonstrationPort } from '../../authority/handlers/ports';
import type { Listener } from '../../publish/outlet';
import type { Commands } from '../../authority/submit';
import { DEMO_PLAYER } from '../../authority/identity';
import type { RosterView } from '@schemas/roster';
import type { ShowView } from '@schemas/show';
import { BREAK_STANDS, castOf, demoTeams, RECAP, RESULT_STANDS } from '../../../show';
import { GAME_FORMS } from '../../../games/words';
import type { Language } from '../../../view/language';
import { refuse } from '../../base/errors';
import type { Log } from '../../base/log';
import type { OpenMatch } from '../../authority/openMatch';
import { createDemoDirector } from './director';
import { createEvening } from './evening';
import { createHand } from './hand';
import { isForTheDesk, isHarmless } from './minded';
import { unhurried } from './tempo';

export interface DemoParts {
  readonly commands: Pick<Commands, 'submit' | 'open'>;
  /** Its turns are played; it names the match. By the game's id; null for a game that has none. */
  readonly demonstrationOf: (game: string) => RecordedGame | null;
  /** The games that have one. */
  readonly demonstrations: readonly string[];
  /** Where nobody asks for another one. */
  readonly defaultGame: string;
  /** From one turn to the next where nobody asks for another pace; longer where a picture tells of the turn. */
  readonly paceMs: number;
  /** Of teams, people and what is said, where nobody asks for another one. */
  readonly language: Language;
  /** As published last. */
  readonly show: () => ShowView;
  readonly people: () => RosterView;
  /** Whether any page is open: without one nothing is played again, as every game fills the journal. */
  readonly isWatched: () => boolean;
  readonly now: () => number;
  readonly log: Log;
  /** Called when the player starts or stops. */
  readonly onChange: () => void;
}

/**
 * Plays a recorded match by the same commands as anyone else, and shows it as a director would: who plays, the game,
 * what is suggested as it happens, what there is time for, and the result; then, after a break, that of the next game,
 * or of the one that was asked for, as another match, for as long as anybody looks. It steps back for good as soon as
 * somebody else does anything to the match; from the pictures of this game, where somebody takes the desk.
 */
export interface DemoPlayer extends DemonstrationPort {
  /** Goes on with the open match where the record stands; with another one where it is over. */
  resume(): void;
  /** Plays another game's in place of the open match, which is one of its own. */
  playInstead(game: string): Promise<Problem | null>;
  isPlaying(): boolean;
  /** Steps back where it was somebody else's. */
  readonly hear: Listener['hear'];
  stop(): void;
}

/** Nobody asked for one: whoever looks on sees them all. */
const following = (games: readonly string[], game: string): string =>
  games[(games.indexOf(game) + 1) % games.length] ?? game;

/** What the game is called; its id where it has no words. */
const calledIn = (game: string, language: Language): string => GAME_FORMS[game]?.texts[language].game ?? game;

/** A match of its own two teams, under the settings of the record. */
const newMatch = (game: string, language: Language, settings: RecordedGame['settings']) => {
  const event = castOf(language).event(calledIn(game, language));
  return { type: 'newMatch', game, event, ...demoTeams(language), settings, returnOf: null };
};

const USUAL: AskedDemonstration = { game: null, paceMs: null, language: null };

export const createDemoPlayer = (parts: DemoParts): DemoPlayer => {
  const { commands, demonstrationOf, demonstrations, defaultGame, isWatched, now, log, onChange } = parts;
  let asked = USUAL;
  let game = defaultGame;
  let isPlaying = false;

  const paceMs = (): number => asked.paceMs ?? parts.paceMs;
  const language = (): Language => asked.language ?? parts.language;
  const mine = (): OpenMatch | null => (isPlaying ? commands.open() : null);
  const ownMatch = (): string | undefined => mine()?.row.matchId;
  const stop = (): void => {
    hand.cancel();
    if (!isPlaying) return;
    void director.nobodySpeaks();
    isPlaying = false;
    onChange();
  };
  const hand = createHand({ commands, now, log, stop });
  const director = createDemoDirector({ send: hand.send, show: parts.show, people: parts.people });
  /** Does it, and what is next so many paces later, unless another match has taken the place of this one meanwhile. */
  const stand = async (doing: Promise<unknown>, paces: number, next: () => Promise<void>): Promise<void> => {
    const playedId = ownMatch();
    await doing;
    if (playedId !== undefined && ownMatch() === playedId) hand.later(next, paceMs() * paces);
  };
  const tellResult = (): Promise<void> => stand(director.showResult(), RESULT_STANDS, goOn);
  /** Where no turn ended the game it is said, as it was; then the game in short, and the result. */
  const tellEnd = async (): Promise<void> => {
    for (const said of demonstrationOf(game)?.ended ?? [])
      if (mine()?.views.match.status !== 'playing' || (await hand.sendOrStop(said)) !== null) break;
    await stand(director.take(RECAP.cue), RECAP.paces, tellResult);
  };
  const evening = createEvening({ hand, director, mine, recordOf: demonstrationOf, paceMs, tellEnd });
  /**
   * One demonstration stands in the list of matches, however often it was played.
   * @param played the match that it has played before, which is put away
   */
  const begin = async (wanted: string, played: string | undefined): Promise<Problem | null> => {
    const record = demonstrationOf(wanted);
    if (record === null) return refuse('demonstration/none', { game: wanted, known: demonstrations });
    hand.cancel();
    game = wanted;
    isPlaying = true;
    const made = newMatch(game, language(), unhurried(record.settings, paceMs()));
    const refused = await hand.sendOrStop(made);
    if (refused !== null) return refused;
    if (played !== undefined) await hand.send({ type: 'archiveMatch', matchId: played, archived: true });
    await director.introduce(made, language());
    onChange();
    evening.begin();
    return null;
  };
  /** The next one is announced where anybody looks; else the result stands. */
  const goOn = async (): Promise<void> => {
    if (!isWatched()) {
      hand.later(goOn, paceMs() * RESULT_STANDS);
      return;
    }
    const [playedId, next] = [ownMatch(), asked.game ?? following(demonstrations, game)];
    const text = castOf(language()).next(calledIn(next, language()));
    await stand(
      director.announceNext(text, now() + paceMs() * BREAK_STANDS),
      BREAK_STANDS,
      async () => void (await begin(next, playedId)),
    );
  };
  return {
    play: (wanted) => {
      asked = wanted;
      return begin(wanted.game ?? defaultGame, ownMatch());
    },
    playInstead: (other) => {
      asked = { ...asked, game: other };
      return begin(other, commands.open()?.row.matchId);
    },
    resume: () => {
      const standing = commands.open();
      game = standing?.game.id ?? defaultGame;
      isPlaying = true;
      onChange();
      if (standing === null || standing.views.match.ply > 0 || standing.views.clocks.running) evening.goOn();
      else evening.begin();
    },
    isPlaying: () => isPlaying,
    hear: ({ input, identity: { name }, answer }) => {
      if (!answer.ok || name === DEMO_PLAYER.name) return;
      const { type } = input as { readonly type: string };
      if (isForTheDesk(type)) director.leave();
      if (!isHarmless(type)) stop();
    },
    stop,
  };
};
