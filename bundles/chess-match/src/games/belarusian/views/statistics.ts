import { countOf, type TeamCount } from '../../common/statistics';
import type { Call } from '../rules/calls';
import type { State } from '../rules/state';

/** Captures, and what was called out over the board (L11). */
export const statistics = ({ turns }: State): readonly TeamCount[] => {
  const made = turns.map(({ side, text, calls }) => ({ team: side, text, calls }));
  const called = (...any: readonly Call[]) => made.filter(({ calls }) => calls.some((call) => any.includes(call)));
  return [
    countOf(
      'captures',
      made.filter(({ text }) => text.includes('x')),
    ),
    countOf('checks', called('check', 'mate')),
    countOf('rokosh', called('rokosh')),
    countOf('thrones', called('throne')),
  ];
};
