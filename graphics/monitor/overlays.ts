import analysis from '../analysis/overlay';
import boards from '../boards/overlay';
import breakOverlay from '../break/overlay';
import explainer from '../explainer/overlay';
import focus from '../focus/overlay';
import headToHead from '../head-to-head/overlay';
import intro from '../intro/overlay';
import keyChange from '../key-change/overlay';
import graph from '../graph/overlay';
import lowerThird from '../lower-third/overlay';
import mics from '../mics/overlay';
import player from '../player/overlay';
import outlook from '../outlook/overlay';
import recap from '../recap/overlay';
import replay from '../replay/overlay';
import result from '../result/overlay';
import scorebug from '../scorebug/overlay';
import statistics from '../statistics/overlay';
import turningPoint from '../turning-point/overlay';
import { overlay, type Overlay } from '../air/overlay';
import tables from '../tables/overlay';
import teams from '../teams/overlay';
import ticker from '../ticker/overlay';
import treeStrip from '../tree-strip/overlay';
import tree from '../tree/overlay';

/** What can lie in a monitor: every graphic of the program. */
export const MONITORED: readonly Overlay[] = [
  overlay(boards),
  overlay(focus),
  overlay(analysis),
  overlay(tree),
  overlay(graph),
  overlay(treeStrip),
  overlay(outlook),
  overlay(turningPoint),
  overlay(scorebug),
  overlay(keyChange),
  overlay(lowerThird),
  overlay(mics),
  overlay(tables),
  overlay(teams),
  overlay(intro),
  overlay(breakOverlay),
  overlay(result),
  overlay(replay),
  overlay(recap),
  overlay(ticker),
  overlay(explainer),
  overlay(player),
  overlay(headToHead),
  overlay(statistics),
];
