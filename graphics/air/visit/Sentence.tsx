import { useMemo } from 'react';
import type { Measure } from '../fitText';
import { TEXT } from '../fonts';
import { wrapText, type TextSizes } from './wrapText';
import { classes } from '../classes';
import css from './keyChange.module.css';

const PROBE_PX = 100;
const WEIGHT = 500;

/** Widths of the text family; the page is painted only when its faces are loaded. */
const createMeasure = (): Measure => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length;
  context.font = `${WEIGHT} ${PROBE_PX}px "${TEXT}"`;
  return (text) => context.measureText(text).width / PROBE_PX;
};

interface SentenceProps {
  readonly text: string;
  readonly width: number;
  readonly sizes: TextSizes;
  /** What matters first stands out. */
  readonly tone: 'first' | 'second';
}

/** A sentence in even lines, as large as its room allows. */
export const Sentence = ({ text, width, sizes, tone }: SentenceProps) => {
  const { fontSize, lines } = useMemo(() => wrapText(text, width, sizes, createMeasure()), [text, width, sizes]);
  return (
    <p className={classes(css.sentence, tone === 'second' && css.isSecond)} style={{ fontSize, fontWeight: WEIGHT }}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
};
