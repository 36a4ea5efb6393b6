import { onAir } from '../../../air/onAir';
import { planExplainer } from '../../../explainer/plan';
import { ExplainerOverlay } from './ExplainerOverlay';
import { lessonSteps } from './lesson';
import { topicOf } from './scenes';
import { buildExplainer } from './timeline';

/** The graphic `explainer` of Business Chess: each card is played on two boards when it comes in. */
export const explainer = onAir({
  graphic: 'explainer',
  names: [],
  plan: (previous, current) => planExplainer(topicOf)(previous.content, current.content),
  build: (root, steps, { content }) => buildExplainer(root, steps, lessonSteps(topicOf(content.card))),
  Drawing: ExplainerOverlay,
});
