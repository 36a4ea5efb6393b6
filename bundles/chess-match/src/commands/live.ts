import type { Declarations } from '../contract/declaration';

const LIVE = { kind: 'live', isNoise: () => false } as const;

/** How the match is followed from outside. */
export const liveCommands = {
  pushLive: {
    roles: ['health', 'setup', 'director'],
    reason: 'none',
    name: { en: 'push the games now', ru: 'отправить партии сейчас' },
    help: {
      en: 'Sends the games that are due to the round of lichess at once: those that wait after a failure, else the last ones again.',
      ru: 'Сразу отправляет в тур lichess партии, которым пришло время: те, что ждут после отказа, иначе последние ещё раз.',
    },
    keys: {
      health: { 'push-live': { keys: 'KeyP', label: { en: 'Push the games now', ru: 'Отправить партии сейчас' } } },
    },
    log: { ...LIVE, words: { en: () => 'Games pushed by hand', ru: () => 'Партии отправлены вручную' } },
  },
} as const satisfies Declarations<'pushLive'>;
