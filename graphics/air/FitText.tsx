import { memo, useMemo } from 'react';
import { fitText, type Fit, type FitBox, type Measure } from './fitText';
import { FIGURES } from './fonts';
import look from './look.module.css';

const PROBE_PX = 100;

/** One for each weight and page: making a canvas costs more than all that is measured on it. */
const measures = new Map<number, Measure>();

const newMeasure = (weight: number): Measure => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length;
  context.font = `${weight} ${PROBE_PX}px "${FIGURES}"`;
  return (text) => context.measureText(text).width / PROBE_PX;
};

/** Measures widths of the figures family; the page is painted only when its faces are loaded. */
export const measureFigures = (weight: number): Measure => {
  const measure = measures.get(weight) ?? newMeasure(weight);
  measures.set(weight, measure);
  return measure;
};

interface FitTextProps extends FitBox {
  readonly text: string;
  readonly weight: number;
}

/** Lines of the figures family, as large as they were found to fit. */
export const TextLines = ({
  fit: { fontSize, lines, isCut },
  weight,
}: {
  readonly fit: Fit;
  readonly weight: number;
}) => (
  <span
    className={look.figures}
    data-cut={isCut || undefined}
    style={{ display: 'block', fontSize, fontWeight: weight, lineHeight: 1, whiteSpace: 'nowrap' }}
  >
    {lines.map((line, index) => (
      <span key={index} style={{ display: 'block' }}>
        {line}
      </span>
    ))}
  </span>
);

/**
 * A name in the figures family, as large as its box allows, on one line or two, and cut only where nobody could read it
 * whole.
 */
export const FitText = memo(function FitText({ text, weight, width, oneLine, twoLines }: FitTextProps) {
  const fit = useMemo(
    () => fitText(text, { width, oneLine, twoLines }, measureFigures(weight)),
    [text, weight, width, oneLine, twoLines],
  );
  return <TextLines fit={fit} weight={weight} />;
});
