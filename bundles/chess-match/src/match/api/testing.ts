import { airView, emptyShow } from '../../show';
import { NO_STATISTICS } from '../publish/noStatistics';
import type { LiveSources } from './liveState';

/** Of what programs are told beside what viewers at home are: nothing counted, nobody heard, nothing on air. */
export const nothingApart = (): Pick<LiveSources, 'statistics' | 'spoken' | 'air'> => ({
  statistics: NO_STATISTICS,
  spoken: { people: [] },
  air: airView(emptyShow()),
});
