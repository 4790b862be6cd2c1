/** Code points. The longest character that people write, a family of four in colours of skin, has 11. */
const longestCharacter = 16

/** Letters after it run the other way: a name that holds it is read as another one. */
const overrides = /[\u202d\u202e]/g

/** Without such a run no character is too long: all that is joined to the letter before it comes after U+0300. */
const longRun = /[^\s\0-\u02ff]{16}/

/**
 * Tames the texts of an answer, in place, and returns it. A text loses its overrides of direction, and a character of
 * thousands of marks or joined letters, which no line can break and which takes a browser seconds to draw, is cut. Takes
 * 10 ms for 10,000 games with Arabic names.
 */
export function tameTexts(value: unknown): unknown {
  if (typeof value === 'string') return tame(value)
  const members = value as Record<string, unknown>
  for (const key in members) members[key] = tameTexts(members[key])
  return value
}

function tame(text: string): string {
  const onward = text.replace(overrides, '')
  return longRun.test(onward) ? Array.from(new Intl.Segmenter().segment(onward), cut).join('') : onward
}

const cut = ({ segment }: Intl.SegmentData) => [...segment].slice(0, longestCharacter).join('')
