import type { AirView, GraphicId } from 'chess-match/client';
import { GRAPHIC_IDS } from 'chess-match/client/show';
import type { Data } from './data';
import { contentFrom } from './fields';

/**
 * What a graphic of a host is drawn from: what else is on air in our show is no affair of that host, so of it this
 * graphic knows itself alone.
 */
export const airWith = <G extends GraphicId>(air: AirView, graphic: G, isOn: boolean, data: Data): AirView => {
  const graphics = Object.fromEntries(GRAPHIC_IDS.map((id) => [id, { ...air.graphics[id], on: false }]));
  const slot = air.graphics[graphic];
  const content = contentFrom(graphic, data, slot.content);
  return { ...air, graphics: { ...graphics, [graphic]: { ...slot, on: isOn, content } } as AirView['graphics'] };
};
