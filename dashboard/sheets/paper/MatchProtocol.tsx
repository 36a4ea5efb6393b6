import { formatPair } from 'chess-match/client';
import { boardName, formatClock } from 'chess-match/client/view';
import type { PrintedMatch } from 'chess-match/client/printed';
import { gameName } from '../../shared/matchForm';
import { dateText, timeOfDay } from '../../shared/times';
import { Agreed } from './Agreed';
import { EntriesTable } from './EntriesTable';
import { Facts } from './Facts';
import { ScoredTable } from './ScoredTable';
import { Signatures } from './Signatures';
import { type Words } from './words';

const SIDES = ['white', 'black'] as const;

interface MatchProtocolProps {
  readonly match: PrintedMatch;
  readonly words: Words;
  readonly page: string;
}

type Points = PrintedMatch['score'];
const pointsText = ({ white, black }: Points): string => formatPair(white, black);

const Head = ({ match, words }: Omit<MatchProtocolProps, 'page'>) => {
  const { texts, language } = words;
  const { begunAtMs, endedAtMs } = match;
  return (
    <header>
      <h2>
        {texts.protocol}
        {match.isRehearsal ? <em>{texts.rehearsal}</em> : null}
      </h2>
      <Facts
        facts={[
          [texts.event, match.event],
          [texts.game, gameName(match.game, language)],
          [texts.date, begunAtMs === null ? '' : dateText(begunAtMs, language)],
          [texts.place, ''],
          [texts.begun, begunAtMs === null ? '' : timeOfDay(begunAtMs, language)],
          [texts.ended, endedAtMs === null ? '' : timeOfDay(endedAtMs, language)],
        ]}
      />
    </header>
  );
};

const Standing = ({ match: { teams, score, before, isOver, begunAtMs }, words }: Omit<MatchProtocolProps, 'page'>) => {
  const { texts } = words;
  const sum = (side: 'white' | 'black'): number => before.reduce((total, points) => total + points[side], score[side]);
  const games: readonly (readonly [string, string])[] =
    before.length === 0
      ? []
      : [
          ...before.map((points, index) => [texts.earlier(index + 1), pointsText(points)] as const),
          [texts.earlier(before.length + 1), pointsText(score)],
          [texts.together, pointsText({ white: sum('white'), black: sum('black') })],
        ];
  return (
    <section className="paper-score">
      <div>
        <b>{teams.white.name || texts.white}</b>
        <strong>{begunAtMs === null ? ':' : pointsText(score)}</strong>
        <b>{teams.black.name || texts.black}</b>
      </div>
      {isOver || begunAtMs === null ? null : <small>{texts.unfinished}</small>}
      {games.length === 0 ? null : <Facts facts={games} />}
    </section>
  );
};

interface TeamsProps extends Omit<MatchProtocolProps, 'page'> {
  readonly isEmpty: boolean;
}

/** A captain, five players and a reserve, where they are written in by hand. */
const HAND_LINES = [1, 2, 3, 4, 5, 6];

const Teams = ({ match: { teams }, words: { texts }, isEmpty }: TeamsProps) => (
  <section className="paper-teams">
    {SIDES.map((side) => (
      <div key={side}>
        <h3>
          {texts[side]}
          {teams[side].name === '' ? '' : ` · ${teams[side].name}`}
        </h3>
        {teams[side].people.length > 0 ? null : isEmpty ? (
          <ul className="paper-hand">
            {HAND_LINES.map((line) => (
              <li key={line} />
            ))}
          </ul>
        ) : (
          <p>{texts.nobody}</p>
        )}
        <ul>
          {teams[side].people.map(({ id, name, title, role, elo, seat }) => (
            <li key={id}>
              {[name, title, elo === null ? '' : String(elo), texts.role[role], seat === null ? '' : texts.seat(seat)]
                .filter((part) => part !== '')
                .join(', ')}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </section>
);

const Clocks = ({ match: { clocks, isOver }, words: { texts } }: Omit<MatchProtocolProps, 'page'>) => (
  <section>
    <h3>
      {texts.clocks} · {isOver ? texts.clockAtEnd : texts.clockNow}
    </h3>
    <p className="paper-clocks">
      {clocks
        .map(
          ({ side, board, remainingMs }) =>
            `${board === null ? '' : `${texts.board} ${board}, `}${texts[side]} ${formatClock(remainingMs)}`,
        )
        .join(' · ')}
    </p>
  </section>
);

/** The protocol of a match: who played, the score and what it came from, all that was entered, signatures. */
export const MatchProtocol = ({ match, words, page }: MatchProtocolProps) => {
  const { texts } = words;
  const captain = (side: 'white' | 'black'): string =>
    match.teams[side].people.find(({ role }) => role === 'captain')?.name ?? match.teams[side].name;
  const named = (board: number): string => boardName(match, board);
  const isEmpty = match.matchId === null || match.begunAtMs === null;
  return (
    <article className="paper-part paper-protocol" style={{ page }} data-testid="sheet-protocol">
      <Head match={match} words={words} />
      <Standing match={match} words={words} />
      <Teams match={match} words={words} isEmpty={isEmpty} />
      <Agreed match={match} words={words} />
      <section>
        <h3>{texts.scored}</h3>
        <ScoredTable match={match} words={words} boardName={named} isEmpty={isEmpty} />
      </section>
      {isEmpty ? null : <Clocks match={match} words={words} />}
      <section>
        <h3>{texts.entries}</h3>
        <EntriesTable match={match} words={words} isEmpty={isEmpty} />
      </section>
      <section className="paper-noted">
        <h3>{texts.noted}</h3>
      </section>
      <Signatures
        title={texts.signatures}
        of={[
          ...SIDES.map((side) => [`${texts.captain} · ${texts[side]}`, captain(side)] as const),
          [texts.arbiter, match.arbiters.map(({ name }) => name).join(', ')],
        ]}
      />
    </article>
  );
};
