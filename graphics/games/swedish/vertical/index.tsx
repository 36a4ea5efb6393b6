import { verticalWith } from '../../../vertical/graphic';
import { Held } from './Held';

/** The graphic `vertical` of Swedish chess: beside the large board what may be dropped there. */
export const vertical = verticalWith({
  rail: ({ match }, view) => <Held match={match} view={view} />,
});
