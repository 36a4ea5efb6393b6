import { graphicOf } from '../air/graphic';
import { onAirParts } from '../air/onAirParts';
import { givingWay } from '../air/visit/givingWay';
import { withinAir } from '../motion/air';
import { calmed } from './calmed';
import { Outlook } from './Outlook';
import { planOutlook } from './plan';
import { OUTLOOK_VIEWS } from './shown';
import { buildOutlook } from './timeline';

/** The graphic `outlook` of a game that an engine judges: in the band it is out for as long as an announcement is. */
export const outlook = calmed(
  graphicOf(
    givingWay(
      onAirParts({
        graphic: 'outlook',
        names: OUTLOOK_VIEWS,
        plan: planOutlook,
        build: withinAir(buildOutlook),
        Drawing: Outlook,
      }),
    ),
  ),
);
