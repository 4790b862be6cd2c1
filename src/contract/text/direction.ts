const rightToLeft = new Set(['ar', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** Isolates: what stands between them is ordered by itself, left to right or as its own letters have it. */
const [leftToRight, own, end] = ['\u2066', '\u2068', '\u2069']

/**
 * A figure in a text of a BCP 47 tag, read left to right: within Arabic, Persian and Urdu its sign and currency would
 * change places.
 */
export function isolatedFigure(figure: string, locale: string): string {
  if (directionOf(locale) === 'ltr') return figure
  return `${leftToRight}${figure.replace(/[\u200e\u200f]/g, '')}${end}`
}

/** What is filled into a sentence of a BCP 47 tag: a Latin name or a time would turn what stands around it. */
export function isolatedValue(value: string, locale: string): string {
  return directionOf(locale) === 'ltr' ? value : `${own}${value}${end}`
}

/** Writing direction of a BCP 47 tag. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.has(new Intl.Locale(locale).language) ? 'rtl' : 'ltr'
}
