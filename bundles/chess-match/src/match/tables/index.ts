export { createWorkTables, type WorkTables } from './workTables';
export { tablesRoute } from './route';
export { keptTables } from './keptTables';
