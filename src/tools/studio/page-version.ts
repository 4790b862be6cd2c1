/** Name of the meta element with the version of what a page in development was made from. */
export const versionName = 'livery-version'

/** The version of what this page was made from; undefined on a page without a merchant. */
export function pageVersion(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${versionName}"]`)?.content
}
