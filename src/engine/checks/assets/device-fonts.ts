/**
 * Families that some devices have, in lower case, and those that CSS has a word for: what the pages of most sites name
 * without a file.
 */
const families: ReadonlySet<string> = new Set([
  ...['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'system-ui', 'math', 'emoji', 'inherit'],
  ...['ui-serif', 'ui-sans-serif', 'ui-monospace', 'ui-rounded', '-apple-system', 'blinkmacsystemfont'],
  ...['arial', 'arial black', 'arial narrow', 'helvetica', 'helvetica neue', 'verdana', 'tahoma', 'trebuchet ms'],
  ...['times', 'times new roman', 'georgia', 'palatino', 'palatino linotype', 'book antiqua', 'garamond', 'cambria'],
  ...['courier', 'courier new', 'consolas', 'menlo', 'monaco', 'lucida console', 'andale mono', 'impact'],
  ...['calibri', 'candara', 'corbel', 'constantia', 'franklin gothic medium', 'lucida sans', 'lucida grande', 'geneva'],
  ...[
    'roboto',
    'roboto mono',
    'droid sans',
    'ubuntu',
    'cantarell',
    'oxygen',
    'fira sans',
    'dejavu sans',
    'liberation sans',
  ],
  ...['avenir', 'avenir next', 'futura', 'gill sans', 'optima', 'didot', 'baskerville', 'hoefler text', 'copperplate'],
  ...['new york', 'charter', 'rockwell', 'american typewriter', 'comic sans ms', 'chalkboard', 'brush script mt'],
  ...['apple color emoji', 'segoe ui emoji', 'segoe ui symbol'],
])

/** Families for scripts, and those of a system, which come in many cuts. */
const systems =
  /^(segoe|sf (pro|mono|compact)|noto |pingfang|hiragino|ヒラギノ|yu gothic|meiryo|ms (p?gothic|p?mincho)|microsoft |malgun|apple sd|heiti|songti|simsun|simhei|leelawadee|thonburi|myanmar|khmer|sukhumvit)/

/** Whether a family may be there without a file of the brand. */
export function isDeviceFont(family: string): boolean {
  const name = family.trim().toLowerCase()
  return families.has(name) || systems.test(name)
}
