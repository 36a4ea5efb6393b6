import { planAir } from '../shared/air';
import { mount } from '../shared/mount';
import { AnalysisOverlay } from './AnalysisOverlay';
import { planAnalysis } from './plan';

void mount({
  graphic: 'analysis',
  names: [],
  plan: (previous, current) => planAir(previous, current, planAnalysis),
  Overlay: AnalysisOverlay,
});
