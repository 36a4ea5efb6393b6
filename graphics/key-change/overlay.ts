import { overlay } from '../air/overlay';
import { keyChange } from '../games/business/key-change/parts';

/** The graphic `key-change`: tells what a turn did to chips and score. */
export default overlay(keyChange);
