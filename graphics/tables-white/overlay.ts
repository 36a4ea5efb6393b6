import { PLAIN_TRIED } from '../air/board/tried';
import { tablesGraphics } from '../tables/tablesGraphics';

/** The graphic `tables-white`, in games that have nothing of their own on a table. */
export default tablesGraphics(PLAIN_TRIED)['tables-white'];
