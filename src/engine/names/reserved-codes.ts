/** Folders of a build that do not belong to a merchant. */
export const reservedCodes: ReadonlySet<string> = new Set(['assets', 'nginx', 'static'])
