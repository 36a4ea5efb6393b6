// Commands that one game alone answers. A game that has such is entered here, in commandShapes.ts and, with its
// rules, in index.ts.
import { ownCommands as business } from './business/commands';
import { ownCommands as swedish } from './swedish/commands';

export const OWN_COMMANDS = { ...business, ...swedish };
