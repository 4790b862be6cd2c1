/** Whether a column is empty for a line. */
export const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''
