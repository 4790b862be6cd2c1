const value = String.raw`"(?:[^"\\\r\n]|\\.)*"|[^\s";\\]+`
// Blanks can be matched in one way only: a header may hold 80,000 of them before what does not belong there.
const disposition = new RegExp(String.raw`^form-data((?:\s*;\s*[\w*-]+=(?:${value}))+)\s*(?:;\s*)?$`, 'i')
const parameter = new RegExp(String.raw`;\s*([\w*-]+)=(${value})`, 'g')

/** Whether a part is a file, and whether its sender has chosen none: browsers send an empty file input as that. */
export type PartFile = 'none' | 'unchosen' | 'chosen'

export function partFile([header = '']: readonly string[] = []): PartFile {
  const [, name] = [...header.matchAll(parameter)].find(([, key]) => /^filename\b/i.test(key ?? ''))?.slice(1) ?? []
  if (name === undefined) return 'none'
  return name === '""' ? 'unchosen' : 'chosen'
}

/**
 * The name of a part by its Content-Disposition, in which clients write it plainly or in quotes (RFC 7578 §4.2).
 * Undefined when the part has no name, several, or one that could be read in several ways.
 */
export function partName(headers: readonly string[] = []): string | undefined {
  const [, parameters] = (headers.length === 1 && disposition.exec(headers[0] ?? '')) || []
  const names = [...(parameters ?? '').matchAll(parameter)].flatMap(([, key, text = '']) =>
    /^name\b/i.test(key ?? '') ? [text] : [],
  )
  const [name] = names
  if (names.length !== 1 || name === undefined || name.includes('\\')) return undefined
  return name.replace(/^"|"$/g, '')
}
