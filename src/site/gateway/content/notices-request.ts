/** The request for banners and announcements: always the same, so that all parts share one answer. */
export const noticesRequest = { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' } as const
