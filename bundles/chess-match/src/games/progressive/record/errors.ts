/** What a record of chess in series can be refused for, with the parameters its text needs. `line`: of the file, from 1. */
export interface RecordErrorParams {
  'progressive/record/not_utf8': Record<string, never>;
}
