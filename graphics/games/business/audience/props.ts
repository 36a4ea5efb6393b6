import type { DrawingProps } from '../../../air/onAirParts';
import type { AUDIENCE_REPLICANTS, AudienceStep } from './plan';

export type AudienceId = 'audience-white' | 'audience-black';
export type AudienceName = (typeof AUDIENCE_REPLICANTS)[number];
export type AudienceProps = DrawingProps<AudienceId, AudienceName, AudienceStep>;
