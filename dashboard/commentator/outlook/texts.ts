import type { JudgedView, Language, OutlookView } from 'chess-match/client';

type Failure = NonNullable<OutlookView['engine']['failure']>;

const en = {
  title: 'Outlook',
  expected: 'May end',
  spread: (points: string) => `give or take ${points}`,
  spreadHint: 'Two matches of three end within it, if no line had to do with another.',
  unknown: 'Not reckoned yet',
  graph: 'How the match might have ended, turn by turn: White’s share of the points. Press a turn to go there.',
  point: (turn: string, white: string, black: string) => `${turn} ${white} : ${black}`,
  depth: (depth: number) => `depth ${depth}`,
  worth: (white: string, black: string, points: string) => `${white} : ${black} of ${points}`,
  board: (board: number) => `Board ${board}`,
  nothingOpen: 'Every line has ended: the score stands.',
  past: 'Lines are told of the position now: go back to live to see them.',
  turnings: 'Turning points',
  noTurnings: 'None yet. A swing of a tenth of all points counts once the next turn has borne it out.',
  onBoard: (board: number, points: string) => `board ${board}, ${points} at stake`,
  gained: (gain: string) => `${gain} for White`,
  shifts: 'What shifts were worth, to whoever made them',
  best: 'Best to shift now, to whoever is to move',
  bestUnknown: 'Not known: a line was not looked at yet.',
  bestNone: 'Better leave everything as it is.',
  bestHint: 'What needs a move that nobody knows yet is worth nothing before it is made.',
  crewOnly: 'For the crew alone: say nothing of it where players, or who sits with them, can hear it.',
  states: {
    off: 'No engine is named in the settings (engine.path in cfg/chess-match.json).',
    'not-here': 'The engine judges no positions of this game.',
    starting: 'The engine is being started.',
    working: '',
    failed: 'The engine failed',
  } satisfies Record<OutlookView['engine']['state'], string>,
  failures: {
    gone: 'it has ended by itself',
    silent: 'it does not answer',
    garbled: 'it writes no lines',
    untrue: 'it answered with a move that is none',
  } satisfies Record<Failure, string>,
  again: 'It is started again by itself.',
  whatIf: 'What the engine says of this position',
  tried: {
    thinking: 'The engine is thinking …',
    done: '',
    over: 'Nobody can move here.',
    failed: 'The engine failed over this position and is not asked for it again.',
  } satisfies Record<JudgedView['asked'][number]['state'], string>,
};

export type OutlookTexts = typeof en;

const ru: OutlookTexts = {
  title: 'Виды на исход',
  expected: 'Может кончиться',
  spread: (points) => `плюс-минус ${points}`,
  spreadHint: 'Так кончаются два матча из трёх, если бы линии не зависели друг от друга.',
  unknown: 'Ещё не посчитано',
  graph: 'Чем мог кончиться матч, ход за ходом: доля очков белых. Нажмите на ход, чтобы перейти к нему.',
  point: (turn, white, black) => `${turn} ${white} : ${black}`,
  depth: (depth) => `глубина ${depth}`,
  worth: (white, black, points) => `${white} : ${black} из ${points}`,
  board: (board) => `Доска ${board}`,
  nothingOpen: 'Все линии закончились: счёт окончательный.',
  past: 'Варианты показаны для нынешней позиции: вернитесь к прямому эфиру.',
  turnings: 'Переломы',
  noTurnings: 'Пока нет. Скачок на десятую часть всех очков считается, когда его подтвердит следующий ход.',
  onBoard: (board, points) => `доска ${board}, на кону ${points}`,
  gained: (gain) => `${gain} белым`,
  shifts: 'Что стоили перестановки — тому, кто их сделал',
  best: 'Что лучше переставить сейчас — тому, чей ход',
  bestUnknown: 'Неизвестно: одна из линий ещё не просмотрена.',
  bestNone: 'Лучше оставить всё как есть.',
  bestHint: 'То, для чего нужен ещё неизвестный ход, до этого хода не стоит ничего.',
  crewOnly: 'Только для группы: не говорите об этом там, где слышат игроки или те, кто сидит рядом с ними.',
  states: {
    off: 'В настройках не назван движок (engine.path в cfg/chess-match.json).',
    'not-here': 'Позиций этой игры движок не оценивает.',
    starting: 'Движок запускается.',
    working: '',
    failed: 'Сбой движка',
  },
  failures: {
    gone: 'он завершился',
    silent: 'он не отвечает',
    garbled: 'он пишет не строками',
    untrue: 'он ответил ходом, которого нет',
  },
  again: 'Он запускается снова сам.',
  whatIf: 'Что движок говорит об этой позиции',
  tried: {
    thinking: 'Движок думает…',
    done: '',
    over: 'Ходов здесь нет.',
    failed: 'На этой позиции движок отказал, о ней его больше не спрашивают.',
  },
};

export const OUTLOOK_TEXTS: Readonly<Record<Language, OutlookTexts>> = { en, ru };
