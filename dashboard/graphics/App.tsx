import { GRAPHIC_IDS, useConnected, useReplicant } from 'chess-match/client';
import { useMemo, useState } from 'react';
import { useLanguage } from '../shared/useLanguage';
import { Card } from './Card';
import { PeopleEditor } from './PeopleEditor';
import { Page, type PageContext } from './state/context';
import { useDesk } from './state/desk';
import { slotOf } from './state/slots';
import { STRINGS } from './strings';
import { TopBar } from './TopBar';

/** Boards that can be put into focus while no match says how many there are. */
const BOARDS = 5;

/** Every graphic with what it shows and how to change that. */
export const App = () => {
  const [language, setLanguage] = useLanguage('graphics.language');
  const show = useReplicant('show');
  const people = useReplicant('people');
  const match = useReplicant('match');
  const isConnected = useConnected();
  const desk = useDesk();
  const [isPeopleOpen, setIsPeopleOpen] = useState(false);
  const strings = STRINGS[language];
  const boards = match?.boards || BOARDS;
  const page = useMemo<PageContext | null>(
    () => (people ? { desk, strings, people, boards, isConnected } : null),
    [desk, strings, people, boards, isConnected],
  );
  const banner = !isConnected && (
    <div className="banner" role="alert" data-testid="offline">
      {show ? strings.offline : strings.waiting}
    </div>
  );
  if (!show || !page) return <main className="page">{banner}</main>;
  return (
    <Page value={page}>
      <main className="page" data-connected={isConnected} data-show={show.version}>
        {banner}
        <TopBar
          show={show}
          isPeopleOpen={isPeopleOpen}
          onPeople={() => setIsPeopleOpen(!isPeopleOpen)}
          onLanguage={setLanguage}
        />
        {isPeopleOpen && <PeopleEditor />}
        <div className="cards">
          {GRAPHIC_IDS.map((graphic) => (
            <Card key={graphic} graphic={graphic} slot={slotOf(show, graphic)} />
          ))}
        </div>
      </main>
    </Page>
  );
};
