import type { GraphicId } from 'chess-match/client';
import type { ComponentType } from 'react';
import { BreakFields } from './BreakFields';
import { LowerThirdFields } from './LowerThirdFields';
import { HeadToHeadFields, PlayerFields } from './peopleFields';
import type { FieldsProps } from './props';
import { RecapFields } from './RecapFields';
import { ReplayFields } from './ReplayFields';
import { TablesFields, TeamTablesFields } from './tablesFields';
import {
  ExplainerFields,
  FocusFields,
  IntroFields,
  MicsFields,
  NoFields,
  OutlookFields,
  TeamsFields,
  TurningPointFields,
} from './smallFields';

/** The fields of each graphic's content. */
export const FIELDS: { readonly [G in GraphicId]: ComponentType<FieldsProps<G>> } = {
  boards: NoFields,
  focus: FocusFields,
  analysis: NoFields,
  tree: NoFields,
  'tree-strip': NoFields,
  scorebug: NoFields,
  'key-change': NoFields,
  'lower-third': LowerThirdFields,
  mics: MicsFields,
  'audience-white': NoFields,
  'audience-black': NoFields,
  tables: TablesFields,
  'tables-white': TeamTablesFields,
  'tables-black': TeamTablesFields,
  teams: TeamsFields,
  intro: IntroFields,
  break: BreakFields,
  result: NoFields,
  replay: ReplayFields,
  recap: RecapFields,
  ticker: NoFields,
  explainer: ExplainerFields,
  stinger: NoFields,
  vertical: NoFields,
  'test-card': NoFields,
  player: PlayerFields,
  'head-to-head': HeadToHeadFields,
  statistics: NoFields,
  outlook: OutlookFields,
  'turning-point': TurningPointFields,
  graph: NoFields,
};

export const hasFields = (graphic: GraphicId): boolean => FIELDS[graphic] !== NoFields;
