import { onAir } from '../air/onAir';
import { ExplainerOverlay } from '../games/business/explainer/ExplainerOverlay';
import { lessonSteps, planExplainer } from './plan';
import { topicOf } from '../games/business/explainer/scenes';
import { buildExplainer } from '../games/business/explainer/timeline';

/** The graphic `explainer`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'explainer',
  names: [],
  plan: (previous, current) => planExplainer(topicOf)(previous.content, current.content),
  build: (root, steps, { content }) => buildExplainer(root, steps, lessonSteps(topicOf(content.card))),
  Drawing: ExplainerOverlay,
});
