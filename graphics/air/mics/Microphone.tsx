import { classes } from '../classes';
import css from './microphone.module.css';

interface MicrophoneProps {
  readonly isOpen: boolean;
  /** Pixels. */
  readonly size: number;
}

/** The sign of an open or a silent microphone, in the colour of the text around it. */
export const Microphone = ({ isOpen, size }: MicrophoneProps) => (
  <svg
    className={classes(css.microphone, isOpen && css.isOpen)}
    viewBox="0 0 40 40"
    style={{ width: size, height: size }}
  >
    <circle className={css.disc} cx={20} cy={20} r={19} />
    <rect className={css.body} x={16} y={8.5} width={8} height={14} rx={4} />
    <path className={css.stand} d="M 12 18.5 a 8 8 0 0 0 16 0 M 20 26.5 v 4.5 M 15.5 31 h 9" />
  </svg>
);
