import { useReplicant, type Language, type PeopleView, type SoundView } from 'chess-match/client';
import { EmptyState } from '../../shared';
import { Group } from './Group';
import { ReadingsContext, useOwnReadings } from './meter/readings';
import './sound.css';
import { StatusBar } from './StatusBar';
import { SOUND_TEXTS, type SoundTexts } from './texts/texts';

const everyone = ({ white, black, arbiters, commentators }: PeopleView) => [
  ...white.people,
  ...black.people,
  ...commentators,
  ...arbiters,
];

/** What nobody is connected with: inputs that are free, people without one. */
const Leftovers = ({ sound, people, texts }: { sound: SoundView; people: PeopleView; texts: SoundTexts }) => {
  const taken = new Set(sound.channels.map(({ input }) => input));
  const free = sound.inputs.filter((input) => !taken.has(input));
  const without = everyone(people).filter(({ id }) => !sound.channels.some((channel) => channel.people.includes(id)));
  return (
    <footer className="sound-leftovers">
      {free.length > 0 && (
        <p>
          {texts.freeInputs} {free.join(', ')}
        </p>
      )}
      {without.length > 0 && (
        <p>
          {texts.withoutMicrophone} {without.map(({ name }) => name).join(', ')}
        </p>
      )}
    </footer>
  );
};

/** Microphones on the director's page: live meters, who speaks, who is live, and how speech is told on each. */
export const SoundPanel = ({ language }: { readonly language: Language }) => {
  const texts = SOUND_TEXTS[language];
  const readings = useOwnReadings();
  const sound = useReplicant('sound');
  const people = useReplicant('people');
  const speaking = useReplicant('speaking')?.ids ?? [];
  if (sound === undefined || people === undefined) return null;
  const names = new Map(everyone(people).map(({ id, name }) => [id, name]));
  const nameOf = (id: string): string => names.get(id) ?? id;
  const titles = { white: people.white.name || texts.white, black: people.black.name || texts.black };
  const groups = (['white', 'black', null] as const)
    .map((side) => ({ side, channels: sound.channels.filter((channel) => channel.side === side) }))
    .filter(({ channels }) => channels.length > 0);
  return (
    <ReadingsContext value={readings}>
      <div className="sound-desk" data-testid="sound-desk">
        <StatusBar sound={sound} texts={texts} />
        {groups.length === 0 && <EmptyState title={texts.nobody}>{texts.nobodyHint}</EmptyState>}
        <div className="sound-groups">
          {groups.map(({ side, channels }) => (
            <Group
              key={side ?? 'others'}
              title={side === null ? texts.others : titles[side]}
              {...{ side, channels, nameOf, speaking, texts }}
            />
          ))}
        </div>
        <Leftovers sound={sound} people={people} texts={texts} />
      </div>
    </ReadingsContext>
  );
};
