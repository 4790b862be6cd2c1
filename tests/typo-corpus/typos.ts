const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Typos in a word: letters swapped, one dropped, one doubled, or replaced by a neighbour on the keyboard. */
export function typosOf(word: string): string[] {
  const at = slipIndex(word)
  if (at === undefined) return []
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
  const next = after.charAt(0)
  const typos = [before + after, before + letter + letter + after, before + neighbourOf(letter) + after]
  if (next !== '' && next !== letter) typos.push(before + next + letter + after.slice(1))
  return [...new Set(typos)].filter((typo) => typo !== word && typo !== '')
}

/** The word in another case: as a title, or as a constant. */
export function otherCasesOf(word: string): string[] {
  const first = word.charAt(0)
  const turned = first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase()
  return [...new Set([turned + word.slice(1), word.toUpperCase(), word.toLowerCase()])].filter((each) => each !== word)
}

/**
 * Index of a letter in the middle of the word; the same for the same word, and different for words of other lengths.
 */
function slipIndex(word: string): number | undefined {
  const letters = [...word.matchAll(/[A-Za-z0-9]/g)].map(({ index }) => index)
  return letters.length < 2 ? undefined : letters[Math.floor((letters.length - 1) / 2)]
}

function neighbourOf(letter: string): string {
  const row = rows.find((each) => each.includes(letter.toLowerCase()))
  if (row === undefined) return 'x'
  const at = row.indexOf(letter.toLowerCase())
  const neighbour = row.charAt(at + 1) || row.charAt(at - 1)
  return letter === letter.toUpperCase() ? neighbour.toUpperCase() : neighbour
}
