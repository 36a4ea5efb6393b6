export { factsBetween, factsOf, factsOfTurn, latestFacts } from './factsOf';
export { factSentence, factTitle } from './texts';
export { winnerOf, type Fact, type FactKind, type FactOf, type FactPicture, type Points, type Receiver } from './types';
