// Commands that one game alone answers. A game that has such is entered here and, with its rules, in index.ts.
import businessShapes from '../../../../schemas/commands/business.json' with { type: 'json' };
import swedishShapes from '../../../../schemas/commands/swedish.json' with { type: 'json' };
import { ownCommands as business } from './business/rules/ownCommands';
import { commandNames as businessNames } from './business/words/commands';
import { ownCommands as swedish } from './swedish/rules/ownCommands';
import { commandNames as swedishNames } from './swedish/words/commands';

/** Who may send them, and whether they need a reason. */
export const OWN_COMMANDS = { ...business, ...swedish };

/** What they look like over the wire. */
export const OWN_SHAPES = [...businessShapes.oneOf, ...swedishShapes.oneOf];

/** What they ask for, in words. */
export const OWN_COMMAND_NAMES = {
  en: { ...businessNames.en, ...swedishNames.en },
  ru: { ...businessNames.ru, ...swedishNames.ru },
};
