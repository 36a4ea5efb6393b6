import type { Distrust } from '../match/home/distrust';
import type { PassedOn } from '../match/gate/network/passedOn';
import type { TroubleCode, TroubleParams } from '../match/base/troubles';
import { LOSS_TEXTS } from './losses';
import { OUTLET_TEXTS } from './outlets';

type TroubleTexts = { readonly [C in TroubleCode]: (params: TroubleParams[C]) => string };

const NOT_WHOLE = 'Choose a way on the Rescue page.';
const NOT_WHOLE_RU = 'Выберите выход на странице «Спасение».';

/** Whoever reads them stands before an engine that is given nothing. */
const DISTRUSTS: Readonly<Record<Distrust, string>> = {
  signer:
    'its certificate is signed by nobody this machine knows. Name who signed it in NODE_EXTRA_CA_CERTS and start the server again',
  name: 'its certificate is for another name. Use that one in “edges” of cfg/chess-match.json, or have one made for this',
  date: 'its certificate has expired, or this machine’s date is wrong. Have it renewed and start the engine again',
  plain:
    'it speaks no https there. Make its configuration again with a certificate, or correct the address in “edges” of cfg/chess-match.json',
};
const DISTRUSTS_RU: Readonly<Record<Distrust, string>> = {
  signer:
    'его сертификат подписан тем, кого эта машина не знает. Укажите подписавшего в NODE_EXTRA_CA_CERTS и запустите сервер снова',
  name: 'его сертификат выдан на другое имя. Укажите это имя в «edges» в cfg/chess-match.json или закажите сертификат на нынешнее',
  date: 'его сертификат истёк, или на этой машине неверная дата. Обновите его и перезапустите сервер раздачи',
  plain:
    'там нет https. Сделайте его настройки заново с сертификатом или исправьте адрес в «edges» в cfg/chess-match.json',
};

type Instance = TroubleParams['obs/scene_missing']['instance'];

const OBS: Readonly<Record<Instance, string>> = {
  program: 'OBS',
  white: 'The OBS of White’s viewers',
  black: 'The OBS of Black’s viewers',
};
const OBS_RU: Readonly<Record<Instance, string>> = {
  program: 'В OBS',
  white: 'В OBS зрителей белых',
  black: 'В OBS зрителей чёрных',
};

/** How it is known that a request was passed on. */
const SIGNS: Readonly<Record<PassedOn, (what: string) => string>> = {
  header: (what) => `a request came with the header “${what}”`,
  host: (what) => `a request came under the name “${what}”`,
  protocol: (what) => `a request came by ${what}`,
};
const SIGNS_RU: Readonly<Record<PassedOn, (what: string) => string>> = {
  header: (what) => `пришёл запрос с заголовком «${what}»`,
  host: (what) => `пришёл запрос на имя «${what}»`,
  protocol: (what) => `пришёл запрос по ${what}`,
};

const en: TroubleTexts = {
  'rescue/active': () => `The journal is not whole: nothing is accepted until you decide. ${NOT_WHOLE}`,
  'journal/behind': ({ found, confirmed }) =>
    `The journal ends at entry ${found}, but entries up to ${confirmed} were confirmed: the last ones are lost. ${NOT_WHOLE}`,
  'show/behind': () => `The last changes on air, of people or of settings were confirmed and are lost. ${NOT_WHOLE}`,
  'journal/empty': ({ confirmed }) =>
    `The journal is empty, but ${confirmed} entries were confirmed before. ${NOT_WHOLE}`,
  'journal/other': ({ entry }) =>
    `This is not the journal that was confirmed: it differs at entry ${entry}; most likely an older copy. ${NOT_WHOLE}`,
  'journal/entry_damaged': ({ entry }) => `Entry ${entry} of the journal is not as it was written. ${NOT_WHOLE}`,
  'journal/entry_missing': ({ entry }) => `Entries before ${entry} are missing from the journal. ${NOT_WHOLE}`,
  'journal/unreadable': ({ reason }) => `The journal's file cannot be read: ${reason}. ${NOT_WHOLE}`,
  'journal/newer': ({ found, known }) =>
    `The journal was written by a newer program (version ${found}, this one knows ${known}). Start that program, or choose a backup on the Rescue page.`,
  'journal/newer_kind': ({ kind, entry }) =>
    `Entry ${entry} of the journal, "${kind}", was made by a newer program, and nothing was changed. Start that program, or choose a backup on the Rescue page.`,
  'journal/cannot_open': ({ reason }) =>
    `The journal cannot be opened: ${reason}. Check its folder, the rights and the disk, then start again.`,
  'journal/no_room': () =>
    'No room on the disk to open the journal: nothing is accepted. Nothing was changed. Make room, then start the server again.',
  'journal/file_lost': ({ file, reason }) =>
    `The journal's file ${file} is gone or was changed by another program, and could not be put back: ${reason}. Nothing is accepted until it can be.`,
  'journal/file_put_back': ({ file }) =>
    `Another program removed or replaced the journal's file ${file}. It was put back; nothing is lost. Find out which program it was.`,
  'journal/write_failed': ({ reason }) => `The journal cannot be written: ${reason}. Nothing is accepted meanwhile.`,
  'journal/copy_failed': ({ path, reason }) =>
    `The second copy of the journal in ${path} is not being kept: ${reason}. The journal itself is safe.`,
  'match/unreadable': ({ match, entry }) =>
    `The match ${match} cannot be read from its entry ${entry} on. The Rescue page has the ways out; other matches are safe.`,
  'show/unreadable': ({ entry }) =>
    `Entry ${entry} of what was done on air cannot be read and was left out. Check the program and the people.`,
  'file/put_aside': ({ file, aside, loss }) =>
    `The file ${file} was damaged and is kept as ${aside}; the journal is not concerned. ${LOSS_TEXTS.en[loss]}`,
  'file/unreadable': ({ file, reason, loss }) =>
    `The file ${file} cannot be read: ${reason}. The journal is not concerned. ${LOSS_TEXTS.en[loss]}`,
  'document/not_understood': ({ document, loss }) =>
    `What the journal keeps as “${document}” is not understood; it stays in its file under another name, and matches are not concerned. ${LOSS_TEXTS.en[loss]}`,
  'disk/full': ({ freeMb }) => `The journal's disk is full (${freeMb} MB left). Make room now: nothing can be saved.`,
  'disk/low': ({ freeMb }) => `The journal's disk is nearly full: ${freeMb} MB left.`,
  'loop/lagging': ({ delayMs }) => `The server answers ${delayMs} ms late. Close what else runs on this machine.`,
  'outlet/failed': ({ outlet, reason }) =>
    `Not up to date: ${OUTLET_TEXTS.en[outlet]} (${reason}). It is tried again with the next change; the match is safe and goes on.`,
  'outlet/hangs': ({ outlet }) =>
    `No answer, so perhaps not up to date: ${OUTLET_TEXTS.en[outlet]}. The match is safe and goes on.`,
  'obs/scene_missing': ({ instance, scene }) =>
    `${OBS[instance]} has no scene “${scene}”, which its scene rules want: the picture will not go there. On the director’s page, OBS, choose another scene or set OBS up again; or load your scene collection in OBS.`,
  'network/in_front': ({ how, what }) =>
    `Something on this computer passes others on to the server, most likely a proxy or a tunnel (${SIGNS[how](what)}). Whoever comes through one that leaves no mark is taken for this computer, and may do everything. Set "keyOnOwnMachine": true in cfg/chess-match.json and start again; then db/chess-match/own-machine.key has the first key.`,
  'obs/source_silent': ({ instance, source }) =>
    `${OBS[instance]}: the page of “${source}” showed no sign of life and was opened anew. If it does not come back, look at this source in OBS.`,
  'obs/recording_interrupted': ({ instance, path }) =>
    `${OBS[instance]} was lost while it recorded, and recorded no more when it was back: start the recording again. What was recorded until then${path === '' ? '' : `, ${path},`} can be opened if its format is MKV or Hybrid MP4.`,
  'obs/sources_keyless': ({ instance, count, source }) =>
    `${OBS[instance]}: ${count === 1 ? `source “${source}” opens its page` : `${count} sources, “${source}” among them, open their pages`} without a key, as an earlier release made them. On the director’s page, OBS, press “Set up OBS …”: it writes the key into their addresses.`,
  'hall/not_served': ({ place }) =>
    `The screens of the hall get nothing: their server on ${place} does not answer. It is tried again by itself; another program may have its port.`,
  'viewers/not_served': ({ reason }) =>
    `Viewers at home are not served: ${reason}. “viewers” in cfg/chess-match.json says where; another program may have the port.`,
  'viewers/hall_not_served': ({ reason }) =>
    `Spectators’ phones in the hall are not served: ${reason}. It is tried again by itself. “hall” of “viewers” in cfg/chess-match.json has to name this computer’s address in the hall’s network, and a port of its own.`,
  'viewers/no_secret': ({ name }) =>
    `Engines for viewers at home get nothing: ${name} is missing or too short. Start the server again with the one their configuration was made with.`,
  'viewers/edge_down': ({ edge }) =>
    `The viewers’ engine ${edge} does not answer. Its viewers see what they saw; it is tried again by itself. Check that it runs.`,
  'viewers/edge_refused': ({ edge }) =>
    `The viewers’ engine ${edge} refuses our documents: it was set up with another secret. Make its configuration again with this server’s.`,
  'viewers/edge_untrusted': ({ edge, distrust }) =>
    `The viewers’ engine ${edge} gets nothing from us: ${DISTRUSTS[distrust]}. Its viewers see what they saw.`,
  'viewers/edge_full': ({ edge, viewers }) =>
    `The viewers’ engine ${edge} is full: it pushes to ${viewers} viewers and lets hardly anybody more in. Send new viewers to another one.`,
  'viewers/feed_away': ({ feed }) =>
    `Picture and sound of the feed “${feed}” for viewers at home come no more. Check that its OBS is streaming; the boards go on.`,
  'viewers/feed_trouble': ({ feed, reason }) =>
    `Viewers at home get nothing of the feed “${feed}”: ${reason}. It is tried again all the time.`,
  'viewers/feed_no_room': ({ feed }) =>
    `The disk for picture and sound is full: viewers at home get nothing of the feed “${feed}”. Delete what is not needed there; it comes back by itself.`,
  'viewers/feed_no_sound': ({ feed }) =>
    `The stream of the feed “${feed}” has no sound track, so viewers at home get nothing of it. Give its encoder an audio track; silence will do.`,
  'tally/failed': ({ address, reason }) =>
    `Displays at ${address} are not told what is on air: ${reason}. It is tried again by itself; check tally in cfg/chess-match.json and the network.`,
  'engine/gone': ({ path, reason }) =>
    `The chess engine has ended (${reason}). It is started again by itself, and nothing else waits for it. Check ${path} (engine.path in cfg/chess-match.json).`,
  'engine/silent': ({ path }) =>
    `The chess engine ${path} does not answer. It is started again by itself, and nothing else waits for it. Check that it speaks UCI.`,
  'engine/garbled': ({ path }) =>
    `The chess engine ${path} writes what nobody can read. It is started again by itself, and nothing else waits for it. Check that it speaks UCI.`,
  'engine/untrue': ({ path, move }) =>
    `The chess engine ${path} answered with ${move}, which is no move there: nothing of it is told. It is started again by itself.`,
  'live/no_token': ({ name }) =>
    `Nothing is pushed to lichess: ${name} is missing. Start the server again with a token of scope study:write in its environment.`,
  'live/push_failed': ({ reason }) =>
    `The round on lichess does not take the games: ${reason}. It is tried again by itself, with the newest; check the round, its token, and that it has no source of its own.`,
  'live/game_refused': ({ game, reason }) =>
    `Lichess took the push but not the game of board ${game}: ${reason}. The other boards go on.`,
  'live/orphans': ({ games }) =>
    `A branching was taken back, and its game stands on lichess: ${games}. Delete that chapter there by hand, or leave it: if the same branching comes again, it goes on in it.`,
  'live/folder_failed': ({ folder, reason }) =>
    `The games cannot be written to ${folder}: ${reason}. Programs that send them on show what they had.`,
  'viewers/feeds_shut': () =>
    'Picture and sound of the teams are for nobody at home: since the colours have changed nobody has said which feed is whose. Set-up, Hall, Keys of OBS.',
  'viewers/media_gone': () =>
    'Picture and sound for viewers at home are not packed any more: npm run site:media has ended. Start it again; the boards go on.',
};

const ru: TroubleTexts = {
  'rescue/active': () => `Журнал не цел: ничего не принимается, пока вы не решите. ${NOT_WHOLE_RU}`,
  'journal/behind': ({ found, confirmed }) =>
    `Журнал кончается записью ${found}, а подтверждены были записи до ${confirmed}: последние потеряны. ${NOT_WHOLE_RU}`,
  'show/behind': () => `Последние изменения эфира, людей или настроек были подтверждены и потеряны. ${NOT_WHOLE_RU}`,
  'journal/empty': ({ confirmed }) => `Журнал пуст, а подтверждено было записей: ${confirmed}. ${NOT_WHOLE_RU}`,
  'journal/other': ({ entry }) =>
    `Это не тот журнал, который был подтверждён: он отличается с записи ${entry}; скорее всего, это старая копия. ${NOT_WHOLE_RU}`,
  'journal/entry_damaged': ({ entry }) => `Запись ${entry} журнала не такая, какой была сделана. ${NOT_WHOLE_RU}`,
  'journal/entry_missing': ({ entry }) => `В журнале нет записей перед ${entry}. ${NOT_WHOLE_RU}`,
  'journal/unreadable': ({ reason }) => `Файл журнала не читается: ${reason}. ${NOT_WHOLE_RU}`,
  'journal/newer': ({ found, known }) =>
    `Журнал сделан более новой программой (версия ${found}, эта знает ${known}). Запустите ту или выберите копию на странице «Спасение».`,
  'journal/newer_kind': ({ kind, entry }) =>
    `Запись ${entry} журнала, «${kind}», сделана более новой программой; ничего не изменено. Запустите ту или выберите копию на странице «Спасение».`,
  'journal/cannot_open': ({ reason }) =>
    `Журнал не открывается: ${reason}. Проверьте папку, права и диск и запустите снова.`,
  'journal/no_room': () =>
    'На диске нет места, чтобы открыть журнал: ничего не принимается. Ничего не изменено. Освободите место и запустите сервер снова.',
  'journal/file_lost': ({ file, reason }) =>
    `Файл журнала ${file} исчез или изменён другой программой, вернуть его не удалось: ${reason}. Пока это так, ничего не принимается.`,
  'journal/file_put_back': ({ file }) =>
    `Другая программа удалила или подменила файл журнала ${file}. Он возвращён, ничего не потеряно. Выясните, какая программа это была.`,
  'journal/write_failed': ({ reason }) => `Журнал не записывается: ${reason}. Пока это так, ничего не принимается.`,
  'journal/copy_failed': ({ path, reason }) =>
    `Вторая копия журнала в ${path} не ведётся: ${reason}. Сам журнал в безопасности.`,
  'match/unreadable': ({ match, entry }) =>
    `Партия ${match} не читается с её записи ${entry}. Выходы на странице «Спасение»; другие партии целы.`,
  'show/unreadable': ({ entry }) =>
    `Запись ${entry} о действиях в эфире не читается и пропущена. Проверьте программу и людей.`,
  'file/put_aside': ({ file, aside, loss }) =>
    `Файл ${file} повреждён и сохранён как ${aside}; журнала это не касается. ${LOSS_TEXTS.ru[loss]}`,
  'file/unreadable': ({ file, reason, loss }) =>
    `Файл ${file} не читается: ${reason}. Журнала это не касается. ${LOSS_TEXTS.ru[loss]}`,
  'document/not_understood': ({ document, loss }) =>
    `Запись журнала «${document}» не понята; она остаётся в его файле под другим именем, партий это не касается. ${LOSS_TEXTS.ru[loss]}`,
  'disk/full': ({ freeMb }) =>
    `Диск журнала заполнен (осталось ${freeMb} МБ). Освободите место сейчас: ничего нельзя сохранить.`,
  'disk/low': ({ freeMb }) => `Диск журнала почти заполнен: осталось ${freeMb} МБ.`,
  'loop/lagging': ({ delayMs }) =>
    `Сервер отвечает с опозданием ${delayMs} мс. Закройте другие программы на этой машине.`,
  'outlet/failed': ({ outlet, reason }) =>
    `Показывает не последнее: ${OUTLET_TEXTS.ru[outlet]} (${reason}). Сервер попробует снова при следующем изменении; партия цела и продолжается.`,
  'outlet/hangs': ({ outlet }) =>
    `Не отвечает и может отставать: ${OUTLET_TEXTS.ru[outlet]}. Партия цела и продолжается.`,
  'obs/scene_missing': ({ instance, scene }) =>
    `${OBS_RU[instance]} нет сцены «${scene}», которой ждут правила сцен: картинка на неё не перейдёт. На странице режиссёра, OBS, выберите другую сцену или настройте OBS заново; или загрузите в OBS свою коллекцию сцен.`,
  'network/in_front': ({ how, what }) =>
    `Что-то на этом компьютере, скорее всего прокси или туннель, пропускает других к серверу (${SIGNS_RU[how](what)}). Кто придёт через такой, что не оставляет следов, будет принят за этот компьютер и сможет всё. Поставьте "keyOnOwnMachine": true в cfg/chess-match.json и запустите снова; первый ключ тогда в файле db/chess-match/own-machine.key.`,
  'obs/source_silent': ({ instance, source }) =>
    `${OBS_RU[instance]} страница источника «${source}» не подавала признаков жизни и открыта заново. Если она не вернётся, посмотрите на этот источник в OBS.`,
  'obs/recording_interrupted': ({ instance, path }) =>
    `${OBS_RU[instance]} шла запись, когда связь пропала, а когда вернулась, записи уже не было: запустите её снова. Записанное до этого${path === '' ? '' : ` (${path})`} открывается, если формат MKV или Hybrid MP4.`,
  'obs/sources_keyless': ({ instance, count, source }) =>
    `${OBS_RU[instance]} ${count === 1 ? `страница источника «${source}» открыта` : `страницы источников (${count}, среди них «${source}») открыты`} без ключа: так делали прежние версии. На странице режиссёра, OBS, нажмите «Настроить OBS …»: ключ впишется в их адреса.`,
  'hall/not_served': ({ place }) =>
    `Экраны зала ничего не получают: их сервер на ${place} не отвечает. Попытки повторяются сами; возможно, его порт занимает другая программа.`,
  'viewers/not_served': ({ reason }) =>
    `Зрителям дома ничего не показывается: ${reason}. Порт задаёт «viewers» в cfg/chess-match.json; возможно, его занимает другая программа.`,
  'viewers/hall_not_served': ({ reason }) =>
    `Телефонам зрителей в зале ничего не показывается: ${reason}. Сервер пробует снова сам. В cfg/chess-match.json в «viewers», «hall» нужен адрес этого компьютера в сети зала и отдельный порт.`,
  'viewers/no_secret': ({ name }) =>
    `Серверы раздачи зрителям ничего не получают: нет ${name} или он слишком короток. Запустите сервер снова с тем же значением, с которым делались их настройки.`,
  'viewers/edge_down': ({ edge }) =>
    `Сервер раздачи зрителям ${edge} не отвечает. Его зрители видят то, что видели; попытки повторяются сами. Проверьте, запущен ли он.`,
  'viewers/edge_refused': ({ edge }) =>
    `Сервер раздачи зрителям ${edge} не принимает от нас ничего: он настроен с другим секретом. Сделайте его настройки заново с секретом этого сервера.`,
  'viewers/edge_untrusted': ({ edge, distrust }) =>
    `Сервер раздачи зрителям ${edge} ничего от нас не получает: ${DISTRUSTS_RU[distrust]}. Его зрители видят то, что видели.`,
  'viewers/edge_full': ({ edge, viewers }) =>
    `Сервер раздачи зрителям ${edge} полон: зрителей ${viewers}, новых он почти не принимает. Направьте следующих на другой.`,
  'viewers/feed_away': ({ feed }) =>
    `Картинка и звук потока «${feed}» для зрителей дома больше не приходят. Проверьте, ведёт ли его OBS трансляцию; доски показываются дальше.`,
  'viewers/feed_trouble': ({ feed, reason }) =>
    `Поток «${feed}» не доходит до зрителей дома: ${reason}. Попытки повторяются сами.`,
  'viewers/feed_no_room': ({ feed }) =>
    `Диск для картинки и звука заполнен: зрители дома ничего не получают из потока «${feed}». Удалите с него ненужное; поток вернётся сам.`,
  'viewers/feed_no_sound': ({ feed }) =>
    `В потоке «${feed}» нет звуковой дорожки, поэтому он не доходит до зрителей дома. Добавьте в кодировщике дорожку, хотя бы с тишиной.`,
  'tally/failed': ({ address, reason }) =>
    `Мониторам по адресу ${address} не сообщается, что в эфире: ${reason}. Попытки повторяются сами; проверьте tally в cfg/chess-match.json и сеть.`,
  'engine/gone': ({ path, reason }) =>
    `Шахматный движок завершился (${reason}). Он запускается снова сам, и больше ничто его не ждёт. Проверьте ${path} (engine.path в cfg/chess-match.json).`,
  'engine/silent': ({ path }) =>
    `Шахматный движок ${path} не отвечает. Он запускается снова сам, и больше ничто его не ждёт. Проверьте, говорит ли он на UCI.`,
  'engine/garbled': ({ path }) =>
    `Шахматный движок ${path} пишет то, чего не прочесть. Он запускается снова сам, и больше ничто его не ждёт. Проверьте, говорит ли он на UCI.`,
  'engine/untrue': ({ path, move }) =>
    `Шахматный движок ${path} ответил ${move}, а такого хода там нет: ничего из сказанного им не показано. Он запускается снова сам.`,
  'live/no_token': ({ name }) =>
    `На lichess ничего не отправляется: нет ${name}. Запустите сервер снова с ключом доступа (study:write) в переменной окружения.`,
  'live/push_failed': ({ reason }) =>
    `Тур на lichess не принимает партии: ${reason}. Попытки повторяются сами, всегда с самым новым; проверьте тур, ключ доступа и что у тура нет своего источника.`,
  'live/game_refused': ({ game, reason }) =>
    `Lichess принял отправку, но не партию доски ${game}: ${reason}. Остальные доски идут дальше.`,
  'live/orphans': ({ games }) =>
    `Ветвление взято назад, а его партия осталась на lichess: ${games}. Удалите эту главу там вручную или оставьте: если то же ветвление повторится, она продолжится.`,
  'live/folder_failed': ({ folder, reason }) =>
    `Партии не записываются в ${folder}: ${reason}. Программы, которые передают их дальше, показывают прежнее.`,
  'viewers/feeds_shut': () =>
    'Картинку и звук команд дома не получает никто: цвета сменились, и чей теперь какой поток, не сказано. «Подготовка», «Зал», «Ключи OBS».',
  'viewers/media_gone': () =>
    'Картинку и звук для зрителей дома больше ничто не готовит: npm run site:media завершился. Запустите его снова; доски показываются дальше.',
};

export const TROUBLE_TEXTS = { en, ru } as const;
