import { planAir } from '../shared/air';
import { mount } from '../shared/mount';
import { boardsOf, BUG_REPLICANTS, type BugName } from './picture';
import { planBug, type BugPicture } from './plan';
import { Scorebug } from './Scorebug';
import type { Snapshot } from 'chess-match/client';

const pictureOf = (snapshot: Snapshot<BugName>): BugPicture => ({
  match: snapshot.match,
  score: snapshot.score,
  boards: boardsOf(snapshot),
});

void mount({
  graphic: 'scorebug',
  names: BUG_REPLICANTS,
  plan: (previous, current) => planAir(previous, current, () => planBug(pictureOf(previous), pictureOf(current))),
  Overlay: Scorebug,
});
