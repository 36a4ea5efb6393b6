import { useMemo } from 'react';
import type { DrawingProps } from '../../../air/onAirParts';
import { Band, ROOM } from '../../../ticker/Band';
import type { TickerStep } from '../../../ticker/plan';
import { entriesOf } from './entries';
import { layoutTicker } from './layout';
import type { Source } from './sources';
import { Turn } from './Turn';

/** The last turns in one line, the newest at its end: those for which there is no room leave at its beginning. */
export const Ticker = ({ picture, before: previous, steps, language }: DrawingProps<'ticker', Source, TickerStep>) => {
  const { style, entries } = useMemo(() => layoutTicker(entriesOf(picture), ROOM, language), [picture, language]);
  const isScrolling = steps.some(({ kind }) => kind === 'scroll');
  const before = isScrolling && previous ? layoutTicker(entriesOf(previous), ROOM, language).entries : [];
  const gone = before.filter(({ ply }) => entries.every((entry) => entry.ply !== ply));
  if (entries.length === 0) return null;
  return (
    <Band
      size={style.size}
      language={language}
      gone={gone.map((entry) => (
        <Turn key={entry.ply} entry={entry} style={style} role="turn-gone" />
      ))}
    >
      {entries.map((entry) => (
        <Turn key={entry.ply} entry={entry} style={style} role="turn" />
      ))}
    </Band>
  );
};
