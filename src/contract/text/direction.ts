const rightToLeft = /^(ar|fa|he|ps|sd|ug|ur|yi)\b/

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
 * A value that turns nothing of the sentence around it, as a name with an override would (U+202E): without embeddings,
 * overrides, and isolates that are not closed by the next mark.
 */
export function turningItselfAlone(value: string): string {
  return value.replace(/([\u2066-\u2068][^\u202a-\u2069]*\u2069)|[\u202a-\u202e\u2066-\u2069]/g, '$1')
}

function withoutMarks(text: string): string {
  return text.replace(/[\u200e\u200f]/g, '')
}

/** Writing direction of a BCP 47 tag. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.test(locale) ? 'rtl' : 'ltr'
}
