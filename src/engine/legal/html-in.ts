import type { Root } from 'mdast'
import { isKnownTag } from './html-tags'
import type { LegalProblem } from './legal-problem'
import { nodesOf, placeOf, type LegalLink } from './markdown'

interface HtmlIn {
  readonly problems: readonly LegalProblem[]
  /** Names of places. */
  readonly ids: readonly string[]
  readonly links: readonly LegalLink[]
}

/** As browsers read it: `<!-->` is a whole comment, and a quote begins a value behind = alone. */
const tag = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<\/?([A-Za-z][\w:.-]*)((?:=\s*(?:"[^"]*"|'[^']*')|[^>=]|=(?!\s*["']))*)>/g
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g

/** What is written in a document as HTML. Each kind of mistake is told once, where it first stands. */
export function htmlIn(root: Root): HtmlIn {
  const problems = new Map<string, LegalProblem>()
  const ids: string[] = []
  const links: LegalLink[] = []
  for (const node of nodesOf(root)) {
    if (node.type !== 'html') continue
    const start = placeOf(node).offset
    for (const [whole, name, attributes = ''] of matchesOf(node.value)) {
      if (name === undefined || whole.text.startsWith('</')) continue
      const place = { offset: start + whole.at, length: whole.text.length }
      const note = (key: string, message: string, expected: string) => {
        const problem = { kind: 'html', ...place, message, expected, received: whole.text.slice(0, 80) } as const
        if (!problems.has(key)) problems.set(key, problem)
      }
      const known = name.toLowerCase()
      if (!isKnownTag(known))
        note(known, `<${known}> is not shown`, 'Markdown, or plain elements of text such as <table>, <sup> and <br>')
      for (const [, key = '', ...values] of attributes.matchAll(attribute)) {
        const value = values.find(Boolean) ?? ''
        if (/^on/i.test(key))
          note(`on ${key}`, `${key} would run a script: it is left out`, 'no attributes that run something')
        if (/^(id|name)$/i.test(key)) ids.push(value)
        if (known === 'a' && /^href$/i.test(key)) links.push({ to: value, ...place })
      }
    }
  }
  return { problems: [...problems.values()], ids, links }
}

function matchesOf(html: string) {
  return [...html.matchAll(tag)].map((match) => [{ text: match[0], at: match.index }, match[1], match[2]] as const)
}
