/** What shows HTML from the server: cuts it, and takes out what is active. */
export type Sanitiser = Pick<typeof import('./sanitise-html'), 'cutHtml' | 'sanitiseHtml'>

let known: Sanitiser | undefined

/** The sanitiser, once it has been loaded: then no placeholder is shown in the place of HTML. */
export function knownSanitiser(): Sanitiser | undefined {
  return known
}

export async function loadSanitiser(): Promise<Sanitiser> {
  return (known = await import('./sanitise-html'))
}

/**
 * For pages that are drawn in advance, where no document parses HTML: these pieces have been sanitised by the build, and
 * no other is shown.
 */
export function keepSanitised(pieces: readonly string[] | undefined): void {
  const clean = new Set(pieces)
  known = pieces && { cutHtml: (html) => html, sanitiseHtml: (html) => (clean.has(html) ? html : '') }
}
