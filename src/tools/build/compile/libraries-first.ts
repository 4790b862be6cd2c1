const preload = /[ \t]*<link rel="modulepreload"([^>]*) href="([^"]*\/libraries-[^"]+)"[^>]*>\n?/
const entry = /([ \t]*)<script type="module"/

/**
 * Puts a page's libraries into a script before its own: they then run in a task of their own, so the browser can paint
 * and respond before the site's code runs. What is fetched, and in which order, does not change.
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
