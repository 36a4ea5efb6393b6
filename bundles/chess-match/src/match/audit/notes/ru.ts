import type { Workplace } from '../../../contract/crew';
import type { CrewNote } from '../../crew';
import type { Access } from '../../../contract/viewersAccess';
import { problemText } from '../../../texts';
import { nameIn, sentencesIn, type NoteTexts } from './words';

const OF = { white: 'белых', black: 'чёрных' } as const;

const WORKPLACE: Readonly<Record<Workplace, string>> = {
  operator: 'оператор',
  director: 'режиссёр',
  arbiter: 'арбитр',
  commentator: 'комментатор',
  setup: 'подготовка',
  obs: 'OBS',
  'obs-home': 'OBS зрителей дома',
  'obs-white': 'OBS зрителей белых',
  'obs-black': 'OBS зрителей чёрных',
  reader: 'программа, которая только читает',
};
const keyholder = ({ workplace, name }: CrewNote): string =>
  name === '' ? WORKPLACE[workplace] : `${WORKPLACE[workplace]} «${name}»`;

const HOME_ACCESS: Readonly<Record<Access, string>> = {
  public: 'для всех',
  links: 'только по ссылке',
  off: 'закрыта',
};
const linkOf = (name: string): string => (name === '' ? 'ссылка' : `ссылка «${name}»`);

export const ru: NoteTexts = {
  commandRefused: ({ command, problem }) =>
    `Отказ: ${nameIn(command, 'ru')}. ${problemText(problem, 'ru')} (${problem.code})`,
  crewCodeIssued: (note) => `Бригада: выдан код для рабочего места ${keyholder(note)}`,
  crewKeyGiven: (note) => `Бригада: ключ получило рабочее место ${keyholder(note)}`,
  crewKeyRevoked: (note) => `Бригада: отозван ключ рабочего места ${keyholder(note)}`,
  crewKeyRenewed: (note) => `Бригада: обновлён ключ в адресах ${keyholder(note)}`,
  crewMachinesRight: () => 'Бригада: OBS и потоки команд — чьи в настройках, тех и есть',
  viewersRuleSet: ({ audience, access, delaySeconds }) =>
    `Зрители дома: страница ${OF[audience]} ${HOME_ACCESS[access]}${delaySeconds === 0 ? '' : `, на ${delaySeconds} с позже остального`}`,
  viewersLinkIssued: ({ audience, name }) => `Зрители дома: выдана ${linkOf(name)} на страницу ${OF[audience]}`,
  viewersLinkRevoked: ({ audience, name }) => `Зрители дома: отозвана ${linkOf(name)} на страницу ${OF[audience]}`,
  ...sentencesIn('ru'),
};
