/** Whether a column has nothing to say of a line. */
export const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''
