import type { TableBoard, TableView } from 'chess-match/contract/venue';
import type { DisplayProps } from '../kit/display';
import type { TableControl } from './useTable';
import type { TableTools } from './useTools';

/** What the table at which one sits is drawn from. */
export interface OwnTableProps extends Pick<DisplayProps, 'match' | 'language' | 'own'> {
  readonly view: TableView;
  /** This table as the team's other tables see it. */
  readonly table: TableBoard;
  readonly control: TableControl;
  readonly tools: TableTools;
  /** The team's side of the board it stands on. */
  readonly side: 'white' | 'black';
}
