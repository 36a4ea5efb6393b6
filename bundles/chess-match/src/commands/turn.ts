import type { Declarations } from '../contract/declaration';
import { ARBITER, JOURNAL, NO_KEYS, PLAYER, UNTOLD } from './common';

const PRESS = { press: { keys: 'F9', label: { en: 'Press the clock', ru: 'Нажать часы' } } } as const;
const UNDO = { en: 'Undo the last fact (asks first)', ru: 'Отменить последний факт (спросит)' } as const;
const CORRECTION = { en: 'Undo', ru: 'Отменить' } as const;

/** The turn that is entered, and those that were. */
export const turnCommands = {
  setDraft: {
    roles: PLAYER,
    reason: 'none',
    name: { en: 'change the draft', ru: 'изменить черновик' },
    help: {
      en: 'Writes the line of the turn that is prepared: no fact, seen by those who enter it.',
      ru: 'Записывает строку готовящегося хода: это не факт, её видит только тот, кто вводит.',
    },
    keys: NO_KEYS,
    log: UNTOLD,
  },
  commitTurn: {
    roles: PLAYER,
    reason: 'none',
    name: { en: 'press the clock with a turn', ru: 'нажать часы с ходом' },
    help: {
      en: 'Makes the turn as it is prepared, or the line that comes with the command: the whole turn or nothing.',
      ru: 'Делает подготовленный ход или строку из самой команды: весь ход целиком или ничего.',
    },
    keys: { operator: PRESS, arbiter: PRESS },
    log: JOURNAL,
  },
  undo: {
    roles: ARBITER,
    reason: 'optional',
    name: { en: 'undo the last fact', ru: 'отменить последний факт' },
    help: {
      en: 'Takes the last fact back; nothing is deleted.',
      ru: 'Отменяет последний факт; ничего не удаляется.',
    },
    keys: {
      operator: { undo: { keys: 'Alt+Backspace', label: UNDO } },
      arbiter: { undo: { keys: 'Alt+Backspace', label: CORRECTION } },
    },
    log: JOURNAL,
  },
  redo: {
    roles: ARBITER,
    reason: 'none',
    name: { en: 'redo', ru: 'вернуть отменённое' },
    help: { en: 'Makes the fact again that was undone last.', ru: 'Возвращает факт, отменённый последним.' },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  takeBack: {
    roles: ARBITER,
    reason: 'due',
    name: { en: 'take turns back', ru: 'взять ходы назад' },
    help: {
      en: 'Takes the last turns back at once, with every fact made since.',
      ru: 'Берёт последние ходы назад разом, со всеми фактами после них.',
    },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  correctTurns: {
    roles: ARBITER,
    reason: 'due',
    name: { en: 'correct earlier turns', ru: 'исправить прежние ходы' },
    help: {
      en: 'Makes turns of the past others and plays again what follows them. Everything fits, or nothing is done.',
      ru: 'Заменяет прежние ходы и разыгрывает следующие заново. Подходит всё, или не делается ничего.',
    },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  correctPosition: {
    roles: ARBITER,
    reason: 'due',
    name: { en: 'correct a position', ru: 'исправить позицию' },
    help: {
      en: 'Sets a board up as it stands in the hall.',
      ru: 'Ставит на доске позицию, как она стоит в зале.',
    },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  decideClaim: {
    roles: ARBITER,
    reason: 'due',
    name: { en: 'decide a claim', ru: 'решить по требованию ничьей' },
    help: {
      en: 'Gives the arbiter’s word on a draw claim of the draft.',
      ru: 'Решение арбитра по требованию ничьей в черновике.',
    },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  ruleResult: {
    roles: ARBITER,
    reason: 'due',
    name: { en: 'rule a result', ru: 'присудить результат' },
    help: {
      en: 'Ends a game by the arbiter’s own result: who has won, or who did not come.',
      ru: 'Партия кончается решением арбитра: кто выиграл или кто не явился.',
    },
    keys: NO_KEYS,
    log: JOURNAL,
  },
} as const satisfies Declarations<TurnCommand>;

type TurnCommand =
  | ('setDraft' | 'commitTurn' | 'undo' | 'redo')
  | ('takeBack' | 'correctTurns' | 'correctPosition' | 'decideClaim' | 'ruleResult');
