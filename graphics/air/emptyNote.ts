import { GRAPHIC_NAMES, type GraphicId, type AirLanguage } from 'chess-match/client';
import { airOf, subscribeAir } from './air';
import css from './emptyNote.module.css';
import { isInObs } from './inObs';

/** Panels, which have no Belarusian, call it by its name. */
const TEXTS: Readonly<Record<AirLanguage, (graphic: GraphicId) => string>> = {
  en: (graphic) =>
    `“${GRAPHIC_NAMES.en[graphic].name}” is not on air: the picture is empty until the director takes it. `,
  ru: (graphic) =>
    `«${GRAPHIC_NAMES.ru[graphic].name}» не в эфире: картинка пуста, пока режиссёр не переведёт её в эфир. `,
  be: () => 'Гэтага няма ў эфіры: карцінка пустая, пакуль рэжысёр не перавядзе яе ў эфір. ',
};
const ALL: Readonly<Record<AirLanguage, string>> = { en: 'All pages', ru: 'Все страницы', be: 'Усе старонкі' };

/**
 * Tells a person who opened a graphic in a browser why there is nothing to see. He is known by his pointer: OBS, other
 * programs that take the page as a picture, monitors and tests move none, and nothing of this ever stands in theirs.
 */
export const noteWhenEmpty = (graphic: GraphicId, language: AirLanguage): void => {
  if (isInObs()) return;
  const begin = (): void => {
    const note = document.createElement('p');
    const all = document.createElement('a');
    note.className = css.note ?? '';
    note.dataset['note'] = 'empty';
    all.href = '/';
    all.textContent = ALL[language];
    note.append(TEXTS[language](graphic), all);
    note.hidden = true;
    document.body.append(note);
    subscribeAir([], false, ({ air }) => {
      note.hidden = airOf(air, graphic).on;
    });
  };
  addEventListener('pointermove', begin, { once: true });
};
