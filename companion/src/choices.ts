import { everybody, instanceOf, items, type Desk } from './desk';

/** What options offer to choose from, as one text: by it two moments are compared. */
export const choicesIn = (desk: Desk): string =>
  JSON.stringify([
    desk.views.match.game,
    everybody(desk).map(({ id, name, hasMic }) => [id, name, hasMic]),
    items(desk).map(({ id, title, kind }) => [id, title, kind]),
    instanceOf(desk, 'program')?.scenes ?? [],
    desk.views.clocks.clocks.map(({ board, side }) => [board, side]),
  ]);
