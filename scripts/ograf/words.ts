import type { Language } from '../../bundles/chess-match/src/texts';
import type { FieldName } from '../../graphics/air/host/fields';

/** Fields that every exported graphic has. */
export type CommonName = 'server' | 'key' | 'language' | 'theme' | 'state';

interface FieldWords {
  readonly title: string;
  readonly description: string;
}

interface OgrafWords {
  /** Before the name of each graphic, in lists where graphics of others stand beside it. */
  readonly product: string;
  readonly fields: Readonly<Record<FieldName | CommonName, FieldWords>>;
  /** What an empty choice means, by field. */
  readonly asShow: string;
  readonly asBrowser: string;
  readonly sides: Readonly<Record<'white' | 'black' | 'both', string>>;
  readonly languages: Readonly<Record<'ru' | 'en' | 'be', string>>;
  readonly themes: Readonly<Record<'night' | 'paper', string>>;
}

export const OGRAF_WORDS: Readonly<Record<Language, OgrafWords>> = {
  en: {
    product: 'Chess',
    fields: {
      server: { title: 'Server', description: 'Of the match, "studio-pc:9090"; empty: the state below is drawn.' },
      key: { title: 'Key', description: 'Of another program (reader), from Set-up.' },
      state: { title: 'State', description: 'A message of /chess-match/live, where there is no server.' },
      language: { title: 'Language', description: 'Of the words in the graphic.' },
      theme: { title: 'Theme', description: 'Dark or light plates.' },
      board: { title: 'Board', description: '1 to 9; empty: as the director has it.' },
      side: { title: 'Team', description: 'One team, or both.' },
      name: { title: 'Name', description: 'Empty: whom the director has chosen.' },
      title: { title: 'Title', description: 'Empty: as the director has it.' },
      subtitle: { title: 'Subtitle', description: 'Empty: as the director has it.' },
      text: { title: 'Text', description: 'Empty: as the director has it.' },
      card: { title: 'Card', description: 'Of the rules, by its id; empty: as the director has it.' },
    },
    asShow: 'As the director has it',
    asBrowser: 'As the browser',
    sides: { white: 'White', black: 'Black', both: 'Both' },
    languages: { ru: 'Russian', en: 'English', be: 'Belarusian' },
    themes: { night: 'Night: dark plates', paper: 'Paper: light plates' },
  },
  ru: {
    product: 'Шахматы',
    fields: {
      server: { title: 'Сервер', description: 'Сервер матча, «studio-pc:9090»; пусто: рисуется состояние ниже.' },
      key: { title: 'Ключ', description: 'Ключ другой программы (reader), со страницы «Подготовка».' },
      state: { title: 'Состояние', description: 'Сообщение /chess-match/live, если сервера нет.' },
      language: { title: 'Язык', description: 'Язык надписей.' },
      theme: { title: 'Тема', description: 'Тёмные или светлые плашки.' },
      board: { title: 'Доска', description: 'От 1 до 9; пусто: как у режиссёра.' },
      side: { title: 'Команда', description: 'Одна команда или обе.' },
      name: { title: 'Имя', description: 'Пусто: кого выбрал режиссёр.' },
      title: { title: 'Заголовок', description: 'Пусто: как у режиссёра.' },
      subtitle: { title: 'Подзаголовок', description: 'Пусто: как у режиссёра.' },
      text: { title: 'Текст', description: 'Пусто: как у режиссёра.' },
      card: { title: 'Карточка', description: 'Карточка правил по её имени; пусто: как у режиссёра.' },
    },
    asShow: 'Как у режиссёра',
    asBrowser: 'Как в браузере',
    sides: { white: 'Белые', black: 'Чёрные', both: 'Обе' },
    languages: { ru: 'Русский', en: 'Английский', be: 'Белорусский' },
    themes: { night: 'Ночь: тёмные плашки', paper: 'Бумага: светлые плашки' },
  },
};
