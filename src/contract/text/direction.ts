const rightToLeft = new Set(['ar', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/**
 * A figure in a text of a BCP 47 tag, read left to right: within Arabic, Persian and Urdu its sign and currency would
 * change places.
 */
export function isolatedFigure(figure: string, locale: string): string {
  if (directionOf(locale) === 'ltr') return figure
  return `\u2066${withoutMarks(figure)}\u2069`
}

/**
 * What is filled into a sentence: a Latin name or a time would turn what stands around it in a right-to-left one. A mark
 * in front would decide how the whole is read; those within an Arabic date put its parts in order.
 */
export function isolatedValue(value: string): string {
  return `\u2068${turningItselfAlone(value.replace(/^[\u200e\u200f]+/, ''))}\u2069`
}

/**
 * A value that turns nothing of the sentence around it, as a name with an override would (U+202E): without embeddings and
 * overrides, and with each isolate closed that it opens.
 */
export function turningItselfAlone(value: string): string {
  // A fast path: hardly any value has such a mark.
  if (!/[\u202a-\u202e\u2066-\u2069]/.test(value)) return value
  let open = 0
  const kept = value.replace(/[\u202a-\u202e\u2066-\u2069]/g, (mark) => {
    if (mark <= '\u202e') return ''
    if (mark < '\u2069') open++
    else if (open === 0) return ''
    else open--
    return mark
  })
  return kept + '\u2069'.repeat(open)
}

function withoutMarks(text: string): string {
  return text.replace(/[\u200e\u200f]/g, '')
}

/** Writing direction of a BCP 47 tag. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.has(new Intl.Locale(locale).language) ? 'rtl' : 'ltr'
}
