import { chipsText, countedText } from '../view/counted';
import { formatClock } from '../view/timeText';
import { joined } from './format';
import type { Texts } from './params';

const SIDE = { white: 'белые', black: 'чёрные' } as const;
const SIDE_FIRST = { white: 'Белые', black: 'Чёрные' } as const;
const OF_SIDE = { white: 'белых', black: 'чёрных' } as const;

const chips = (count: number): string => chipsText(count, 'ru');
const counted = (count: number, one: string, few: string, many: string): string =>
  countedText(count, { one, few, many }, 'ru');
const chipsAccusative = (count: number): string => counted(count, 'фишку', 'фишки', 'фишек');
const seconds = (ms: number): string =>
  `${new Intl.NumberFormat('ru', { maximumFractionDigits: 1 }).format(ms / 1000)} с`;

const TRY_ANOTHER = 'Выберите другую доску.';
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
};

/** A JSON pointer before what is wrong there. */
const pointed = (where: string): string => `Место ${where || '/'}: `;

export const ru: Texts = {
  problems: {
    'settings/not_offered': ({ setting, value, allowed }) =>
      `Параметр ${setting}: значение «${value}» нельзя показать. Можно: ${allowed}.`,
    'settings/bad_value': ({ setting, value, allowed }) =>
      `Параметр ${setting}: значение «${value}» недопустимо. Можно: ${allowed}.`,
    'game/over': () => 'Партия окончена: ветвей в игре нет. Отмените последний ход или начните новую партию.',
    'record/wrong_turn': ({ expected, found }) => `Здесь должен стоять ход ${expected}, а не ${found}.`,
    'board/unknown': ({ board, boards }) => `Доски ${board} нет; в этой партии доски с 1 по ${boards}.`,
    'board/no_branch': ({ board }) => `На доске ${board} нет ветви в игре. ${TRY_ANOTHER}`,
    'turn/board_twice': ({ board }) => `Судьба доски ${board} решена в этом ходе дважды. Оставьте одну запись.`,
    'turn/incomplete': ({ boards }) =>
      `Нет хода на ${boards.length === 1 ? 'доске' : 'досках'} ${joined(boards, 'и')}.`,
    'turn/two_key_changes': () => 'За ход только одно ключевое изменение: ветвление, отбор или пас. Уберите лишнее.',

    'move/illegal': ({ board, san, side }) =>
      `Доска ${board}: ${SIDE[side]} не могут сыграть ${san}. Проверьте ход и доску.`,
    'move/ambiguous': ({ board, san, candidates }) =>
      `Доска ${board}: ход ${san} неоднозначен. Напишите ${joined(candidates, 'или')}.`,

    'branch/no_free_board': ({ boards }) =>
      `Нет свободной доски для новой ветви: в партии ${counted(boards, 'доска', 'доски', 'досок')}.`,
    'branch/wrong_board': ({ board, free }) =>
      `Новая ветвь занимает доску ${free}, первую свободную, а не доску ${board}.`,
    'branch/rating_too_low': ({ board, rating }) =>
      `Доска ${board}: ${chips(rating)}, для ветвления нужно не меньше 2. ${TRY_ANOTHER}`,
    'branch/bad_split': ({ board, rating, keep, give }) =>
      `Доска ${board}: ${chips(rating)}, ${keep}+${give} не годится. Каждой ветви не меньше 1, вместе ${rating}.`,
    'branch/same_move': ({ board, daughter, san }) =>
      `На досках ${board} и ${daughter} один и тот же ход ${san}. Для ветвления нужны два разных хода.`,
    'branch/vetoed': ({ by }) => `${SIDE_FIRST[by]} объявили вето: ветвлений до конца партии нет.`,
    'branch/control_board': () => 'Игра идёт на контрольной доске К: ветвлений больше нет.',

    'pass/wrong_size': ({ size, passSize }) => `Пас переносит ${chipsAccusative(passSize)}, а не ${size}.`,
    'pass/giver_needs_one': ({ board, rating, size }) =>
      `Доска ${board}: ${chips(rating)}, одна должна остаться. Отдать ${size} нельзя.`,
    'pass/same_board': ({ board }) => `Пас с доски ${board} на неё же. ${TRY_ANOTHER}`,
    'pass/mated': ({ board }) => `На доске ${board} в этом ходе мат: в пасе она не участвует. ${TRY_ANOTHER}`,

    'select/last_branch': ({ board }) =>
      `Доска ${board} — последняя ветвь, отбор невозможен. Чтобы сдать её, напишите resign ${board}.`,
    'select/mated_or_drawn': ({ board }) => `На доске ${board} мат или ничья: отбор невозможен. ${TRY_ANOTHER}`,
    'select/target_mated': ({ board }) =>
      `На доске ${board} в этом ходе мат: фишки туда перенести нельзя. ${TRY_ANOTHER}`,
    'select/target_itself': ({ board }) => `Ветвь на доске ${board} сдаётся: её фишки переходят на другие доски.`,
    'select/target_twice': ({ board }) => `Доска ${board} названа дважды. Укажите все её фишки сразу.`,
    'select/not_all_placed': ({ board, rating, placed }) =>
      `Доска ${board} отдаёт ${chipsAccusative(rating)}, размещено ${placed}. Разместите ровно ${rating}.`,
    'select/no_chips': ({ board }) => `Доска ${board} здесь не получает фишек. Уберите её или дайте хотя бы 1.`,
    'select/one_target_only': ({ board }) => `В этом матче все фишки доски ${board} переходят на одну доску.`,

    'resign/more_than_one': () => 'За ход можно сдать без отбора только одну ветвь. Уберите лишнее.',
    'resign/with_key_change': () =>
      'При сдаче без отбора нет ни ветвления, ни отбора. Пас между другими досками можно.',
    'draw/not_offered': ({ board }) => `Доска ${board}: соперник прошлым ходом ничью не предлагал. Сделайте там ход.`,
    'offer/ended': ({ board }) => `Ветвь на доске ${board} в этом ходе закончилась: предлагать ничью негде.`,
    'offer/twice': ({ board }) => `Ничья на доске ${board} предложена дважды. Оставьте одно предложение.`,
    'claim/nothing_to_claim': ({ board, occurrences, halfMoves }) =>
      `Доска ${board}: ничьей нет. Позиция повторилась ${occurrences} из 3 раз, без взятий и ходов пешек ${halfMoves} из 100 полуходов.`,

    'veto/not_your_clock': ({ side }) => `${SIDE_FIRST[side]} могут объявить вето, только когда идут их часы.`,
    'veto/too_early': ({ side, remainingMs, windowMs }) =>
      `Для вето рано: у ${OF_SIDE[side]} ${formatClock(remainingMs)}, должно быть меньше ${formatClock(windowMs)}.`,
    'veto/already': ({ by }) => `${SIDE_FIRST[by]} уже объявили вето.`,
    'flag/time_left': ({ side, remainingMs }) => `Флажок не упал: у ${OF_SIDE[side]} ещё ${formatClock(remainingMs)}.`,
    'control/not_endgame': ({ live }) =>
      live > 1
        ? `Контрольная доска К — для последней ветви; сейчас в игре ${counted(live, 'ветвь', 'ветви', 'ветвей')}.`
        : 'Контрольная доска К — для эндшпиля; пока ни одна ветвь не закончилась.',
    'control/already': () => 'Игра уже идёт на контрольной доске К.',
    'clock/running': () => 'Часы уже идут.',
    'clock/stopped': () => 'Часы уже стоят.',
    'clock/no_gap': () => 'Потерянного времени нет, решать нечего.',

    'correct/bad_position': ({ board, fen }) => `Доска ${board}: позиция «${fen}» невозможна. Проверьте FEN.`,
    'correct/side_to_move': ({ board, side }) =>
      `Доска ${board}: ход должен быть за ${side === 'white' ? 'белыми' : 'чёрными'}, как на всех досках. Проверьте FEN.`,
    'correct/bad_rating': ({ board, rating }) =>
      `Доска ${board}: рейтинг ${rating} невозможен, у играющейся ветви он не меньше 1.`,
    'correct/no_change': ({ board }) => `На доске ${board} уже так. Исправлять нечего.`,
    'redline/penalty': ({ warnings }) =>
      warnings === 0
        ? 'Первое нарушение красной линии: замечание (жёлтая карточка).'
        : 'Замечание уже было: удаление (красная карточка) или +2 минуты сопернику.',
    'substitute/clock_running': ({ side }) =>
      `Пока идут часы ${OF_SIDE[side]}, замены нет. Дождитесь хода соперника или остановите часы.`,
    'substitute/same_player': ({ player }) => `${player} не может заменить самого себя. Выберите двух игроков.`,
    'penalty/unknown': ({ number }) => `Наказания № ${number} нет.`,
    'penalty/withdrawn': ({ number }) => `Наказание № ${number} уже снято.`,
    'confirm/not_needed': ({ board }) => `Доска ${board} не требует подтверждения: она не новая или уже подтверждена.`,
    'confirm/not_confirmed': ({ board }) => `Доска ${board} не подтверждена: снимать нечего.`,
    'score/no_entry': () => 'Этого изменения счёта уже нет в ведомости. Посмотрите на счёт.',
    'score/not_fixed': () => 'Это изменение счёта не зафиксировано: снимать нечего.',
    'claim/none': ({ board }) => `На доске ${board} в этом ходе никто не требует ничьей.`,
    'claim/refused': ({ board, reason }) =>
      `Доска ${board}: судья отклонил требование ничьей (${reason}). Уберите его из хода.`,

    'notation/unknown_item': () =>
      'Такой записи в ходе нет. Ход пишут 2:Nf3, остальное: branch, pass, select, resign, offer, draw, claim.',
    'notation/bad_item': ({ form }) => `Запись неполна или с ошибкой. Пишите так: ${form}.`,
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
    'match/clock_running': () => 'В открытом матче идут часы. Остановите их, прежде чем открывать репетицию.',
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
    'import/unknown_game': ({ game }) => `Этот сервер не знает игры ${game}.`,
    'import/unplayable': ({ where, reason }) => `${pointed(where)}матч не воспроизводится: ${reason}.`,
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
    'rundown/unknown_item': () => 'Этого пункта в плане больше нет.',
    'rundown/duplicate_item': ({ item }) => `Пункт «${item}» стоит в плане дважды.`,
    'rundown/bad_value': ({ where, what }) => `${pointed(where)}${what}. Исправьте это поле.`,
    'rundown/changed': () => 'План за это время изменили. Посмотрите на него и повторите правку.',
    'rundown/nothing_to_undo': () => 'Отменять в плане нечего.',
    'rundown/nothing_to_redo': () => 'Повторять в плане нечего.',
    'offer/gone': () => 'Предложение больше не действует: на него ответили, ход отменён или матч ушёл вперёд.',
    'offer/bad_rules': ({ where, what }) => `${pointed(where)}${what}. Исправьте это поле.`,
    'show/other_show': () =>
      'В этот момент сменился эфирный набор (репетиция началась или кончилась). Посмотрите и повторите.',
    'show/unknown_person': ({ id }) => `Человека с идентификатором «${id}» нет. Выберите из списка.`,
    'people/bad_value': ({ where, what }) => `${pointed(where)}${what}. Исправьте это место списка.`,
    'people/changed': () =>
      'Этот список за это время сохранил кто-то другой, его правки не затёрты. Набранное вами осталось здесь: сравните и сохраните ещё раз.',
    'people/duplicate_id': ({ id, where }) => `${pointed(where)}идентификатор «${id}» уже занят. Он у каждого свой.`,
    'speaking/unknown_person': ({ id }) => `Человека с идентификатором «${id}» нет: микрофон подписать нечем.`,

    'client/offline': () => 'Нет связи с сервером. Ничего не отправлено.',
    'client/no_answer': () =>
      'Сервер не ответил: неизвестно, сделано ли это. Посмотрите на доски, прежде чем повторять.',
  },
  roles: ROLE,
  kinds: {
    selection: 'отбор',
    resignation: 'сдача',
    draw: 'ничья',
    mate: 'мат',
    stalemate: 'пат',
    'dead-position': 'мёртвая позиция',
    repetition: 'повторение',
    'seventy-five': '75 ходов',
    fifty: '50 ходов',
    flag: 'флажок',
  },
};
