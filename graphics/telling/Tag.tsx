import { classes } from '../air/classes';
import look from '../air/look.module.css';
import css from './tag.module.css';

/** Says that nothing of this is happening now: a bright plate with the sign of going back. */
export const Tag = ({ text }: { readonly text: string }) => (
  <span className={classes(css.tag, look.figures)} data-role="past">
    <svg className={css.sign} viewBox="0 0 24 24">
      <path d="M12 4a8 8 0 1 1-7.6 5.5" />
      <path className={css.head} d="M12.6 .4v7.2L6.6 4z" />
    </svg>
    {text}
  </span>
);
