import { escapeHtml } from '@/contract/text/html-text'
import { explainKey } from '@/engine/explain/explain-key'
import { explainPart } from '@/engine/explain/explain-part'
import type { Explanation } from '@/engine/explain/explanation'
import { fragmentOf } from '@/engine/reference/docs-address'
import type { ReferenceEntry } from '@/engine/reference/reference'
import { configFiles, type ConfigFile } from '@/engine/schema/config-files'
import { effectHtml } from './effect-html'
import type { KeyExample } from './key-examples'
import type { ReferenceData } from './reference-data'

/** Facts that the page has by itself, or that lead into the code. */
const sourceFacts = ['schema', 'file', 'written in']

/** One key or part: what it does, its facts, an example and its effect. */
export function entryHtml(entry: ReferenceEntry, data: ReferenceData): string {
  const { id } = entry
  const explained = explanationOf(entry)
  const example = data.examples.get(id)
  const effect = data.effects[id]
  return [
    `<section class="entry" id="${escapeHtml(id)}">`,
    `<h3><a href="#${escapeHtml(fragmentOf(id))}">${brokenPath(id)}</a></h3>`,
    `<p class="meaning">${inWords(meaningOf(entry, explained, data))}</p>`,
    `<dl>${factsOf(entry, explained, data)
      .map(([name, html]) => `<dt>${name}</dt><dd>${html}</dd>`)
      .join('')}</dl>`,
    valuesHtml(entry, explained),
    example === undefined ? '' : exampleHtml(id, example),
    effect === undefined ? '' : effectHtml(id, effect),
    keysHtml(entry, data),
    '</section>',
  ].join('')
}

function linkTo(id: string, text = id): string {
  return `<a href="#${escapeHtml(fragmentOf(id))}"><code>${brokenPath(text)}</code></a>`
}

/** A path may be broken after a dot on a phone. */
function brokenPath(path: string): string {
  return escapeHtml(path).replace(/([.(])(?=.)/g, '$1<wbr>')
}

/** What stands between backticks is code. */
function inWords(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

function explanationOf(entry: ReferenceEntry): Explanation {
  const { id, chapter, node, isRequired, isInherited, isServerOnly, reader } = entry
  if (entry.parent === undefined && chapter === 'blocks') return explainPart('block', id, node)
  if (entry.parent === undefined && chapter === 'dialogs') return explainPart('dialog', id, node)
  const file = chapter === 'locales' ? 'locale' : configFiles.find((each): each is ConfigFile => each === chapter)
  return explainKey(id, { file, nodes: [node], isRequired, isInherited, isServerOnly, reader }, undefined)
}

/** A name of the operator's own has no meaning but that of its map. */
function meaningOf(entry: ReferenceEntry, { meaning }: Explanation, data: ReferenceData): string {
  if (meaning !== '') return meaning
  const above = data.entries.find(({ id }) => id === entry.parent)
  const said = typeof above?.node.schema['description'] === 'string' ? ` ${above.node.schema['description']}` : ''
  return `One entry of ${above?.id ?? 'the file'}, under a name of your own.${said}`
}

function factsOf(entry: ReferenceEntry, { facts }: Explanation, data: ReferenceData): [name: string, html: string][] {
  const { id, onlyIn = [], keysOf } = entry
  const known = facts.filter(([name]) => !sourceFacts.includes(name))
  const checks = data.checks.get(id) ?? []
  const example = data.examples.get(id)
  const since = data.since[id]
  return [
    ...known.map(([name, text]): [string, string] => [name, inWords(text)]),
    ...(onlyIn.length > 0
      ? [['of the kinds', onlyIn.map((name) => `<code>${escapeHtml(name)}</code>`).join(', ')] as [string, string]]
      : []),
    ...(example !== undefined && isTemplates(id, example)
      ? [['in the template', `<code>${escapeHtml(JSON.stringify(example.value))}</code>`] as [string, string]]
      : []),
    ...(keysOf === undefined ? [] : [['keys', `those of ${linkTo(keysOf)}`] as [string, string]]),
    ...(checks.length > 0 ? [['checks', checks.map(checkHtml).join(', ')] as [string, string]] : []),
    ...(since === undefined ? [] : [['since', `<time datetime="${since}">${since}</time>`] as [string, string]]),
  ]
}

/** Whether the example is what the template says of this key alone: names of its own have a value each. */
function isTemplates(id: string, { value, isTemplate, from }: KeyExample): boolean {
  const [file = ''] = id.split('.')
  const isShort = typeof value !== 'object' || JSON.stringify(value).length <= 60
  return isTemplate && isShort && !/[*(]/.test(id) && from.includes(`/${file}.json:`)
}

function checkHtml({ code, docs }: { code: string; docs: { what: string } }): string {
  return `<code title="${escapeHtml(docs.what)}">${code}</code>`
}

/** The allowed values with their meanings. */
function valuesHtml({ node }: ReferenceEntry, { entries }: Explanation): string {
  const listed = node.items?.schema['enum'] ?? node.schema['enum']
  if (!Array.isArray(listed) || !entries.some(({ meaning }) => meaning !== '')) return ''
  const rows = entries.map(
    ({ name, meaning }) => `<dt><code>${escapeHtml(name)}</code></dt><dd>${inWords(meaning)}</dd>`,
  )
  return `<dl class="values">${rows.join('')}</dl>`
}

/** Longer ones are folded, and what would fill a screen is left to the keys below. */
const foldedFrom = 12
const mostLines = 60

function exampleHtml(id: string, { value, from }: KeyExample): string {
  const last = id.split('.').at(-1) ?? ''
  const isNamed = id.includes('.') && !/[*)]$/.test(last)
  const json = JSON.stringify(value, null, 2)
  const text = isNamed ? `${JSON.stringify(last)}: ${json}` : json
  const lines = text.split('\n').length
  if (lines > mostLines) return ''
  const code = `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`
  const name = `Example <span class="from">${escapeHtml(from)}</span>`
  return lines > foldedFrom
    ? `<details class="example"><summary>${name}</summary>${code}</details>`
    : `<div class="example"><p>${name}</p>${code}</div>`
}

function keysHtml({ id }: ReferenceEntry, { children }: ReferenceData): string {
  const below = children.get(id) ?? []
  if (below.length === 0) return ''
  return `<p class="keys">${below.map((each) => linkTo(each.id, each.id.slice(id.length).replace(/^\./, ''))).join(' ')}</p>`
}
