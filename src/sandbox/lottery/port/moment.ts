export const moment = (milliseconds: number): string => new Date(milliseconds).toISOString()
