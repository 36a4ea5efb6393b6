import { Ajv, type ValidateFunction } from 'ajv';
import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import type { PeopleView } from '@schemas/people';
import personSchema from '../../../../schemas/defs/person.json' with { type: 'json' };
import sideSchema from '../../../../schemas/defs/side.json' with { type: 'json' };
import peopleSchema from '../../../../schemas/people.json' with { type: 'json' };
import showSchema from '../../../../schemas/show.json' with { type: 'json' };
import { err, ok, type Result } from '../rules/common/result';
import { completed, refuse, type GraphicId, type ShowCommand } from '../show';
import { placeOf } from './place';

const BASE = 'https://chess-broadcast.invalid/schemas';

const ajv = new Ajv({ strict: true });
ajv.addSchema({ ...sideSchema, $id: `${BASE}/defs/side.json` });
ajv.addSchema({ ...personSchema, $id: `${BASE}/defs/person.json` });

const isPeople = ajv.compile<PeopleView>({ ...peopleSchema, $id: `${BASE}/people.json` });

/** One validator per graphic: what show.json says of its content. */
const contents = new Map<string, ValidateFunction>(
  Object.entries(showSchema.properties.graphics.properties).map(([graphic, { properties }]) => [
    graphic,
    ajv.compile({ ...properties.content, $id: `${BASE}/${graphic}.json` }),
  ]),
);

const contentProblem = (graphic: GraphicId, content: unknown): Problem | null => {
  const validate = contents.get(graphic);
  if (validate === undefined || validate(content)) return null;
  return refuse('show/bad_content', { graphic, ...placeOf(validate.errors?.[0]) });
};

/** Commands of the show as they come through the door, their content not yet looked at. */
export type ShowCommandInput = Extract<Command, { type: ShowCommand['type'] }>;

/** @returns the command with content as show.json and people.json have it, show/bad_content or people/bad_value. */
export const checkShowCommand = (command: ShowCommandInput): Result<ShowCommand, Problem> => {
  if (command.type === 'cueGraphic') {
    const problem = contentProblem(command.graphic, command.content);
    return problem === null ? ok(command as ShowCommand) : err(problem);
  }
  if (command.type === 'offerAnalysis') {
    const problem = command.content === null ? null : contentProblem('analysis', command.content);
    return problem === null ? ok(command as ShowCommand) : err(problem);
  }
  if (command.type !== 'setPeople') return ok(command);
  const people = completed(command.people);
  if (isPeople(people)) return ok({ type: 'setPeople', people });
  return err(refuse('people/bad_value', placeOf(isPeople.errors?.[0])));
};
