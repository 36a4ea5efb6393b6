import { useProtocol, type MatchView, type ProtocolView } from 'chess-match/client';
import { useState } from 'react';
import type { Tab } from '../shared/ui';
import { useArbiterTexts } from '../shared/arbiter/data';
import { IncidentsTab } from './IncidentsTab';
import { ProtocolTab } from './ProtocolTab';

/** Before it has come. */
const NO_PROTOCOL: ProtocolView = { entries: [], older: 0, olderOut: 0 };

/** The tabs that every game has: incidents, and the protocol. @param open the tab that is shown */
export const useProtocolTabs = (
  match: MatchView,
  shown: ProtocolView | undefined,
  open: string,
): readonly [Tab<'incidents'>, Tab<'protocol'>] => {
  const texts = useArbiterTexts();
  const [isWhole, setWhole] = useState(false);
  const protocol = useProtocol(match.matchId ?? '', shown ?? NO_PROTOCOL, isWhole || open === 'incidents');
  return [
    {
      id: 'incidents',
      label: texts.incidents.tab,
      content: <IncidentsTab match={match} protocol={shown === undefined ? undefined : protocol} />,
    },
    {
      id: 'protocol',
      label: texts.protocol.tab,
      content:
        shown === undefined ? null : <ProtocolTab match={match} protocol={protocol} onWhole={() => setWhole(true)} />,
    },
  ];
};
