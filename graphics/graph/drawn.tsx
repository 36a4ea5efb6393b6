import { onAir } from '../air/onAir';
import type { DrawingProps } from '../air/onAirParts';
import { withinAir } from '../motion/air';
import { calmed } from '../outlook/calmed';
import { planGraph, type GrowStep } from './plan';
import { Plate } from './Plate';
import { GRAPH_VIEWS, type GraphName } from './shown';
import type { Signs } from './signs';
import { buildGraph } from './timeline';

/** The graphic `graph` of a game that an engine judges. @param signs of what happens in it, beside boards that end */
export const graphOf = (signs: Signs) =>
  calmed(
    onAir({
      graphic: 'graph',
      names: GRAPH_VIEWS,
      plan: planGraph,
      build: withinAir(buildGraph),
      Drawing: ({ picture, language }: DrawingProps<'graph', GraphName, GrowStep>) => {
        const { state } = picture.outlook.engine;
        if (state === 'off' || state === 'not-here' || picture.match.status === 'none') return null;
        return <Plate picture={picture} signs={signs} language={language} />;
      },
    }),
  );
