/** What the site asks for of banners and announcements: always the same, so that one answer serves every part. */
export const noticesRequest = { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' } as const
