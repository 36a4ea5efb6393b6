import type { Person } from 'chess-match/client';
import { isOwnTeam } from 'chess-match/client/view';
import { EmptyState, Panel, Refusal } from '../../shared';
import { usePage } from '../state/context';
import { useShow } from '../state/useShow';
import { PersonRow } from './PersonRow';

/** One press for a person's lower third, one for the microphone's tag. */
export const PeoplePanel = () => {
  const { people, strings, match } = usePage();
  const words = strings.people;
  const show = useShow();
  const groups: readonly (readonly [string, string, readonly Person[]])[] = [
    ['white', people.white.name || strings.fields.white, people.white.people],
    ['black', people.black.name || strings.fields.black, people.black.people],
    ['commentators', words.commentators, people.commentators],
    ['arbiters', words.arbiters, people.arbiters],
  ];
  const entered = groups.filter(([, , persons]) => persons.length > 0);
  return (
    <Panel title={words.heading} className="people" testId="people">
      <Refusal problem={show.problem} onDismiss={show.clear} testId="people-refusal" />
      {entered.length === 0 && <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>}
      {entered.map(([id, label, persons]) => (
        <section key={id} aria-label={label} className="people-group" data-side={id}>
          <h3>{label}</h3>
          {(id === 'white' || id === 'black') && match !== null && !isOwnTeam(people, match, id) ? (
            <p className="problem" role="status" data-testid={`other-team-${id}`}>
              {words.otherTeam(match.teams[id].name)}
            </p>
          ) : null}
          <ul>
            {persons.map((person) => (
              <PersonRow key={person.id} person={person} send={show} />
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
};
