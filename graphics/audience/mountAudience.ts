import type { Side } from 'chess-match/client';
import { createElement } from 'react';
import { planAir, type AirStep } from '../shared/air';
import { mount } from '../shared/mount';
import { overlay, type OverlayProps } from '../shared/overlay';
import { AudienceOverlay } from './AudienceOverlay';
import { AUDIENCE_REPLICANTS, pictureOf, planAudience, type AudienceStep } from './plan';

export type AudienceId = 'audience-white' | 'audience-black';
export type AudienceName = (typeof AUDIENCE_REPLICANTS)[number];
export type AudienceProps = OverlayProps<AudienceId, AudienceName, AirStep | AudienceStep>;

/** Shows the split screen of a side's viewers: its own teams, cameras, microphones, and the boards from its side. */
export const mountAudience = (graphic: AudienceId, side: Side): Promise<void> =>
  mount(
    overlay<AudienceId, AudienceName, AirStep | AudienceStep>({
      graphic,
      names: AUDIENCE_REPLICANTS,
      plan: (previous, current) =>
        planAir(previous, current, () => planAudience(pictureOf(previous), pictureOf(current), side)),
      Overlay: (props) => createElement(AudienceOverlay, { ...props, side }),
    }),
  );
