import type { Side } from 'chess-match/client';
import { createElement } from 'react';
import { withinAir } from '../../../motion/air';
import { onAir } from '../../../air/onAir';
import { AudienceOverlay } from './AudienceOverlay';
import type { AudienceId, AudienceName } from './props';
import { AUDIENCE_REPLICANTS, pictureOf, planAudience, type AudienceStep } from './plan';
import { buildAudience } from './timeline';

/** The split screen of a side's viewers: its own teams, cameras, microphones, and the boards from its side. */
const audienceOf = <G extends AudienceId>(graphic: G, side: Side) =>
  onAir<G, AudienceName, AudienceStep>({
    graphic,
    names: AUDIENCE_REPLICANTS,
    plan: (previous, current) => planAudience(pictureOf(previous), pictureOf(current), side),
    build: withinAir(buildAudience),
    Drawing: (props) => createElement(AudienceOverlay, { ...props, side }),
  });

export const audienceWhite = audienceOf('audience-white', 'white');
export const audienceBlack = audienceOf('audience-black', 'black');
