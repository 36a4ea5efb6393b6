import type { CommandType } from '../../contract/commands';
import type { Declaration } from '../../contract/declaration';
import type { Handler } from './handlers/handler';

/** A command with what carries it out. */
export interface Row<T extends CommandType> extends Declaration<T> {
  readonly handler: Handler<T>;
}
