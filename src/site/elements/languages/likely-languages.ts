export interface NamedLanguage {
  readonly code: string
  /** BCP 47 tag. */
  readonly locale: string | undefined
  /** Its own name. */
  readonly label: string | undefined
}

/**
 * The languages that whoever looks is likely to mean, before the others in their order: the current one, then those of
 * the browser. Two tags are one language when their likely language and script are.
 */
export function likelyFirst<Language extends NamedLanguage>(
  languages: readonly Language[],
  current: string,
  ofBrowser: readonly string[],
): readonly Language[] {
  const wanted = ofBrowser.map(spokenIn)
  const rank = ({ code, locale }: Language) => {
    if (code === current) return -1
    const place = wanted.indexOf(spokenIn(locale ?? ''))
    return place === -1 ? wanted.length : place
  }
  return languages.toSorted((one, other) => rank(one) - rank(other))
}

function spokenIn(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language} ${script}`
  } catch {
    return tag
  }
}
