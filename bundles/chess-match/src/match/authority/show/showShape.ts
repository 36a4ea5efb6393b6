import { Ajv, type ValidateFunction } from 'ajv';
import type { Problem } from '@schemas/draft';
import type { RosterView } from '@schemas/roster';
import type { SuggestionModes, RundownItem } from '@schemas/show';
import graphicIdSchema from '../../../../../../schemas/defs/graphicId.json' with { type: 'json' };
import rosterPersonSchema from '../../../../../../schemas/defs/rosterPerson.json' with { type: 'json' };
import reservesSchema from '../../../../../../schemas/defs/reserves.json' with { type: 'json' };
import teamColourSchema from '../../../../../../schemas/defs/teamColour.json' with { type: 'json' };
import sideSchema from '../../../../../../schemas/defs/side.json' with { type: 'json' };
import rosterSchema from '../../../../../../schemas/roster.json' with { type: 'json' };
import showSchema from '../../../../../../schemas/show.json' with { type: 'json' };
import type { CommandOf } from '../../../contract/commands';
import { err, ok, type Result } from '../../../games/common/result';
import { completed, completeModes, refuse, type GraphicId, type ShowCommand } from '../../../show';
import { OWN_SCHEMAS } from '../../../checks';
import { seenName } from '../../../view/seenName';
import { placeOf } from '../place';

const BASE = 'https://chess-broadcast.invalid/schemas';
const SHOW = `${BASE}/show.json`;

const ajv = new Ajv(OWN_SCHEMAS);
ajv.addSchema({ ...sideSchema, $id: `${BASE}/defs/side.json` });
ajv.addSchema({ ...reservesSchema, $id: `${BASE}/defs/reserves.json` });
ajv.addSchema({ ...rosterPersonSchema, $id: `${BASE}/defs/rosterPerson.json` });
ajv.addSchema({ ...teamColourSchema, $id: `${BASE}/defs/teamColour.json` });
ajv.addSchema({ ...graphicIdSchema, $id: `${BASE}/defs/graphicId.json` });
ajv.addSchema({ ...rosterSchema, $id: `${BASE}/roster.json` });
ajv.addSchema({ ...showSchema, $id: SHOW });

/** A part of the contract as a validator. Compiled when first needed: all of them at once would delay the start. */
const lazily = <T>(ref: string) => {
  let made: ValidateFunction<T> | undefined;
  return (): ValidateFunction<T> => (made ??= ajv.compile<T>({ $ref: ref }));
};

const peopleCheck = lazily<RosterView>(`${BASE}/roster.json`);
const itemsCheck = lazily<readonly RundownItem[]>(`${SHOW}#/properties/rundown/properties/items`);
const modesCheck = lazily<SuggestionModes>(`${SHOW}#/definitions/suggestionModes`);

/** One validator per graphic: what its slot in show.json says of its content. */
const contentChecks = new Map(
  Object.entries(showSchema.properties.graphics.properties).map(([graphic, slot]) => {
    const place = '$ref' in slot ? slot.$ref : `#/properties/graphics/properties/${graphic}`;
    return [graphic, lazily(`${SHOW}${place}/allOf/1/properties/content`)] as const;
  }),
);

/** Where content is wrong and how, or null. */
const contentFault = (graphic: GraphicId, content: unknown): { where: string; what: string } | null => {
  const validate = contentChecks.get(graphic)?.();
  return validate === undefined || validate(content) ? null : placeOf(validate.errors?.[0]);
};

/** The command with what it carries as show.json and roster.json have it, show/bad_content or another bad_value. */
export type Checked = Result<ShowCommand, Problem>;

export const checkCue = (command: CommandOf<'cueGraphic'>): Checked => {
  const { graphic, content } = command;
  const fault = contentFault(graphic, content);
  return fault === null ? ok(command as ShowCommand) : err(refuse('show/bad_content', { graphic, ...fault }));
};

export const checkProposal = (command: CommandOf<'proposeAnalysis'>): Checked => {
  const fault = command.content === null ? null : contentFault('analysis', command.content);
  return fault === null
    ? ok(command as ShowCommand)
    : err(refuse('show/bad_content', { graphic: 'analysis', ...fault }));
};

export const checkRundown = ({ rundownVersion, items }: CommandOf<'setRundown'>): Checked => {
  const validate = itemsCheck();
  const given: unknown = items;
  if (!validate(given)) return err(refuse('rundown/bad_value', placeOf(validate.errors?.[0])));
  for (const [index, { airs }] of given.entries())
    for (const [place, { graphic, content }] of airs.entries()) {
      const fault = content === null ? null : contentFault(graphic, content);
      if (fault === null) continue;
      const where = `/${index}/airs/${place}/content${fault.where}`;
      return err(refuse('rundown/bad_value', { where, what: fault.what }));
    }
  return ok({ type: 'setRundown', rundownVersion, items: given });
};

export const checkModes = ({ modes }: CommandOf<'setSuggestionModes'>): Checked => {
  const validate = modesCheck();
  const given: unknown = completeModes(modes);
  if (validate(given)) return ok({ type: 'setSuggestionModes', modes: given });
  return err(refuse('suggestion/bad_modes', placeOf(validate.errors?.[0])));
};

/**
 * The place of the first name that nobody could see; null: there is none. Teams may be without a name, people may not.
 */
const unseenIn = ({ white, black, arbiters, commentators }: RosterView): string | null => {
  const isUnseen = (name: string): boolean => name !== '' && seenName(name) === '';
  const groups = [
    ...Object.entries({ white, black }).map(([side, { people }]) => [`/${side}/people`, people] as const),
    ...Object.entries({ arbiters, commentators }).map(([group, people]) => [`/${group}`, people] as const),
  ];
  const places = [
    ...Object.entries({ white, black }).flatMap(([side, { name, short }]) => [
      ...(isUnseen(name) ? [`/${side}/name`] : []),
      ...(isUnseen(short) ? [`/${side}/short`] : []),
    ]),
    ...groups.flatMap(([where, people]) =>
      people.flatMap(({ name }, index) => (isUnseen(name) ? [`${where}/${index}/name`] : [])),
    ),
  ];
  return places[0] ?? null;
};

/** People as any release has kept them, in their form of today; null: nobody understands them. */
export const readPeople = (found: unknown): RosterView | null => {
  const people = completed(found);
  return peopleCheck()(people) ? people : null;
};

export const checkPeople = (command: CommandOf<'setPeople'>): Checked => {
  const validate = peopleCheck();
  const people = completed(command.people);
  const seen = completed(command.seen ?? null);
  if (validate(people) && (seen === null || validate(seen))) {
    // What was seen may be of an earlier release, which took such names.
    const where = unseenIn(people);
    if (where !== null) return err(refuse('people/bad_value', { where, what: 'has nothing in it that can be seen' }));
    return ok({ type: 'setPeople', people, seen });
  }
  return err(refuse('people/bad_value', placeOf(validate.errors?.[0])));
};
