import { planCards, type Step } from '../cards/plan';
import type { Topic } from 'chess-match/games/business';
import { LESSONS } from './scenes';

/** What a lesson shows happening, as steps on its two boards: the same as when it happens in a game. */
export const lessonSteps = (topic: Topic): readonly Step[] => planCards(LESSONS[topic].before, LESSONS[topic].after);
