import { FIGURES, TEXT } from '../air/fonts';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import css from './testCard.module.css';

const ROWS = [
  { family: FIGURES, size: 64, text: 'Жеребцов 10:13½ Queen’s' },
  { family: FIGURES, size: 40, text: 'Ферзь Öst Ёлка 1:29:58 e4 ½ №' },
  { family: FIGURES, size: 32, text: 'Щука Ёж Øgår Бб Gg 0123456789 ½ − × №' },
  { family: TEXT, size: 40, text: 'Чёрные ходят: 48... Rxd5+' },
  { family: TEXT, size: 28, text: 'Эй, жлоб! Где туз? Прячь юных съёмщиц в шкаф.' },
  { family: TEXT, size: 24, text: 'The quick brown fox jumps over the lazy dog. 0123456789 ½' },
] as const;

/** Both faces in the sizes of the family, with the letters of both languages. */
export const TypeSamples = () => (
  <div className={classes(css.type, look.plate)}>
    {ROWS.map(({ family, size, text }) => (
      <p key={text} style={{ fontFamily: `'${family}'`, fontSize: size }}>
        {text}
      </p>
    ))}
  </div>
);
