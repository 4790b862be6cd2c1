/** Name of the `<meta>` element with the release of a page. */
export const releaseMeta = 'livery-release'

/** Where the release is told that is live now. It begins with what its pages name. */
export const releasePath = '/release.txt'

/** The release of pages in development, which all are the newest. */
export const developmentRelease = 'development'
