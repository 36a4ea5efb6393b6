import { Ajv, type AnySchemaObject } from 'ajv';
import arbiterSchema from '../../../../../schemas/arbiter.json' with { type: 'json' };
import boardSchema from '../../../../../schemas/board.json' with { type: 'json' };
import clocksSchema from '../../../../../schemas/clocks.json' with { type: 'json' };
import moveSchema from '../../../../../schemas/defs/move.json' with { type: 'json' };
import placementSchema from '../../../../../schemas/defs/placement.json' with { type: 'json' };
import problemSchema from '../../../../../schemas/defs/problem.json' with { type: 'json' };
import sideSchema from '../../../../../schemas/defs/side.json' with { type: 'json' };
import draftSchema from '../../../../../schemas/draft.json' with { type: 'json' };
import matchSchema from '../../../../../schemas/match.json' with { type: 'json' };
import scoreSchema from '../../../../../schemas/score.json' with { type: 'json' };
import treeSchema from '../../../../../schemas/tree.json' with { type: 'json' };
import turnsSchema from '../../../../../schemas/turns.json' with { type: 'json' };
import { placeOf } from '../place';
import type { OnAir } from '../publish/views';

const BASE = 'https://chess-broadcast.invalid/schemas';

const DEFS: Readonly<Record<string, AnySchemaObject>> = {
  move: moveSchema,
  placement: placementSchema,
  problem: problemSchema,
  side: sideSchema,
};

/** `complete` is a number alone and not the game's. */
type Checked = Exclude<keyof OnAir, 'complete'>;

const SCHEMAS: Readonly<Record<Checked, AnySchemaObject>> = {
  board1: boardSchema,
  board2: boardSchema,
  board3: boardSchema,
  board4: boardSchema,
  board5: boardSchema,
  clocks: clocksSchema,
  score: scoreSchema,
  tree: treeSchema,
  turns: turnsSchema,
  draft: draftSchema,
  arbiter: arbiterSchema,
  match: matchSchema,
};

const compile = () => {
  const ajv = new Ajv({ strict: false });
  for (const [name, schema] of Object.entries(DEFS)) ajv.addSchema({ ...schema, $id: `${BASE}/defs/${name}.json` });
  return (Object.keys(SCHEMAS) as Checked[]).map((name) => {
    return { name, isView: ajv.compile({ ...SCHEMAS[name], $id: `${BASE}/${name}.json` }) };
  });
};
let views: ReturnType<typeof compile> | null = null;

/** What is wrong with a picture of a match that came from outside, in a few words; null if pages can show it. */
export const viewsProblem = (onAir: OnAir): string | null => {
  views ??= compile();
  const wrong = views.find(({ name, isView }) => !isView(onAir[name]));
  if (wrong === undefined) return null;
  const { where, what } = placeOf(wrong.isView.errors?.[0]);
  return `${wrong.name}${where} ${what}`;
};
