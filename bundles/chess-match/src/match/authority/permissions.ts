import type { CommandType } from '../../contract/commands';
import type { Identity } from './identity';
import type { Role } from './roles';
import { rowOf } from './commandTable';

/** Who may send this command, the operator first: he may send all. */
export const rolesFor = (type: CommandType): readonly Role[] => ['operator', ...rowOf(type).roles];

export const mayDo = ({ role }: Pick<Identity, 'role'>, type: CommandType): boolean => rolesFor(type).includes(role);
