/** Name of the meta element that says what a page in development was made from. */
export const versionName = 'livery-version'

/** What this page was made from; undefined on a page of no merchant. */
export function pageVersion(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${versionName}"]`)?.content
}
