import type { EveningPlan, ItemAir, RundownItem } from '@schemas/show';

const on = (graphic: ItemAir['graphic'], content: ItemAir['content'] = null): ItemAir => ({
  graphic,
  on: true,
  content,
});

const item = (id: string, kind: RundownItem['kind'], airs: readonly ItemAir[]): RundownItem => ({
  id,
  kind,
  title: '',
  notes: '',
  alone: true,
  airs: [...airs],
});

const PLAY = [on('boards'), on('scorebug'), on('key-change'), on('mics')];

/** An evening as it usually goes: what a show begins with. */
export const STANDARD_RUNDOWN: readonly RundownItem[] = [
  item('intro', 'intro', [on('intro')]),
  item('teams', 'teams', [on('teams', { side: null })]),
  item('explainer', 'explainer', [on('explainer', { card: 'branching' })]),
  item('play-1', 'play', PLAY),
  // Of its own, which says nothing: what the break before said is over.
  item('break', 'break', [on('break', { text: '', untilMs: null })]),
  item('play-2', 'play', PLAY),
  item('result', 'result', [on('result')]),
];

/** Nothing follows the open game, and nobody said when the broadcast must be over. */
export const UNPLANNED: EveningPlan = { slotEnd: null, games: 0, breakMinutes: 15, turns: null };
