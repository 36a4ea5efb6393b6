import type { Language, PeopleView, Side } from 'chess-match/client';
import { lineUp } from '../shared/people/lineUp';
import { AREAS } from '../shared/theme';
import { PersonCard } from './PersonCard';
import { PersonRow } from './PersonRow';
import { cardsAndRows, MOST_ROWS, rowHeight } from './rows';
import { TeamHead } from './TeamHead';
import { teamsWords } from './words';

interface LineUpProps {
  readonly people: PeopleView;
  readonly side: Side;
  readonly team: string;
  readonly language: Language;
}

/** Pixels. */
const FULL = AREAS.full.width;
const HALF = FULL / 2 - 8;
const CARD_GAP = 12;
const FEWEST_CARDS = 5;
const ROWS_BESIDE = 2;
/** Of the large portraits, with one line of rows below and with two. */
const PHOTO = 450;
const SHORT_PHOTO = 330;

const Unknown = ({ language }: { readonly language: Language }) => (
  <div className="team-unknown plate">{teamsWords(language).unknown}</div>
);

/** One of two teams: everyone in a row of their own. */
export const HalfLineUp = ({ people, side, team, language }: LineUpProps) => {
  const members = lineUp(people[side].people).slice(0, MOST_ROWS);
  return (
    <div className="team-half" style={{ width: HALF }}>
      <TeamHead side={side} team={team} logo={people[side].logo} width={HALF} language={language} />
      {members.length === 0 && <Unknown language={language} />}
      {members.map((person) => (
        <PersonRow
          key={person.id}
          person={person}
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
export const FullLineUp = ({ people, side, team, language }: LineUpProps) => {
  const { cards, rows } = cardsAndRows(people[side].people);
  const columns = Math.max(FEWEST_CARDS, cards.length);
  const photoHeight = rows.length > ROWS_BESIDE ? SHORT_PHOTO : PHOTO;
  const width = (FULL - CARD_GAP * (columns - 1)) / columns;
  return (
    <div className="team-full">
      <TeamHead side={side} team={team} logo={people[side].logo} width={FULL} language={language} />
      {cards.length + rows.length === 0 && <Unknown language={language} />}
      <div className="team-cards" style={{ gap: CARD_GAP }}>
        {cards.map((person) => (
          <PersonCard
            key={person.id}
            person={person}
            side={side}
            width={width}
            photoHeight={photoHeight}
            language={language}
          />
        ))}
      </div>
      <div className="team-rows">
        {rows.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            side={side}
            width={HALF}
            height={rowHeight(1)}
            language={language}
          />
        ))}
      </div>
    </div>
  );
};
