import type { ItemAir } from '@schemas/show';

/** A picture of the program that a director knows by name: cued as a whole, everything else of the program goes. */
export interface Preset {
  readonly id: string;
  readonly name: Readonly<Record<'en' | 'ru', string>>;
  readonly airs: readonly ItemAir[];
}

/** A graphic with the content it has. */
export const on = (graphic: ItemAir['graphic'], content: ItemAir['content'] = null): ItemAir => ({
  graphic,
  on: true,
  content,
});

/** What stays above a picture that takes the place of the boards: who leads, whose move it is, who speaks. */
export const HEAD_AIRS: readonly ItemAir[] = [on('scorebug'), on('mics')];

/** Boards with what tells of them: the picture of a game that is being played. */
export const PLAY_AIRS: readonly ItemAir[] = [on('boards'), on('key-change'), ...HEAD_AIRS];

/** The last moves run along the lower edge; an announcement has its room above them. */
export const GAME: Preset = { id: 'game', name: { en: 'Game', ru: 'Игра' }, airs: [...PLAY_AIRS, on('ticker')] };
export const FOCUS: Preset = {
  id: 'focus',
  name: { en: 'Focus', ru: 'Фокус' },
  airs: [on('focus', { board: null }), ...HEAD_AIRS],
};
export const ANALYSIS: Preset = {
  id: 'analysis',
  name: { en: 'Analysis', ru: 'Анализ' },
  airs: [on('analysis'), ...HEAD_AIRS],
};
export const BREAK: Preset = {
  id: 'break',
  name: { en: 'Break', ru: 'Перерыв' },
  airs: [on('break', { text: '', untilMs: null })],
};
export const STATISTICS: Preset = {
  id: 'statistics',
  name: { en: 'Statistics', ru: 'Статистика' },
  airs: [on('statistics'), ...HEAD_AIRS],
};
/** What an engine says is for viewers at home alone. */
export const GRAPH: Preset = {
  id: 'graph',
  name: { en: 'Graph', ru: 'График' },
  airs: [on('graph'), ...HEAD_AIRS],
};
/** The last turn again; its own head says that it is no news. */
export const REPLAY: Preset = {
  id: 'replay',
  name: { en: 'Replay', ru: 'Повтор' },
  airs: [on('replay', { board: null, ply: null, turns: 1 }), ...HEAD_AIRS],
};
export const RECAP: Preset = {
  id: 'recap',
  name: { en: 'Recap', ru: 'Обзор' },
  airs: [on('recap', { seconds: 60 })],
};
export const RESULT: Preset = { id: 'result', name: { en: 'Result', ru: 'Итог' }, airs: [on('result')] };
