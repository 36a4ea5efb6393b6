import { onAir } from '../shared/onAir';
import { ExplainerOverlay } from './ExplainerOverlay';
import { lessonSteps, planExplainer } from './plan';
import { topicOf } from './scenes';
import { buildExplainer } from './timeline';

/** The graphic `explainer`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'explainer',
  names: [],
  plan: (previous, current) => planExplainer(topicOf)(previous.content, current.content),
  build: (root, steps, { content }) => buildExplainer(root, steps, lessonSteps(topicOf(content.card))),
  Drawing: ExplainerOverlay,
});
