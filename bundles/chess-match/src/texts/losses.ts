import type { Loss } from '../match/safety/kept/losses';

type LossTexts = { readonly [L in Loss]: string };

const en: LossTexts = {
  nothing: 'Nothing is lost by it.',
  drafts: 'Turns that were being entered begin empty.',
  tables: 'A match’s work tables begin anew.',
  films: 'When OBS recorded and streamed before is not known: say by hand when a film began.',
  marks: 'The marked moments and the list of clips of one match begin anew; the files of clips stay.',
  spoken: 'For how long people have spoken in one match begins anew.',
  people: 'Who played one match is not kept with it: those entered now are named on its papers.',
  crew: 'Everybody of the crew on another machine needs a new code.',
  ownKey: 'This computer needs its new first key, which stands in that file again.',
  pictures: 'Teams’ pictures in OBS have new keys: set OBS up again.',
  machines: 'Whose viewers the OBS of the teams serve is not known: say so in Set-up before you set them up.',
  seats:
    'Which places are which team’s is not known after a return game: see in Set-up that each screen is its team’s.',
  viewers: 'Nobody gets the teams’ documents and links are gone: say again who may see what.',
  links: 'Links for viewers that were given out open nothing: give out new ones.',
  devices: 'Each device of the hall needs a new code.',
  boards: 'Say again what each wooden board stands for.',
  hall: 'The operator alone enters turns, and no work table is shown: set the rules of the hall again.',
  confirmed: 'Whether the journal lost anything that was confirmed is not known.',
  picture: 'The last picture cannot be shown while the journal is not whole.',
  plan: 'A way out that was chosen may not be done: look at the copies of the journal.',
  clocks: 'How this computer’s clocks stood before is not known: look at the time of the match.',
  absence: 'How long the server was away is not known: give lost time back by hand.',
};

const ru: LossTexts = {
  nothing: 'Ничего при этом не потеряно.',
  drafts: 'Ходы, которые вводились, начинаются с пустого места.',
  tables: 'Рабочие столы одной партии начинаются заново.',
  films: 'Когда OBS вёл запись и трансляцию раньше, неизвестно: начало фильма укажите вручную.',
  marks: 'Отметки и список клипов одной партии начинаются заново; файлы клипов остаются.',
  spoken: 'Сколько люди говорили в одной партии, считается заново.',
  people: 'Состав одной партии при ней не сохранился: на её бланках стоят те, кто внесён сейчас.',
  crew: 'Каждому из команды на другой машине нужен новый код.',
  ownKey: 'Этому компьютеру нужен новый первый ключ, он снова в этом файле.',
  pictures: 'У картинок команд в OBS новые ключи: настройте OBS заново.',
  machines: 'Зрителям какой команды служит OBS команд, неизвестно: укажите это в подготовке до настройки.',
  seats: 'Какие места чьи после ответной партии, неизвестно: проверьте в подготовке, что у каждой команды её экраны.',
  viewers: 'Документы команд не получает никто, ссылок больше нет: задайте заново, кому что видно.',
  links: 'Розданные ссылки для зрителей ничего не открывают: раздайте новые.',
  devices: 'Каждому устройству в зале нужен новый код.',
  boards: 'Укажите заново, за что отвечает каждая деревянная доска.',
  hall: 'Ходы вводит только оператор, рабочие столы не показываются: задайте правила зала заново.',
  confirmed: 'Потерял ли журнал что-нибудь из подтверждённого, неизвестно.',
  picture: 'Последнюю картинку нельзя показать, пока журнал не цел.',
  plan: 'Выбранный выход мог остаться невыполненным: посмотрите копии журнала.',
  clocks: 'Как шли часы этого компьютера раньше, неизвестно: проверьте время партии.',
  absence: 'Сколько сервер отсутствовал, неизвестно: верните потерянное время вручную.',
};

export const LOSS_TEXTS = { en, ru } as const;
