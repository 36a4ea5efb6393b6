export { createTableDesk, type TableDesk } from './desk';
export { tablesRoute } from './route';
export { noTableFiles, tableFiles } from './tableFile';
