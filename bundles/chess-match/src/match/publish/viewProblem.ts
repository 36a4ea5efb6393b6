import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import airSchema from '../../../../../schemas/air.json' with { type: 'json' };
import arbiterSchema from '../../../../../schemas/arbiter.json' with { type: 'json' };
import judgedSchema from '../../../../../schemas/judged.json' with { type: 'json' };
import backupsSchema from '../../../../../schemas/backups.json' with { type: 'json' };
import begunSchema from '../../../../../schemas/begun.json' with { type: 'json' };
import boardsSchema from '../../../../../schemas/boards.json' with { type: 'json' };
import clocksSchema from '../../../../../schemas/clocks.json' with { type: 'json' };
import completeSchema from '../../../../../schemas/complete.json' with { type: 'json' };
import courseSchema from '../../../../../schemas/course.json' with { type: 'json' };
import badgeDef from '../../../../../schemas/defs/badge.json' with { type: 'json' };
import boardDef from '../../../../../schemas/defs/board.json' with { type: 'json' };
import channelSettingsDef from '../../../../../schemas/defs/channelSettings.json' with { type: 'json' };
import graphicIdDef from '../../../../../schemas/defs/graphicId.json' with { type: 'json' };
import hallRulesDef from '../../../../../schemas/defs/hallRules.json' with { type: 'json' };
import instanceIdDef from '../../../../../schemas/defs/instanceId.json' with { type: 'json' };
import moveDef from '../../../../../schemas/defs/move.json' with { type: 'json' };
import optionsDef from '../../../../../schemas/defs/options.json' with { type: 'json' };
import paceDef from '../../../../../schemas/defs/pace.json' with { type: 'json' };
import personDef from '../../../../../schemas/defs/person.json' with { type: 'json' };
import placementDef from '../../../../../schemas/defs/placement.json' with { type: 'json' };
import placeDef from '../../../../../schemas/defs/place.json' with { type: 'json' };
import problemDef from '../../../../../schemas/defs/problem.json' with { type: 'json' };
import reservesDef from '../../../../../schemas/defs/reserves.json' with { type: 'json' };
import roleDef from '../../../../../schemas/defs/role.json' with { type: 'json' };
import rosterPersonDef from '../../../../../schemas/defs/rosterPerson.json' with { type: 'json' };
import sceneRulesDef from '../../../../../schemas/defs/sceneRules.json' with { type: 'json' };
import tableBoardDef from '../../../../../schemas/defs/tableBoard.json' with { type: 'json' };
import sideDef from '../../../../../schemas/defs/side.json' with { type: 'json' };
import teamColourDef from '../../../../../schemas/defs/teamColour.json' with { type: 'json' };
import shiftDef from '../../../../../schemas/defs/shift.json' with { type: 'json' };
import variationsDef from '../../../../../schemas/defs/variations.json' with { type: 'json' };
import entrySchema from '../../../../../schemas/entry.json' with { type: 'json' };
import devicesSchema from '../../../../../schemas/devices.json' with { type: 'json' };
import draftSchema from '../../../../../schemas/draft.json' with { type: 'json' };
import filmsSchema from '../../../../../schemas/films.json' with { type: 'json' };
import healthSchema from '../../../../../schemas/health.json' with { type: 'json' };
import historySchema from '../../../../../schemas/history.json' with { type: 'json' };
import matchSchema from '../../../../../schemas/match.json' with { type: 'json' };
import matchesSchema from '../../../../../schemas/matches.json' with { type: 'json' };
import movesSchema from '../../../../../schemas/moves.json' with { type: 'json' };
import obsSchema from '../../../../../schemas/obs.json' with { type: 'json' };
import obsInstancesSchema from '../../../../../schemas/obsInstances.json' with { type: 'json' };
import outlookSchema from '../../../../../schemas/outlook.json' with { type: 'json' };
import obsPlansSchema from '../../../../../schemas/obsPlans.json' with { type: 'json' };
import optionsSchema from '../../../../../schemas/options.json' with { type: 'json' };
import pagesSchema from '../../../../../schemas/pages.json' with { type: 'json' };
import pastSchema from '../../../../../schemas/past.json' with { type: 'json' };
import peopleSchema from '../../../../../schemas/people.json' with { type: 'json' };
import picturedSchema from '../../../../../schemas/pictured.json' with { type: 'json' };
import playSchema from '../../../../../schemas/play.json' with { type: 'json' };
import protocolSchema from '../../../../../schemas/protocol.json' with { type: 'json' };
import rosterSchema from '../../../../../schemas/roster.json' with { type: 'json' };
import scoreSchema from '../../../../../schemas/score.json' with { type: 'json' };
import showSchema from '../../../../../schemas/show.json' with { type: 'json' };
import simulatorSchema from '../../../../../schemas/simulator.json' with { type: 'json' };
import soundSchema from '../../../../../schemas/sound.json' with { type: 'json' };
import speakingSchema from '../../../../../schemas/speaking.json' with { type: 'json' };
import spokenSchema from '../../../../../schemas/spoken.json' with { type: 'json' };
import statisticsSchema from '../../../../../schemas/statistics.json' with { type: 'json' };
import stingersSchema from '../../../../../schemas/stingers.json' with { type: 'json' };
import tablesSchema from '../../../../../schemas/tables.json' with { type: 'json' };
import teamTablesSchema from '../../../../../schemas/teamTables.json' with { type: 'json' };
import turnsSchema from '../../../../../schemas/turns.json' with { type: 'json' };
import type { ReplicantName } from '../../contract/replicants';
import { OWN_SCHEMAS } from '../../checks';
import { placeOf } from '../authority/place';

const BASE = 'https://chess-broadcast.invalid/schemas';

const DEFS: Readonly<Record<string, AnySchemaObject>> = {
  badge: badgeDef,
  board: boardDef,
  channelSettings: channelSettingsDef,
  graphicId: graphicIdDef,
  instanceId: instanceIdDef,
  move: moveDef,
  options: optionsDef,
  pace: paceDef,
  person: personDef,
  hallRules: hallRulesDef,
  place: placeDef,
  placement: placementDef,
  problem: problemDef,
  reserves: reservesDef,
  role: roleDef,
  rosterPerson: rosterPersonDef,
  sceneRules: sceneRulesDef,
  shift: shiftDef,
  side: sideDef,
  tableBoard: tableBoardDef,
  teamColour: teamColourDef,
  variations: variationsDef,
};

/** Views of one shape. */
const SHARED = { tablesWhite: 'teamTables', tablesBlack: 'teamTables' } as const;

type SchemaName = Exclude<ReplicantName, keyof typeof SHARED> | 'teamTables';

const SCHEMAS: Readonly<Record<SchemaName, AnySchemaObject>> = {
  air: airSchema,
  arbiter: arbiterSchema,
  judged: judgedSchema,
  backups: backupsSchema,
  begun: begunSchema,
  boards: boardsSchema,
  clocks: clocksSchema,
  complete: completeSchema,
  entry: entrySchema,
  devices: devicesSchema,
  draft: draftSchema,
  films: filmsSchema,
  health: healthSchema,
  history: historySchema,
  match: matchSchema,
  matches: matchesSchema,
  moves: movesSchema,
  obs: obsSchema,
  obsInstances: obsInstancesSchema,
  outlook: outlookSchema,
  obsPlans: obsPlansSchema,
  options: optionsSchema,
  pages: pagesSchema,
  past: pastSchema,
  people: peopleSchema,
  pictured: picturedSchema,
  play: playSchema,
  protocol: protocolSchema,
  roster: rosterSchema,
  score: scoreSchema,
  show: showSchema,
  simulator: simulatorSchema,
  sound: soundSchema,
  speaking: speakingSchema,
  spoken: spokenSchema,
  statistics: statisticsSchema,
  stingers: stingersSchema,
  tables: tablesSchema,
  teamTables: teamTablesSchema,
  course: courseSchema,
  turns: turnsSchema,
};

const isShared = (name: ReplicantName): name is keyof typeof SHARED => Object.hasOwn(SHARED, name);

const schemaOf = (name: ReplicantName): SchemaName => (isShared(name) ? SHARED[name] : name);

const createAjv = (): Ajv => {
  const ajv = new Ajv({ ...OWN_SCHEMAS, strict: false });
  for (const [name, schema] of Object.entries(DEFS)) ajv.addSchema({ ...schema, $id: `${BASE}/defs/${name}.json` });
  return ajv;
};

/** Compiled when first needed: a server that checks nothing spends nothing on it. */
let ajv: Ajv | null = null;
const validators = new Map<SchemaName, ValidateFunction>();

const validatorOf = (name: SchemaName): ValidateFunction => {
  const known = validators.get(name);
  if (known !== undefined) return known;
  ajv ??= createAjv();
  const made = ajv.compile({ ...SCHEMAS[name], $id: `${BASE}/${name}.json` });
  validators.set(name, made);
  return made;
};

/** What of a view is not as its schema says, in a few words; null if pages can show it. */
export const viewProblem = (name: ReplicantName, view: unknown): string | null => {
  const isView = validatorOf(schemaOf(name));
  if (isView(view)) return null;
  const { where, what } = placeOf(isView.errors?.[0]);
  return `${name}${where} ${what}`;
};
