import { placeText, type AirLanguage, type MatchView, type PeopleView, type Side } from 'chess-match/client';
import { Badge } from '../air/Badge';
import { lineUp } from '../air/people/lineUp';
import { ZONES } from '../air/theme';
import { PersonCard } from './PersonCard';
import { PersonRow } from './PersonRow';
import { cardsAndRows, LOW_ROW, MOST_ROWS, rowHeight } from './rows';
import { TeamHead } from './TeamHead';
import { teamsWords } from './words';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import sides from '../air/sides.module.css';
import css from './teams.module.css';

interface LineUpProps {
  readonly people: PeopleView;
  readonly side: Side;
  readonly team: string;
  /** Whose boards have a work table each. */
  readonly match: Pick<MatchView, 'game' | 'boards' | 'teams' | 'seats'>;
  readonly language: AirLanguage;
}

/** Pixels. */
const FULL = ZONES.whole.width;
const HALF = FULL / 2 - 8;
const CARD_GAP = 12;
const FEWEST_CARDS = 5;

interface UnknownProps {
  readonly side: Side;
  /** Of a seat's badge. Pixels. */
  readonly badge: number;
  /** Whose boards have a work table each. */
  readonly match: Pick<MatchView, 'game' | 'boards'>;
  readonly language: AirLanguage;
}

/** A line-up that nobody has entered yet: the work tables at which they will sit. */
const Unknown = ({ side, badge, match, language }: UnknownProps) => (
  <>
    <div className={classes(css.unknown, look.plate)}>{teamsWords(language).unknown}</div>
    <div className={css.seats}>
      {Array.from({ length: match.boards }, (_, index) => (
        <div key={index} className={classes(css.seat, look.plate)}>
          <span className={classes(css.seatFace, sides[side])}>
            <Badge board={index + 1} size={badge} />
          </span>
          <span className={classes(css.seatTable, look.figures)}>{placeText(match.game, index + 1, language)}</span>
        </div>
      ))}
    </div>
  </>
);

/** One of two teams: everyone in a row of their own. */
export const HalfLineUp = ({ people, side, team, match, language }: LineUpProps) => {
  const members = lineUp(people[side].people).slice(0, MOST_ROWS);
  return (
    <div className={css.half} style={{ width: HALF }}>
      <TeamHead side={side} team={team} match={match} people={people} isBeside width={HALF} language={language} />
      {members.length === 0 && <Unknown side={side} badge={64} match={match} language={language} />}
      {members.map((person) => (
        <PersonRow
          key={person.id}
          person={person}
          seating={match}
          side={side}
          width={HALF}
          height={rowHeight(members.length)}
          language={language}
        />
      ))}
    </div>
  );
};

/** One team alone: those who play as large cards, the others below. */
export const FullLineUp = ({ people, side, team, match, language }: LineUpProps) => {
  const { cards, rows } = cardsAndRows(people[side].people);
  const columns = Math.max(FEWEST_CARDS, cards.length);
  const width = (FULL - CARD_GAP * (columns - 1)) / columns;
  return (
    <div className={css.full}>
      <TeamHead
        side={side}
        team={team}
        match={match}
        people={people}
        isBeside={false}
        width={FULL}
        language={language}
      />
      {cards.length + rows.length === 0 && <Unknown side={side} badge={144} match={match} language={language} />}
      <div className={css.cards} style={{ gap: CARD_GAP }}>
        {cards.map((person) => (
          <PersonCard key={person.id} person={person} seating={match} side={side} width={width} language={language} />
        ))}
      </div>
      <div className={css.rows}>
        {rows.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            seating={match}
            side={side}
            width={rows.length === 1 ? FULL : (FULL - CARD_GAP) / 2}
            height={LOW_ROW}
            language={language}
          />
        ))}
      </div>
    </div>
  );
};
