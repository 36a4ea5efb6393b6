import { overlay } from '../shared/overlay';
import { keyChange } from './parts';

/** The graphic `key-change`: tells what a turn did to chips and score. */
export default overlay(keyChange);
