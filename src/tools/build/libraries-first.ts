const preload = /[ \t]*<link rel="modulepreload"([^>]*) href="([^"]*\/libraries-[^"]+)"[^>]*>\n?/
const entry = /([ \t]*)<script type="module"/

/**
 * The page with its libraries as a script before its own: they run in a task of their own, and the browser can paint
 * and answer before the site's. What is fetched, and in which order, stays as it was.
 */
export function librariesFirst(page: string): string {
  const [link, attributes, src] = preload.exec(page) ?? []
  if (link === undefined) throw new Error('The page preloads no libraries')
  return page
    .replace(link, '')
    .replace(
      entry,
      (found, indent: string) => `${indent}<script type="module"${attributes} src="${src}"></script>\n${found}`,
    )
}
