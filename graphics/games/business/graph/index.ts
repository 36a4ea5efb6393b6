import { graphOf } from '../../../graph/drawn';
import { ForkSign, PassSign, SelectionSign } from '../tree/legendSigns';
import { wordsOf } from '../tree/words';

/** The graphic `graph` of Business Chess: what happened is drawn and called as in the tree. */
export const graph = graphOf({
  branching: { Sign: ForkSign, word: (language) => wordsOf(language).legend.fork },
  pass: { Sign: PassSign, word: (language) => wordsOf(language).legend.pass },
  selection: { Sign: SelectionSign, word: (language) => wordsOf(language).legend.selection },
});
