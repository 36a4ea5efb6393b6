import type { AirLanguage, MatchView, PeopleView } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { teamName } from '../air/people/teamName';
import { TeamHead } from './TeamHead';

interface TeamHeadsProps {
  readonly match: MatchView;
  readonly people: PeopleView;
  readonly language: AirLanguage;
  /** Of both together, and of what is between them. Pixels. */
  readonly width: number;
  readonly gap: number;
}

/** Both teams side by side. */
export const TeamHeads = ({ match, people, language, width, gap }: TeamHeadsProps) => {
  const half = (width - gap) / 2;
  return (
    <div style={{ display: 'flex', gap }}>
      {SIDES.map((side) => (
        <div key={side} style={{ width: half }}>
          <TeamHead {...{ side, match, people, language }} team={teamName(match, people, side)} isBeside width={half} />
        </div>
      ))}
    </div>
  );
};
