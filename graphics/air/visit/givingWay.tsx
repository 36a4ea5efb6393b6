import type { GraphicId } from 'chess-match/client';
import { zoneOf } from 'chess-match/client/show';
import type { NameOn, OverlayParts, OverlayProps } from '../parts';
import { GivesWay } from './GivesWay';
import { useVisit } from './useVisit';

/** A graphic of the band goes out for as long as an announcement is in it, and comes back. */
export const givingWay = <G extends GraphicId, N extends NameOn<G>, Step>(
  own: OverlayParts<G, N, Step>,
): OverlayParts<G, N, Step> => {
  const Own = own.Overlay;
  const GivingWay = (props: OverlayProps<G, N, Step>) => {
    const isVisited = useVisit();
    const isAway = isVisited && zoneOf(own.graphic, props.current.content) === 'band';
    return (
      <GivesWay isAway={isAway}>
        <Own {...props} />
      </GivesWay>
    );
  };
  return { ...own, seesVisits: true, Overlay: GivingWay };
};
