/**
 * Whether tests that are run with a choice of all their cases are run with all of them: TEST_THOROUGH=1, for a night or
 * a change of what they are about.
 */
export const IS_THOROUGH = process.env['TEST_THOROUGH'] === '1';
