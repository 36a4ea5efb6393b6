// How commands that one game alone answers are played, for what checks every command.
import { plays as business } from '../business/testing/plays';
import { plays as swedish } from '../swedish/testing/plays';

export const OWN_PLAYS = { ...business, ...swedish };
