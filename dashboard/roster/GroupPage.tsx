import { useReplicant, type RosterPerson, type RosterView, type Side } from 'chess-match/client';
import { opponent } from 'chess-match/client/view';
import type { PageProps } from '../shared';
import { GroupTable } from './GroupTable';
import { membersOf, withMembers, type Group } from './model/people';
import { OtherTeam } from './OtherTeam';
import { TeamFields } from './TeamFields';
import type { RosterControl } from './useRoster';

interface GroupPageProps extends PageProps {
  readonly people: RosterView;
  readonly group: Group;
  readonly control: Pick<RosterControl, 'change' | 'pending' | 'refuse'>;
  readonly onEdit: (person: RosterPerson | null) => void;
}

interface OfTeamProps extends Omit<GroupPageProps, 'group' | 'onEdit'> {
  readonly side: Side;
}

/** A team itself: its name, colours, logo. */
const OfTeam = ({ language, people, side, control: { change, pending, refuse } }: OfTeamProps) => {
  const match = useReplicant('match');
  const changeTeam = (team: Partial<RosterView['white']>): Promise<boolean> =>
    change({ ...people, [side]: { ...people[side], ...team } });
  return (
    <>
      <OtherTeam
        language={language}
        people={people}
        match={match}
        side={side}
        busy={pending}
        onOwn={(name) => void changeTeam({ name, short: '' })}
      />
      <TeamFields
        key={side}
        language={language}
        team={people[side]}
        other={people[opponent(side)]}
        nameInMatch={match === undefined || match.demo ? '' : match.teams[side].name}
        onChange={changeTeam}
        onConflict={refuse}
      />
    </>
  );
};

/** A group of people, and the team where it is one. */
export const GroupPage = ({ language, people, group, control, onEdit }: GroupPageProps) => (
  <>
    {group === 'white' || group === 'black' ? (
      <OfTeam language={language} people={people} side={group} control={control} />
    ) : null}
    <GroupTable
      language={language}
      group={group}
      members={membersOf(people, group)}
      busy={control.pending}
      onEdit={onEdit}
      onChange={(members) => void control.change(withMembers(people, group, members))}
    />
  </>
);
