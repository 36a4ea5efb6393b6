import { readStudies } from '../../../bundles/chess-match/src/explore';
import type { PlayFault } from '../../../bundles/chess-match/src/games/duel/record/faults';
import { ORTHODOX_STUDY } from '../../../bundles/chess-match/src/games/chess/onFen/study';
import { problemText } from '../../../bundles/chess-match/src/texts';
import { inEach, type Fault, type Reader } from './reader';

const WHOLE = `[Event "Cup"]
[White "Anna"]

{Known} 1. e4 {[%csl Yd4] the most usual [%cal Ge2e4,Rd7d5]} e5 (1... c5 $1 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 Nc6
3. Bb5 {[%clk 1:29:00]} a6 1-0

[ChapterName "Ends"]
[SetUp "1"]
[FEN "4k3/8/8/8/8/8/4p3/K7 b - - 0 40"]

40... e1=Q+ (40... e1=N 41. Kb2) 41. Kb2 *
`;

const faultOf = ({ line, column, problem }: PlayFault): Fault => ({
  place: { line, column },
  words: inEach((language) => problemText(problem, language)),
});

/** Games with variations that a commentator opens. */
export const STUDIES: Reader = {
  name: 'study .pgn',
  whole: [WHOLE],
  read: (text) => {
    const file = readStudies(ORTHODOX_STUDY, text);
    const faults = file.ok ? file.value.flatMap(({ opened }) => (opened.ok ? [] : opened.error)) : file.error;
    return faults.map(faultOf);
  },
};
