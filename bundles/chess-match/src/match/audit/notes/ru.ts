import type { Workplace } from '../../../contract/crew';
import type { CrewNote } from '../../crew';
import type { Access } from '../../../contract/viewersAccess';
import { presentPlace } from '../../../contract/formerPlaces';
import { placeName } from '../../../texts/placeName';
import { OWN_COMMAND_NAMES } from '../../../games/commands';
import { problemText } from '../../../texts';
import { nameIn, type CommandNames, type NoteTexts } from './words';

const OF = { white: 'белых', black: 'чёрных' } as const;
const INSTANCE = { program: 'OBS', white: 'OBS зрителей белых', black: 'OBS зрителей чёрных' } as const;
const OUTPUT = {
  startRecord: 'запись начата',
  stopRecord: 'запись остановлена',
  pauseRecord: 'запись на паузе',
  resumeRecord: 'запись продолжена',
  chapter: 'поставлена глава',
  startReplay: 'буфер повтора включён',
  stopReplay: 'буфер повтора выключен',
  saveReplay: 'повтор сохранён',
} as const;
const placeOf = (place: string): string => placeName(presentPlace(place), 'ru');
const ENTRY = { operator: 'оператор', captains: 'капитан', both: 'оператор или капитан' } as const;
const SEEN_BY = { team: 'своя команда', hall: 'весь зал' } as const;
const ON_PROGRAM = { never: 'не показываются', delayed: 'с задержкой', after: 'после игры' } as const;
const STATE = { running: 'играет', paused: 'на паузе', off: 'остановлен' } as const;
const paced = (ms: number, speaking: boolean): string =>
  `ход каждые ${String(ms / 1000).replace('.', ',')} с${speaking ? ', люди говорят' : ''}`;

const NAMES: CommandNames = {
  setDraft: 'изменить черновик',
  commitTurn: 'нажать часы с ходом',
  undo: 'отменить последний факт',
  redo: 'вернуть отменённое',
  takeBack: 'взять ходы назад',
  correctTurns: 'исправить прежние ходы',
  startClock: 'пустить часы',
  stopClock: 'остановить часы',
  setClock: 'поставить часы',
  addTime: 'добавить или снять время',
  dismissGap: 'решить о времени, потерянном без сервера',
  flag: 'зафиксировать падение флага',
  correctPosition: 'исправить позицию',
  decideClaim: 'решить по требованию ничьей',
  resignMatch: 'сдать матч',
  offerDraw: 'предложить ничью',
  declineDraw: 'отклонить ничью',
  abortMatch: 'прервать матч',
  ...OWN_COMMAND_NAMES.ru,
  noteIncident: 'записать происшествие',
  strikeIncident: 'вычеркнуть происшествие',
  newMatch: 'создать матч',
  openMatch: 'открыть матч',
  renameMatch: 'переименовать матч',
  publishMatch: 'показать матч зрителям среди прошедших или убрать',
  archiveMatch: 'убрать матч в архив или вернуть',
  duplicateMatch: 'скопировать матч',
  makeBackup: 'сделать копию',
  restoreBackup: 'восстановить копию',
  startSimulator: 'запустить имитатор',
  steerSimulator: 'управлять имитатором',
  playDemonstration: 'показать демонстрацию',
  issueDeviceCode: 'выдать код устройству зала',
  dropDeviceCode: 'отозвать код устройства',
  renameDevice: 'назвать устройство зала',
  moveDevice: 'перенести устройство зала',
  identifyDevice: 'найти устройство зала',
  revokeDevice: 'отключить устройство зала',
  setDeviceInPlay: 'вывести экран капитана из игры или вернуть его',
  assignBoard: 'назначить деревянную доску',
  setHallRules: 'изменить настройки зала',
  showScene: 'показать сцену зрителей',
  followScene: 'вести сцену за очередью хода',
  cutScene: 'сменить сцену OBS',
  takeScene: 'выдать превью OBS',
  setStudioMode: 'переключить студийный режим OBS',
  setSceneRules: 'изменить правила сцен',
  automateScenes: 'включить или выключить автомат сцен',
  holdScenes: 'удержать или отпустить сцены',
  skipScene: 'пропустить следующую сцену',
  planObs: 'посмотреть, чего не хватает в OBS',
  applyObsPlan: 'настроить OBS',
  controlOutput: 'управлять записью или повтором',
  connectObs: 'соединить OBS',
  cueGraphic: 'подготовить графику',
  takeGraphic: 'выдать графику',
  takeCued: 'выдать подготовленное',
  dropCue: 'снять подготовку',
  cuePreset: 'подготовить картинку по имени',
  cueSuggestion: 'посмотреть предложение в превью',
  cueItem: 'подготовить пункт плана',
  clearGraphics: 'снять всю графику',
  restoreGraphics: 'вернуть снятую графику',
  undoShow: 'отменить изменение эфира',
  redoShow: 'вернуть изменение эфира',
  setRundown: 'изменить план эфира',
  undoRundown: 'отменить правку плана',
  redoRundown: 'вернуть правку плана',
  acceptSuggestion: 'принять предложение',
  ignoreSuggestion: 'отклонить предложение',
  setSuggestionModes: 'изменить режимы предложений',
  setReturnDelay: 'изменить время возврата выданного правилом',
  keepOnAir: 'оставить в эфире выданное правилом',
  setSpeaking: 'сказать, кто говорит',
  setSpeaker: 'отметить говорящего',
  setChannel: 'настроить микрофон',
  mutePerson: 'выключить или включить микрофон человека',
  muteTeam: 'выключить или включить микрофоны команды',
  followAudience: 'вести микрофоны за сценой зрителей',
  proposeAnalysis: 'предложить разбор',
  setPeople: 'изменить составы',
};

const WORKPLACE: Readonly<Record<Workplace, string>> = {
  operator: 'оператор',
  director: 'режиссёр',
  arbiter: 'арбитр',
  commentator: 'комментатор',
  setup: 'подготовка',
  obs: 'OBS',
  'obs-white': 'OBS зрителей белых',
  'obs-black': 'OBS зрителей чёрных',
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
    `Отказ: ${nameIn(NAMES, command)}. ${problemText(problem, 'ru')} (${problem.code})`,
  showScene: ({ audience }) => `OBS: сцена зрителей ${OF[audience]}`,
  followScene: ({ follow }) => `OBS: сцена ${follow ? 'следует' : 'больше не следует'} за очередью хода`,
  cutScene: ({ instance, scene, to }) =>
    `${INSTANCE[instance]}: сцена «${scene}» ${to === 'preview' ? 'в превью' : 'в эфире'}`,
  takeScene: ({ instance }) => `${INSTANCE[instance]}: превью выдано в эфир`,
  setStudioMode: ({ instance, on }) => `${INSTANCE[instance]}: студийный режим ${on ? 'включён' : 'выключен'}`,
  setSceneRules: ({ instance }) => `${INSTANCE[instance]}: изменены правила сцен`,
  automateScenes: ({ instance, automatic }) =>
    `${INSTANCE[instance]}: автомат сцен ${automatic ? 'включён' : 'выключен'}`,
  holdScenes: ({ instance, hold }) => `${INSTANCE[instance]}: сцены ${hold ? 'удержаны' : 'отпущены'}`,
  skipScene: ({ instance }) => `${INSTANCE[instance]}: следующая сцена пропущена`,
  applyObsPlan: ({ instance }) => `${INSTANCE[instance]}: настроено по плану`,
  controlOutput: ({ instance, action }) => `${INSTANCE[instance]}: ${OUTPUT[action]}`,
  connectObs: ({ instance }) => `${INSTANCE[instance]}: соединение вручную`,
  setSpeaking: () => 'Кто говорит: снова по микрофонам',
  setSpeaker: ({ name, speaking }) => `${name}: отмечено, что ${speaking ? 'говорит' : 'молчит'}`,
  setChannel: ({ input }) => `Микрофон «${input}»: изменены настройки`,
  mutePerson: ({ name, muted }) => `${name}: микрофон ${muted ? 'выключен' : 'включён'}`,
  muteTeam: ({ side, muted }) => `Микрофоны ${OF[side]} ${muted ? 'выключены' : 'включены'}`,
  followAudience: ({ follow }) => `Микрофоны ${follow ? 'следуют' : 'больше не следуют'} за сценой зрителей`,
  issueDeviceCode: ({ place }) => `Зал: выдан код (${placeOf(place)})`,
  dropDeviceCode: () => 'Зал: код отозван',
  renameDevice: ({ name }) => `Зал: устройство названо «${name}»`,
  moveDevice: ({ place }) => `Зал: устройство перенесено (${placeOf(place)})`,
  identifyDevice: () => 'Зал: устройство нашли по вспышке',
  revokeDevice: () => 'Зал: устройство отключено',
  setDeviceInPlay: ({ inPlay }) =>
    inPlay ? 'Зал: экран капитана возвращён в игру' : 'Зал: экран капитана выведен из игры',
  assignBoard: ({ serial, place, board }) =>
    place === null
      ? `Зал: деревянная доска ${serial} свободна`
      : `Зал: деревянная доска ${serial} назначена (${placeOf(place)}${board === null ? '' : `, доска ${board}`})`,
  setHallRules: ({ entry, draftSeenBy, analysisOnProgram }) =>
    `Зал: ходы вводит ${ENTRY[entry]}; черновик видит ${SEEN_BY[draftSeenBy]}; рабочие столы в общей программе: ${ON_PROGRAM[analysisOnProgram]}`,
  crewCodeIssued: (note) => `Бригада: выдан код для рабочего места ${keyholder(note)}`,
  crewKeyGiven: (note) => `Бригада: ключ получило рабочее место ${keyholder(note)}`,
  crewKeyRevoked: (note) => `Бригада: отозван ключ рабочего места ${keyholder(note)}`,
  crewKeyRenewed: (note) => `Бригада: обновлён ключ в адресах ${keyholder(note)}`,
  crewMachinesRight: () => 'Бригада: OBS и потоки команд — чьи в настройках, тех и есть',
  viewersRuleSet: ({ audience, access, delaySeconds }) =>
    `Зрители дома: страница ${OF[audience]} ${HOME_ACCESS[access]}${delaySeconds === 0 ? '' : `, на ${delaySeconds} с позже остального`}`,
  viewersLinkIssued: ({ audience, name }) => `Зрители дома: выдана ${linkOf(name)} на страницу ${OF[audience]}`,
  viewersLinkRevoked: ({ audience, name }) => `Зрители дома: отозвана ${linkOf(name)} на страницу ${OF[audience]}`,
  makeBackup: () => 'Сделана резервная копия',
  restoreBackup: ({ file }) => `Восстановлена копия: ${file}`,
  startSimulator: ({ source, paceMs, speaking }) =>
    `Имитатор запущен (${source === 'random' ? 'случайные ходы' : 'записанная партия'}): ${paced(paceMs, speaking)}`,
  steerSimulator: ({ state, paceMs, speaking }) =>
    `Имитатор ${STATE[state]}${state === 'running' ? `: ${paced(paceMs, speaking)}` : ''}`,
  playDemonstration: () => 'Демонстрация запущена',
};
