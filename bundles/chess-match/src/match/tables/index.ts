export { createWorkTables, type WorkTables } from './workTables';
export { tablesRoute } from './route';
export { noTableFiles, tableFiles } from './tableFile';
