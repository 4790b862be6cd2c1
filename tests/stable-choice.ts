/** A deterministic choice: always the same for a name, and evenly distributed over many names. */
export function stableChoice<T>(name: string, choices: readonly T[]): T {
  // FNV-1a, 32 bits: the names differ little, often only in their last letter.
  const hash = [...name].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5)
  const choice = choices[hash % choices.length]
  if (choice === undefined) throw new Error(`nothing to choose from for ${name}`)
  return choice
}
