import { isJsonObject, type JsonValue } from '@/contract/json/json-value'
import type { OfferedName } from './editor-names'
import { partPath } from '@/engine/schema/part-path'
import { partNames, type Schema, type SchemaFiles } from '@/engine/schema/schema-files'

/** A complete value for autocompletion, with placeholders. */
export interface Snippet {
  readonly label: string
  readonly description: string
  readonly body?: JsonValue
  /** The snippet as literal text, for a key with a dollar sign. */
  readonly bodyText?: string
}

const image = { src: '${1:banner.svg}', width: '^${2:1600}', height: '^${3:640}' }

/** Keyed by the location of the schema that describes the value. */
const snippets: Readonly<Record<string, Snippet>> = {
  'schemas/merchant/routes.schema.json#/definitions/page': {
    label: 'New page',
    description: 'A page with one section.',
    body: {
      path: '/${1:path}',
      title: '${2:page.title}',
      shell: { header: true, sideMenu: true, footer: true, bottomBar: true },
      sections: {
        text: { block: 'text-section', props: { title: '${3:page.heading}', paragraphs: ['${4:page.text}'] } },
      },
      order: ['text'],
    },
  },
  'schemas/merchant/menus.schema.json#/definitions/item': {
    label: 'New menu entry',
    description: 'An entry that leads to a page. Name it in the list "order" too.',
    body: { label: '${1:nav.home}', icon: '${2:star}', action: { action: 'navigate', to: '${3:/}' } },
  },
  'schemas/merchant/banners.schema.json#/properties/groups/additionalProperties/properties/items/additionalProperties':
    {
      label: 'New banner',
      description: 'A banner with a picture and a link. Name it in the list "order" too.',
      body: { image, title: '${4:banner.title}', action: { action: 'navigate', to: '${5:/}' } },
    },
  'schemas/merchant/site.schema.json#/properties/languages/properties/items/additionalProperties': {
    label: 'New language',
    description: 'A language. Name it in the list "order" too and write its texts to locales/<key>.json.',
    body: { locale: '${1:vi-VN}', label: '${2:Tiếng Việt}' },
  },
  'schemas/merchant/theme.schema.json#/definitions/color': {
    label: 'Colour token',
    description: 'A colour: a colour space and its components.',
    bodyText: '{ "\\$value": { "colorSpace": "${1|srgb,hsl,oklch|}", "components": [${2:0}, ${3:0}, ${4:0}] } }',
  },
}

export function snippetsAt(files: SchemaFiles, path: string, pointer: string): Snippet[] {
  if (path === 'src/contract/generated/section.schema.json' && pointer === '')
    return partNames(files, 'blocks').map((name) =>
      sectionSnippet(name, files.get(partPath('blocks', name, '.schema.json')) ?? {}),
    )
  const snippet = snippets[`${path}#${pointer}`]
  return snippet === undefined ? [] : [snippet]
}

/** Snippets for names: the text to insert, with its meaning beside it. */
export function nameSnippets(names: readonly OfferedName[]): Snippet[] {
  return names.map(({ name, meaning }) => ({ label: JSON.stringify(name), description: meaning, body: name }))
}

/** Snippets for the names of entries; empty when none are known. */
export function offered(entries: readonly string[]): Schema {
  const snippets = nameSnippets(entries.map((name) => ({ name, meaning: '' })))
  return snippets.length > 0 ? { defaultSnippets: snippets } : {}
}

/** A section with the block's required props, taken from its first example. */
function sectionSnippet(name: string, { description, required, examples }: Schema): Snippet {
  const [example] = (examples ?? []) as JsonValue[]
  const needed = new Set(required as string[])
  const props = isJsonObject(example) ? Object.entries(example).filter(([key]) => needed.has(key)) : []
  const filled = props.length > 0 ? { props: shortened(Object.fromEntries(props)) } : {}
  return { label: `New section: ${name}`, description: String(description), body: { block: name, ...filled } }
}

/** Keeps one entry of a map with an order, to stand for all. */
function shortened(value: JsonValue): JsonValue {
  if (!isJsonObject(value)) return Array.isArray(value) ? value.slice(0, 1) : value
  const { items, order } = value
  if (isJsonObject(items) && Array.isArray(order)) {
    const [name = ''] = Object.keys(items)
    return { ...value, items: { [name]: shortened(items[name] ?? {}) }, order: [name] }
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]))
}
