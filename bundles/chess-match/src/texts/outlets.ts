import type { OutletName } from '../match/publish/outletNames';

type OutletTexts = Readonly<Record<OutletName, string>>;

const en: OutletTexts = {
  seating: 'places and keys of the teams',
  witness: 'the note of what is confirmed beside the journal',
  rescuePicture: 'the last picture that is kept for a rescue',
  pages: 'the crew’s pages and the graphics',
  sound: 'the microphones',
  obs: 'the scenes in OBS',
  statistics: 'statistics of the match',
  spoken: 'how long people speak',
  lately: 'what graphics are told that come late',
  past: 'what replays and recaps are drawn from',
  outlook: 'the chess engine',
  tally: 'lamps of displays (TSL)',
  tables: 'the work tables',
  films: 'marks and films for afterwards',
  people: 'who plays, kept with each match',
  suggestions: 'suggestions to the director',
  hall: 'the screens of the hall',
  home: 'the page of viewers at home',
  programs: 'what other programs are told',
  live: 'who follows the match from outside',
  demonstration: 'the demonstration',
  rehearsal: 'the rehearsal',
  audit: 'the log of who did what',
};

const ru: OutletTexts = {
  seating: 'места и ключи команд',
  witness: 'заметка о подтверждённом рядом с журналом',
  rescuePicture: 'последняя картинка на случай спасения',
  pages: 'страницы группы и графика',
  sound: 'микрофоны',
  obs: 'сцены в OBS',
  statistics: 'статистика партии',
  spoken: 'сколько люди говорят',
  lately: 'графика, открытая с опозданием',
  past: 'данные повторов и обзоров',
  outlook: 'движок',
  tally: 'лампы мониторов (TSL)',
  tables: 'рабочие столы',
  films: 'отметки и записи для работы после эфира',
  people: 'состав, сохраняемый с каждой партией',
  suggestions: 'подсказки режиссёру',
  hall: 'экраны зала',
  home: 'страница зрителей дома',
  programs: 'то, что сообщается другим программам',
  live: 'PGN для тех, кто следит за матчем извне',
  demonstration: 'демонстрация',
  rehearsal: 'репетиция',
  audit: 'протокол действий',
};

export const OUTLET_TEXTS = { en, ru } as const;
