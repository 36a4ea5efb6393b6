import type { AirView } from '@schemas/air';
import type { ShowView } from '@schemas/show';
import { GRAPHIC_IDS, type Air } from './graphics';
import { tellingsCued, type Tellings } from './telling/clock';

const viewOf = (
  version: number,
  ended: ShowView['ended'],
  tellings: Tellings,
  { graphics, undo }: ShowView,
  pick: (slot: ShowView['graphics'][keyof ShowView['graphics']]) => Air,
): AirView => ({
  version,
  ended,
  tellings,
  taken: undo?.what === 'take' ? undo.graphics.map(({ graphic }) => graphic) : [],
  graphics: Object.fromEntries(
    GRAPHIC_IDS.map((id) => {
      const { on, content } = pick(graphics[id]);
      return [id, { on, content, takes: graphics[id].takes }];
    }),
  ) as AirView['graphics'],
});

/**
 * The replicant `air`: it changes with what is on air alone, so that it does not so much as tell that something is
 * prepared.
 */
export const airView = (show: ShowView): AirView =>
  viewOf(show.airVersion, show.ended, show.tellings, show, (slot) => slot);

/** A result that is taken tells of the open match. */
const isResultCued = ({ graphics }: ShowView): boolean => graphics.result.cue?.on === true;

/** What would be on air if all that is cued were taken. */
export const previewView = (show: ShowView): AirView =>
  viewOf(show.version, isResultCued(show) ? null : show.ended, tellingsCued(show), show, (slot) => slot.cue ?? slot);
