export { factsBetween, factsOf, factsOfTurn } from './factsOf';
export { factSentence, factText, factTitle, scoreText } from './texts';
export {
  opponentOf,
  winnerOf,
  type Fact,
  type FactKind,
  type FactOf,
  type FactPicture,
  type Points,
  type Receiver,
} from './types';
