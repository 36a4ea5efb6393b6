import { countedText } from '../view/counted';
import { itemIn } from '../view/notationIn';
import { splitLine } from '../view/turnLine';
import { joined } from './format';
import { KEYWORDS } from '../notation/itemForms';
import { RUSSIAN_WORDS } from '../notation/keywordWords';
import { GAME_ENDS, GAME_PROBLEMS, GAME_TOLD_ENDS } from '../games/words';
import type { Texts } from './params';

const counted = (count: number, one: string, few: string, many: string): string =>
  countedText(count, { one, few, many }, 'ru');
const seconds = (ms: number): string =>
  `${new Intl.NumberFormat('ru', { maximumFractionDigits: 1 }).format(ms / 1000)} с`;

const CONFIG_FILE = 'cfg/chess-match.json';

const ROLE: Texts['roles'] = {
  operator: 'Оператор',
  director: 'Режиссёр',
  arbiter: 'Арбитр',
  commentator: 'Комментатор',
  roster: 'Составы',
  setup: 'Подготовка',
  health: 'Состояние',
  viewer: 'Зритель',
  captain: 'Капитан',
};

/** How something is written, in Russian and as records have it: «ветвь 1>2 3+7 (branch 1>2 3+7)». */
const formInBoth = (form: string): string => {
  const [item, ...more] = splitLine(String(form));
  const written = item === undefined || more.length > 0 ? form : itemIn(item, 'ru');
  return written === form ? form : `${written} (${form})`;
};

/** A JSON pointer before what is wrong there. */
const pointed = (where: string): string => `Место ${where || '/'}: `;

export const ru: Texts = {
  problems: {
    'settings/not_offered': ({ setting, value, allowed }) =>
      `Параметр ${setting}: значение «${value}» нельзя показать. Можно: ${allowed}.`,
    ...GAME_PROBLEMS.ru,

    'notation/unknown_item': () =>
      `Такой записи в ходе нет. Ход: 2:Кf3; остальное: ${KEYWORDS.map(
        (keyword) => `${RUSSIAN_WORDS[keyword][0]} (${keyword})`,
      ).join(', ')}.`,
    'notation/bad_item': ({ form }) => `Запись неполна или с ошибкой. Пишите так: ${formInBoth(form)}.`,
    'notation/bad_tag': () => 'Тег с ошибкой. Пишите так: [White "Название"].',
    'notation/tag_after_turns': () => 'Теги стоят до первого хода. Перенесите этот выше.',
    'notation/duplicate_tag': ({ tag }) => `Тег ${tag} встречается дважды. Оставьте один.`,
    'notation/unknown_line': () =>
      'Это не тег, не ход, не @событие и не комментарий. Ход начинается с номера: 7. или 7...',
    'notation/unknown_event': () => 'Неизвестное событие. Есть @veto, @flag, @control-board, @position и @rating.',
    'notation/bad_comment': () =>
      'Скобки {...} открывают и закрывают в строке хода. В других строках комментарий начинают с ;.',
    'notation/bad_clock': () => 'Часы с ошибкой. Пишите один раз за ход: {[%clk 1:29:50]}.',
    'notation/not_text': () => 'Файл не в кодировке UTF-8. Сохраните его в UTF-8.',
    'notation/too_long': ({ what, limit }) => {
      const characters = counted(limit, 'символа', 'символов', 'символов');
      return {
        line: `Строка длиннее ${characters}.`,
        file: `Файл длиннее ${characters}.`,
        tags: `Больше ${counted(limit, 'тега', 'тегов', 'тегов')}.`,
      }[what];
    },

    'command/malformed': ({ where, what }) => `Команда с ошибкой, место ${where || '/'}: ${what}. Обновите страницу.`,
    'command/forbidden': ({ type, role, allowed }) =>
      `Со страницы «${ROLE[role]}» этого сделать нельзя (${type}). Можно с таких: ${joined(
        allowed.map((other) => `«${ROLE[other]}»`),
        'и',
      )}.`,
    'command/expired': ({ ageMs, limitMs }) =>
      `Команда опоздала (${seconds(ageMs)}, можно ${seconds(limitMs)}) и не выполнена. Повторите.`,
    'command/ahead': ({ aheadMs }) =>
      `Время на этой странице было неверным (спешило на ${seconds(aheadMs)}), ничего не сделано. Страница сверила часы: повторите.`,
    'command/not_here': ({ type, game }) => `В игре ${game} такой команды нет (${type}).`,
    'server/stopping': () => 'Сервер останавливается, ничего не изменено. Повторите, когда он вернётся.',
    'command/failed': ({ reason }) => `Внутренняя ошибка, ничего не изменено: ${reason}. Смотрите журнал сервера.`,
    'match/stale': () => 'Матч за это время изменился, ничего не сделано. Посмотрите на доски и повторите.',
    'draft/stale': () =>
      'Черновик за это время изменён на другой странице, или ход уже другой. Посмотрите на строку и введите снова.',
    'draft/no_turn': () => 'Ходить некому: готовить нечего.',
    'match/no_thread': ({ thread }) => `В открытом матче нет доски ${thread}, или нужно указать, какая доска.`,
    'match/none_open': () => 'Матч не открыт. Откройте его или начните новую партию.',
    'match/unknown': ({ matchId }) => `Матча ${matchId} нет. Выберите из списка.`,
    'match/not_over': ({ matchId }) => `Первая партия (${matchId}) не окончена: ответной пока нет.`,
    'match/clock_running': ({ white, black }) =>
      `Идёт матч «${white} — ${black}», часы пущены: без подтверждения его место никто не займёт.`,
    'match/in_play': ({ white, black }) =>
      `Матч «${white} — ${black}» не доигран, часы остановлены: без подтверждения новый его места не займёт.`,
    'match/archived': () => 'Этот матч в архиве. Сначала верните его из архива.',
    'match/is_open': () => 'Открытый матч нельзя убрать в архив. Сначала откройте другой.',
    'simulator/no_rehearsal': () => 'Имитатор играет только репетиции. Сначала откройте репетицию.',
    'simulator/not_started': () => 'Имитатор не запущен. Сначала запустите его.',
    'simulator/no_source': ({ game }) => `Имитатор не может так играть игру ${game}. Выберите другой источник.`,
    'import/too_large': ({ limitMb }) => `Файл больше ${limitMb} МБ. Файл матча гораздо меньше.`,
    'import/too_many_games': ({ games, limit }) =>
      `В файле партий: ${games}. За один раз можно загрузить не больше ${limit}.`,
    'import/too_many_entries': ({ game, entries, limit }) =>
      `В партии ${game} этого файла записей: ${entries}. Можно загрузить не больше ${limit}.`,
    'import/too_deep': ({ limit }) => `Это не файл матча: вложенность глубже ${limit} уровней.`,
    'import/busy': () => 'Сейчас проверяются другие файлы. Повторите чуть позже.',
    'import/too_slow': ({ limitSeconds }) => `Файл не удалось проверить за ${limitSeconds} с. Ничего не загружено.`,
    'import/too_heavy': ({ limitMb }) => `Для проверки файла нужно больше ${limitMb} МБ памяти. Ничего не загружено.`,
    'import/cancelled': () => 'Загрузка отменена. Ничего не загружено.',
    'import/failed': ({ reason }) => `Проверка файла прервалась: ${reason}. Ничего не загружено.`,
    'import/not_json': ({ reason }) => `Это не файл матча: не JSON (${reason}). Выберите файл, полученный выгрузкой.`,
    'import/bad_file': ({ where, what }) => `Это не файл матча. ${pointed(where)}${what}.`,
    'import/newer': ({ found, known }) =>
      `Файл записан более новой программой (формат ${found}, известны до ${known}). Сначала обновите этот сервер.`,
    'import/damaged': () => 'Файл повреждён или изменён: контрольная сумма не сходится. Выгрузите его заново.',
    'import/no_record': ({ extension }) => `Ни одна игра этого сервера не пишет записи как .${extension}.`,
    'import/unknown_game': ({ game }) => `Этот сервер не знает игры ${game}.`,
    'import/unplayable': ({ where, reason }) => `${pointed(where)}матч не воспроизводится: ${reason}.`,
    'venue/no_device': () => 'Такого устройства больше нет: его отключили. Выдайте ему новый код.',
    'venue/no_code': () => 'Этот код уже введён, отозван или просрочен.',
    'venue/not_connected': () => 'Устройство сейчас не на связи.',
    'venue/out_of_play': () => 'Арбитр вывел этот экран из игры: ходы вводит он или оператор.',
    'venue/operator_enters': () => 'Ходы вводит оператор: так установлено в настройках зала.',
    'venue/captains_enter': () => 'Ходы вводят капитаны: так установлено в настройках зала. Переключить может арбитр.',
    'venue/not_yours': () => 'Это решает другая команда или капитан другой доски.',
    'venue/not_your_turn': () => 'Сейчас ход соперника.',
    'venue/clock_stands': () => 'Ваши часы стоят: нажать их можно, только когда они идут.',
    'venue/board_prepares': () => 'Деревянная доска только готовит ход: всё остальное делают на экране капитана.',
    'venue/no_board_there': () =>
      'Деревянная доска служит доской капитана (тогда нужен её номер), рабочим столом или общей доской. Выберите место заново.',
    'tables/no_board': ({ board }) => `Доски ${board} в этой партии нет.`,
    'tables/no_position': ({ board }) => `На доске ${board} сейчас не играют: начать не с чего.`,
    'tables/illegal': ({ san }) => `Так пойти нельзя: ${san}. Позиция могла смениться: посмотрите на доску.`,
    'tables/gone': () => 'Этого варианта больше нет: его убрали.',
    'tables/full': ({ most }) => `На столе уже ${most} ходов. Уберите лишние варианты или начатые раньше разборы.`,
    'tables/many_studies': ({ most }) => `На столе уже ${most} разборов. Уберите один из них.`,
    'tables/name_taken': ({ name }) => `Название «${name}» на этом столе уже есть. Дайте другое, чтобы их различать.`,
    'tables/bad_position': () =>
      'Из такой позиции играть нельзя: нужны по одному королю, и сторона, которая не ходит, не под шахом.',
    'tables/no_set_up': () => 'В этой игре позицию от руки не ставят.',
    'tables/nothing_tried': () => 'Хода для черновика нет: на столе ничего не сыграно после позиции на доске.',
    'tables/played_on': ({ board }) => `На доске ${board} уже другая позиция: вариант в черновик не подходит.`,
    'tables/game_on': () => 'Партия ещё идёт: варианты столов выгружают после неё.',
    'backup/unknown': ({ file }) => `Нет копии ${file}. Выберите из списка.`,
    'backup/unreadable': ({ file, reason }) => `Копия ${file} не читается (${reason}). Выберите другую.`,
    'backup/newer': ({ file, found, known }) =>
      `Копия ${file} записана более новой программой (версия ${found}, известны до ${known}).`,
    'rescue/active': () => 'Журнал не цел: ничего не принимается, пока на странице «Спасение» не выбран выход.',
    'rescue/not_needed': () => 'Журнал цел: спасать нечего.',
    'rescue/way_closed': ({ way, reason }) => `Этот выход (${way}) закрыт: ${reason}.`,
    'match/damaged': ({ match, entry }) =>
      `Партия ${match} не читается с её записи ${entry}. Выходы на странице «Спасение».`,
    'journal/write_failed': ({ reason }) => `Не сохранено, поэтому не сделано: ${reason}. Проверьте диск и повторите.`,
    'reason/missing': () => 'Напишите причину: она войдёт в протокол.',
    'preview/not_possible': ({ type }) => `Это нельзя посмотреть заранее (${type}).`,
    'incident/empty': () => 'Напишите, что произошло.',
    'incident/unknown': ({ seq }) => `Записи ${seq} нет среди происшествий, или она уже вычеркнута.`,
    'takeback/too_many': ({ turns, played }) =>
      played === 0 ? 'Ходов ещё не было: возвращать нечего.' : `Сделано ходов: ${played}, вернуть ${turns} нельзя.`,
    'amend/no_change': () => 'Исправлять нечего: ходы остаются теми же, что были.',
    'amend/no_such_turn': ({ turn, played }) => `Хода с номером ${turn} нет: сделано ходов: ${played}.`,
    'amend/clock_running': () => 'Сначала остановите часы: прошлое исправляют при стоящих часах.',
    'undo/nothing': () => 'Отменять нечего.',
    'redo/nothing': () => 'Возвращать нечего.',

    'obs/not_configured': () => `OBS не настроен. Его адрес пишут в ${CONFIG_FILE}.`,
    'obs/not_connected': ({ address }) => `Нет связи с OBS по адресу ${address}. Запустите OBS и его сервер WebSocket.`,
    'obs/wrong_password': ({ address }) =>
      `OBS (${address}) не принимает пароль. Исправьте его в OBS и нажмите кнопку сцены или задайте OBS_PASSWORD и перезапустите.`,
    'obs/no_such_scene': ({ scene }) =>
      `В OBS нет сцены «${scene}». Создайте сцены со страницы режиссёра или верните прежнее имя.`,
    'obs/no_studio_mode': () => 'В OBS выключен студийный режим: предпросмотра нет. Включите студийный режим.',
    'obs/no_plan': () => 'Этот план устарел. Посмотрите новый и примените его.',
    'obs/other_team': () =>
      `Это OBS команды, у которой теперь другой цвет. Поменяйте whiteAddress и blackAddress в ${CONFIG_FILE}, перезапустите; см. «Подготовка», «Зал», «Ключи OBS».`,
    'obs/unclear_team': () =>
      `Неизвестно, зрители какой команды смотрят этот OBS. Проверьте его адрес в ${CONFIG_FILE} и подтвердите: «Подготовка», «Зал», «Ключи OBS».`,
    'obs/no_chapters': ({ version }) =>
      `OBS ${version} не умеет ставить главы: нужна версия 30.2 или новее и формат записи Hybrid MP4.`,
    'obs/not_recording': () => 'OBS не ведёт запись.',
    'obs/no_replay': () => 'Буфер повтора выключен. Включите его в OBS: Настройки, Вывод, Буфер повтора.',
    'obs/no_answer': ({ request, timeoutMs }) =>
      `OBS не ответил на ${request} за ${seconds(timeoutMs)}. Проверьте, не завис ли он.`,
    'obs/refused': ({ request, code, comment }) => `OBS отказал в ${request} (код ${code}). ${comment}`.trimEnd(),

    'sound/no_microphone': ({ id }) => `У «${id}» нет микрофона. Укажите его в списке людей.`,
    'sound/no_team_microphones': ({ side }) =>
      `Ни у кого из ${side === 'white' ? 'белых' : 'чёрных'} нет микрофона. Укажите микрофоны в списке людей.`,
    'sound/no_such_input': ({ input }) =>
      `В OBS нет аудиоисточника «${input}». Создайте его в OBS или исправьте имя в списке людей.`,

    'show/bad_content': ({ where, what }) => `${pointed(where)}${what}. Исправьте это поле.`,
    'show/taken_meanwhile': () => 'Кто-то успел раньше: эта графика в эфире изменилась. Посмотрите и повторите.',
    'show/cued_by_director': () =>
      'Эту доску подготовил сам режиссёр. Предложить свою можно, когда он выдаст её в эфир или снимет.',
    'show/nothing_cued': () => 'Для этой графики ничего не подготовлено.',
    'show/nothing_on_air': () => 'В эфире ничего нет: убирать нечего.',
    'show/nothing_to_undo': () => 'Возвращать в эфире нечего.',
    'show/cue_changed': () => 'Здесь за это время подготовили другое. Посмотрите на превью и повторите.',
    'show/in_transition': () => 'Графика ещё движется после прошлой выдачи. Повторите через мгновение.',
    'show/nothing_prepared': () => 'Ничего не подготовлено: выдавать нечего.',
    'show/nothing_to_redo': () => 'Повторять в эфире нечего.',
    'show/nothing_to_restore': () => 'Всё убранное уже снова в эфире: возвращать нечего.',
    'show/stale': () => 'Эфир за это время изменился. Посмотрите на него и нажмите ещё раз.',
    'rundown/other_item': () => 'За это время подготовили другой пункт плана. Посмотрите на превью и повторите.',
    'show/unknown_preset': ({ preset }) => `В этой игре нет картинки «${preset}».`,
    'rundown/unknown_item': () => 'Этого пункта в плане больше нет.',
    'rundown/duplicate_item': ({ item }) => `Пункт «${item}» стоит в плане дважды.`,
    'rundown/bad_value': ({ where, what }) => `${pointed(where)}${what}. Исправьте это поле.`,
    'rundown/changed': () => 'План за это время изменили. Посмотрите на него и повторите правку.',
    'rundown/nothing_to_undo': () => 'Отменять в плане нечего.',
    'rundown/nothing_to_redo': () => 'Повторять в плане нечего.',
    'suggestion/gone': () => 'Предложение больше не действует: на него ответили, ход отменён или матч ушёл вперёд.',
    'suggestion/bad_modes': ({ where, what }) => `${pointed(where)}${what}. Исправьте это поле.`,
    'show/other_show': () =>
      'В этот момент сменился эфирный набор (репетиция началась или кончилась). Посмотрите и повторите.',
    'show/unknown_person': ({ id }) => `Человека с идентификатором «${id}» нет. Выберите из списка.`,
    'people/bad_value': ({ where, what }) => `${pointed(where)}${what}. Исправьте это место списка.`,
    'people/changed': () =>
      'Этот список за это время сохранил кто-то другой, его правки не затёрты. Набранное вами осталось здесь: сравните и сохраните ещё раз.',
    'people/duplicate_id': ({ id, where }) => `${pointed(where)}идентификатор «${id}» уже занят. Он у каждого свой.`,
    'people/alike_colours': () =>
      'Цвета команд слишком похожи: в эфире их спутают. Дайте одной тёплый (красный, бордовый), другой холодный (синий, фиолетовый, сине-зелёный) или никакого.',
    'speaking/unknown_person': ({ id }) => `Человека с идентификатором «${id}» нет: микрофон подписать нечем.`,

    'client/offline': () => 'Нет связи с сервером. Ничего не отправлено.',
    'client/no_answer': () =>
      'Сервер не ответил: неизвестно, сделано ли это. Посмотрите, что покажет эта страница, прежде чем повторять.',
  },
  roles: ROLE,
  amendment: (turn) => `исправление хода ${turn}`,
  kinds: GAME_ENDS.ru,
  toldKinds: GAME_TOLD_ENDS.ru,
};
