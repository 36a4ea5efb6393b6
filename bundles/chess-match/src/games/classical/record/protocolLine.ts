import type { ProtocolLine } from '../../common/game';
import { protocolLineOf } from '../../common/protocolLine';
import type { Event } from '../rules/events';

/** What the arbiters' protocol says of an event; moves are the record's affair. */
export const protocolLine = (event: Event): ProtocolLine | null =>
  event.type === 'movePlayed' || event.type === 'gapsCharged' ? null : protocolLineOf(event);
