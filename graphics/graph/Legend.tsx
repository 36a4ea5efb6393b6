import type { AirLanguage } from 'chess-match/client';
import { Ended } from './Ended';
import type { GraphLayout } from './layout';
import type { Signs } from './signs';
import { graphWords } from './words';
import css from './graph.module.css';

interface LegendProps {
  readonly layout: GraphLayout;
  readonly signs: Signs;
  readonly language: AirLanguage;
}

/** What stands in this drawing, and nothing else. */
export const Legend = ({ layout, signs, language }: LegendProps) => {
  const words = graphWords(language);
  const kinds = new Set(layout.marks.map(({ happening }) => happening.kind));
  return (
    <div className={css.legend}>
      <span>
        <svg className={css.key} viewBox="0 0 34 26">
          <path className={css.line} d="M 1 20 L 12 8 L 20 16 L 33 4" />
        </svg>
        {words.curve}
      </span>
      <span>
        <svg className={css.key} viewBox="0 0 34 26">
          <rect className={css.band} x={1} y={3} width={32} height={20} fill="url(#graph-spread)" />
        </svg>
        {words.band}
      </span>
      {layout.gaps.length > 0 && (
        <span>
          <svg className={css.key} viewBox="0 0 34 26">
            <path className={css.gap} d="M 1 13 H 33" />
          </svg>
          {words.gap}
        </span>
      )}
      {Object.entries(signs).map(
        ([kind, { Sign, word }]) =>
          [...kinds].some((known) => known === kind) && (
            <span key={kind}>
              <Sign />
              {word(language)}
            </span>
          ),
      )}
      {kinds.has('end') && (
        <span>
          <Ended white={6} black={0} />
          {words.ended}
        </span>
      )}
      {layout.marks.some(({ row }) => row === null) && (
        <span>
          <svg className={css.key} viewBox="0 0 34 26">
            <circle className={css.tick} cx={17} cy={13} r={5} />
          </svg>
          {words.more}
        </span>
      )}
    </div>
  );
};
