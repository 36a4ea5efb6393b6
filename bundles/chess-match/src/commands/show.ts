import type { Declarations } from '../contract/declaration';
import { DIRECTOR, JOURNAL, NO_KEYS, UNTOLD } from './common';

/** Graphics: cued, on air and off it again. */
export const showCommands = {
  cueGraphic: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'cue a graphic', ru: 'подготовить графику' },
    help: {
      en: 'Prepares what the next take of this graphic puts on air.',
      ru: 'Готовит то, что выйдет в эфир при следующей выдаче этой графики.',
    },
    keys: NO_KEYS,
    log: UNTOLD,
  },
  proposeAnalysis: {
    roles: ['commentator', 'director'],
    reason: 'none',
    name: { en: 'propose an analysis', ru: 'предложить разбор' },
    help: {
      en: 'Cues a commentator’s board for the director, unless a cue of the director’s own stands there.',
      ru: 'Готовит доску комментатора для режиссёра, если тот не подготовил там своего.',
    },
    keys: {
      commentator: {
        offer: { keys: 'Ctrl+Enter', label: { en: 'Propose to the director', ru: 'Предложить режиссёру' } },
      },
    },
    log: JOURNAL,
  },
  takeGraphic: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'take a graphic', ru: 'выдать графику' },
    help: {
      en: 'Puts the cue of a graphic on air; without one, turns the graphic from in to out or back.',
      ru: 'Выдаёт подготовленное этой графики; без подготовки включает или выключает её.',
    },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  takeCued: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'take what is cued', ru: 'выдать подготовленное' },
    help: {
      en: 'Puts everything on air that was seen cued, or nothing.',
      ru: 'Выдаёт всё, что было видно подготовленным, или ничего.',
    },
    keys: { director: { take: { keys: 'KeyT', label: { en: 'Take', ru: 'В эфир' } } } },
    log: JOURNAL,
  },
  dropCue: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'drop a cue', ru: 'снять подготовку' },
    help: { en: 'Takes back what was cued of a graphic.', ru: 'Снимает подготовленное этой графики.' },
    keys: { director: { drop: { keys: 'KeyX', label: { en: 'Drop cues', ru: 'Снять подготовку' } } } },
    log: JOURNAL,
  },
  cuePreset: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'cue a picture by its name', ru: 'подготовить картинку по имени' },
    help: {
      en: 'Cues a picture of the open game: what it brings, what goes for it, and nothing else.',
      ru: 'Готовит картинку открытой игры: что она приносит, что ради неё уходит, и ничего больше.',
    },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  clearGraphics: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'clear all graphics', ru: 'снять всю графику' },
    help: {
      en: 'Takes every graphic off the air; restoring or undoing brings them back.',
      ru: 'Убирает из эфира всю графику; её вернёт возврат или отмена.',
    },
    keys: { director: { clear: { keys: 'Shift+KeyC', label: { en: 'Clear all', ru: 'Убрать всё' } } } },
    log: JOURNAL,
  },
  restoreGraphics: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'restore the cleared graphics', ru: 'вернуть снятую графику' },
    help: { en: 'Brings back what the last clear took off the air.', ru: 'Возвращает убранное последней очисткой.' },
    keys: { director: { restore: { keys: 'Shift+KeyR', label: { en: 'Restore', ru: 'Вернуть убранное' } } } },
    log: JOURNAL,
  },
  undoShow: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'undo a change on air', ru: 'отменить изменение эфира' },
    help: { en: 'Takes back the last take or clear.', ru: 'Отменяет последнюю выдачу или очистку.' },
    keys: { director: { 'undo-air': { keys: 'KeyZ', label: { en: 'Undo on air', ru: 'Отменить в эфире' } } } },
    log: JOURNAL,
  },
  redoShow: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'redo a change on air', ru: 'вернуть изменение эфира' },
    help: { en: 'Does again what was undone on air.', ru: 'Повторяет то, что отменили в эфире.' },
    keys: {
      director: { 'redo-air': { keys: 'Shift+KeyZ', label: { en: 'Redo on air', ru: 'Повторить в эфире' } } },
    },
    log: JOURNAL,
  },
  steerTelling: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'hold or move a replay or a recap', ru: 'остановить или сдвинуть повтор или обзор' },
    help: {
      en: 'Holds what is told of the past, lets it go on, or takes it to another place in it.',
      ru: 'Останавливает рассказ о прошлом, пускает его дальше или переводит на другое место.',
    },
    keys: {
      director: {
        'telling-back': { keys: 'KeyJ', label: { en: 'Chapter back', ru: 'Глава назад' } },
        'telling-hold': { keys: 'KeyH', label: { en: 'Hold, or go on', ru: 'Пауза или дальше' } },
        'telling-next': { keys: 'KeyL', label: { en: 'Next chapter', ru: 'Следующая глава' } },
      },
    },
    log: JOURNAL,
  },
} as const satisfies Declarations<
  | (
      | 'cueGraphic'
      | 'proposeAnalysis'
      | 'takeGraphic'
      | 'takeCued'
      | 'dropCue'
      | 'cuePreset'
      | 'clearGraphics'
      | 'steerTelling'
    )
  | ('restoreGraphics' | 'undoShow' | 'redoShow')
>;
