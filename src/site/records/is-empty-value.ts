/** Whether a column is empty for a line. */
export const isEmptyValue = (value: unknown): boolean => value === null || value === undefined || value === ''
