import type { MatchView, RosterView, Side } from 'chess-match/client';
import { isOwnTeam } from 'chess-match/client/view';
import { Button, type PageProps } from '../shared';
import { ROSTER_TEXTS } from './texts/texts';

interface OtherTeamProps extends PageProps {
  readonly people: RosterView;
  readonly match: MatchView | undefined;
  readonly side: Side;
  readonly busy: boolean;
  /** These people are the team that the match has there. */
  readonly onOwn: (name: string) => void;
}

/**
 * Says that people are entered for a team that does not play the open match, and makes them that team's with one press.
 */
export const OtherTeam = ({ language, people, match, side, busy, onOwn }: OtherTeamProps) => {
  if (match === undefined || isOwnTeam(people, match, side)) return null;
  const texts = ROSTER_TEXTS[language];
  const { name } = match.teams[side];
  return (
    <p className="other-team problem" role="status" data-testid="other-team">
      {texts.otherTeam(name)}{' '}
      <Button busy={busy} data-testid="own-team" onClick={() => onOwn(name)}>
        {texts.areOf(name)}
      </Button>
    </p>
  );
};
