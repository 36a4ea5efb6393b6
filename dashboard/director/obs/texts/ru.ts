import { countedText } from 'chess-match/client/view';
import type { ObsStrings } from './en';

const steps = (count: number): string => countedText(count, { one: 'шаг', few: 'шага', many: 'шагов' }, 'ru');

export const ru: ObsStrings = {
  advice: {
    'not-configured': 'Впишите адрес OBS в cfg/chess-match.json и перезапустите сервер.',
    connecting: null,
    connected: null,
    lost: 'Партия идёт. OBS ищется каждые полсекунды; когда он вернётся, картинка сразу станет верной.',
    refused: 'Исправьте пароль в OBS (Инструменты, Настройки сервера WebSocket) или OBS_PASSWORD и соедините.',
  },
  connect: 'Соединить сейчас',
  scenes: 'Сцены',
  noScenes: 'В OBS нет сцен',
  onProgram: 'ЭФИР',
  onPreview: 'ПРЕВЬЮ',
  studioMode: 'Студийный режим',
  take: 'В ЭФИР',
  automation: 'Картинка следует за партией',
  automatic: 'Автомат',
  reasons: {
    button: 'вручную',
    side_to_move: 'очередь хода',
    key_change: 'ключевое событие',
    last_branch: 'осталась одна ветвь',
    clock_stopped: 'часы остановлены',
    play: 'игра идёт дальше',
    match_over: 'партия окончена',
    follow_on: 'автомат включён',
    reconnected: 'OBS вернулся',
  },
  next: 'Далее',
  noNext: 'Менять нечего: в эфире то, чего требует партия.',
  isOff: 'Автомат выключен. Сцены меняются только вручную.',
  waits: {
    hold: 'удержано вами',
    override: 'отдых после вашего выбора',
    own_scene: 'ждёт: в эфире ваша собственная сцена',
    no_scene: 'в OBS нет такой сцены',
    preview: 'готово в превью: дайте в эфир',
    offline: 'нет связи с OBS',
  },
  inSeconds: (seconds) => `через ${seconds} с`,
  skip: 'Пропустить',
  hold: 'Удержать',
  release: 'Отпустить',
  resume: 'Продолжить сейчас',
  begin: (scene) => `В эфир «${scene}», дальше автомат`,
  beginNext:
    'Осталось одно: в эфире ещё не наша сцена. Кнопка внизу покажет первую, дальше картинка пойдёт за партией.',
  automateNext: 'Осталось одно: включить автомат, чтобы картинка шла за партией.',
  automate: 'Включить автомат',
  last: (scene, reason) => `Последнее: ${scene} (${reason})`,
  rules: 'Правила',
  whiteScene: 'Ход белых',
  blackScene: 'Ход чёрных',
  scene: 'Сцена',
  after: 'через, с',
  during: 'на время, с',
  minimum: 'Сцена стоит не меньше, с',
  override: 'Отдых после выбора вручную, с',
  transition: 'Смена',
  transitions: { cut: 'Простая', stinger: 'Под заставкой' },
  chaptersAtKeys: 'Глава в записи при ключевых событиях',
  replayAtKeys: 'Сохранять повтор при ключевых событиях',
  save: 'Сохранить правила',
  revert: 'Отменить',
  outputs: 'Запись и трансляция',
  startRecord: 'Начать запись',
  stopRecord: 'Остановить запись',
  chapter: 'Глава',
  chapters: {
    yes: '',
    no_version: 'Глав нет: нужен OBS 30.2 или новее',
    no_format: 'Глав нет: пишите в Hybrid MP4',
  },
  replay: {
    unavailable: 'Буфер повтора выключен в настройках OBS',
    off: 'Буфер повтора остановлен',
    on: 'Буфер повтора работает',
  },
  saveReplay: 'Сохранить повтор',
  marked: { chapter: 'Глава поставлена', replay: 'Повтор сохранён' },
  provision: 'Настроить OBS …',
  planTitle: 'Настройка OBS',
  planNothing: 'Всё на месте. Делать нечего.',
  planIntro: (count) => `${steps(count)}. Ничего вашего не переименуется, не сдвинется и не удалится.`,
  planDone: (done, failed) => (failed === 0 ? `Готово: ${steps(done)}.` : `Готово: ${done}, не вышло: ${failed}.`),
  planRunning: 'Выполняется …',
  apply: (count) => `Сделать ${steps(count)}`,
  again: 'Посмотреть снова',
  close: 'Закрыть',
  actions: {
    create_scene: ({ scene }) => `Создать сцену «${scene}»`,
    adopt_scene: ({ scene }) => `Взять вашу сцену «${scene}»: наше сверху, ваше остаётся`,
    create_source: ({ source, scene }) => `Создать «${source}» в «${scene}»`,
    adopt_source: ({ source }) => `Взять ваш источник «${source}»`,
    add_source: ({ source, scene }) => `Поместить «${source}» в «${scene}»`,
    set_page: ({ source }) => `Задать адрес и размер «${source}»`,
    fit: ({ source, scene }) => `Вписать «${source}» в рамку сцены «${scene}»`,
    set_transition: ({ source }) => `Включить переход «${source}»: под заставкой нужна простая склейка`,
    set_stream: ({ source }) =>
      source === null
        ? 'Направить трансляцию зрителям дома; сама она не начнётся'
        : `Направить трансляцию зрителям дома вместо «${source}»: прежний адрес и ключ в OBS пропадут`,
    set_key_frames: () =>
      'Ключевые кадры каждые две секунды в трансляции для зрителей дома: чем они реже, тем позже картинка',
  },
  stepStates: { open: '', done: 'готово', failed: 'не вышло', left: 'пропущено' },
  notes: {
    no_browser: () =>
      'В этом OBS нет источника «Браузер»: графику добавить нельзя. Сцены, камеры и микрофоны будут созданы. Поставьте официальную сборку OBS.',
    no_audio: () => 'В этом OBS нет захвата звука: добавьте микрофоны вручную.',
    no_colour: () => 'В этом OBS нет источника «Цвет»: у камер не будет заглушек.',
    unmarked: () => 'Этот OBS не хранит пометок: сделанное нами узнаётся только по имени, не переименовывайте.',
    canvas: ({ width, height }) =>
      `Холст OBS ${String(width)}×${String(height)}: всё масштабируется под него. Лучше 1920×1080 (Настройки, Видео).`,
    name_taken: ({ name }) =>
      `«${String(name)}»: так называется ваш источник другого вида, он не тронут. Переименуйте его и посмотрите снова.`,
    stream_elsewhere: () =>
      'Поток для зрителей дома идёт по RTMP, а его принимают только от OBS на компьютере сервера. Для этого OBS впишите в viewers.media.feeds адрес srt://.',
    stream_no_host: () =>
      'Неизвестно, по какому адресу этот OBS находит сервер, поэтому трансляция не настраивается: укажите obs.pagesUrl.',
    stream_no_secret: ({ name }) =>
      `Поток этого OBS шифруется, а сервер запущен без ${String(name)}: трансляция не настраивается.`,
    stream_right: ({ server }) => `Трансляция для зрителей дома настроена: ${String(server)}`,
    stream_running: ({ now }) =>
      `OBS ведёт трансляцию на ${String(now)}, а не зрителям дома. Остановите её и посмотрите снова.`,
    key_frames_by_hand: ({ seconds }) =>
      `Как часто кодировщик ставит ключевые кадры, этот OBS снаружи задать не даёт. Проверьте: Настройки, Вывод, режим «Расширенный», интервал ключевых кадров ${String(seconds)} с. Чем они реже, тем позже картинка дома.`,
    key_frames_running: ({ seconds }) =>
      `Ключевые кадры трансляции идут реже, чем раз в ${String(seconds)} с. Пока она идёт, настройка не тронута: остановите её и посмотрите снова.`,
    keyless: ({ names }) =>
      `Страницы этих источников открыты без ключа, как делали прежние версии; этот план впишет им ключ: ${String(names)}.`,
    renamed: ({ name, now }) => `«${String(name)}» здесь зовётся «${String(now)}»: это не мешает, правила действуют.`,
  },
};
