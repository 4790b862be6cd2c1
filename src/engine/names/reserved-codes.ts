/** Folders of a build that are no merchant's. */
export const reservedCodes: ReadonlySet<string> = new Set(['assets', 'nginx', 'static'])
