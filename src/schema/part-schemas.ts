import { relative } from 'node:path/posix'
import { partPath } from './part-path'
import type { PartKind } from './part-path'
import { partNames, type Schema, type SchemaFiles } from './schema-files'

const draft = 'http://json-schema.org/draft-07/schema#'

/** One branch a block: what a section of a page may be. */
export function sectionSchema(files: SchemaFiles): Schema {
  return {
    $schema: draft,
    title: 'Section',
    description: 'A block with its props. The block decides which props there are.',
    type: 'object',
    discriminator: { propertyName: 'block' },
    required: ['block'],
    oneOf: partNames(files, 'blocks').map((name) => ({
      ...branch(files, 'blocks', name, 'block', {}),
      title: `${pascalCase(name)}Section`,
    })),
  }
}

/** Actions that show a part, with what they show and the key that names it. */
const partActions = {
  dialog: { kind: 'dialogs', tag: 'dialog', description: 'Open a dialog.' },
  memberCentre: { kind: 'panels/member', tag: 'panel', description: 'Open the member centre: for real accounts.' },
  agentCentre: { kind: 'panels/agent', tag: 'panel', description: 'Open the agent centre: for agents.' },
} as const

type PartAction = keyof typeof partActions

/** Schemas of the actions that show a part, by their paths in the repository. */
export function partActionSchemas(files: SchemaFiles): [path: string, schema: Schema][] {
  const names = Object.keys(partActions) as PartAction[]
  return names.map((name) => [`src/generated/${kebabCase(name)}-action.schema.json`, partActionSchema(files, name)])
}

/** One branch a part: the action that shows it. */
function partActionSchema(files: SchemaFiles, name: PartAction): Schema {
  const { kind, tag, description } = partActions[name]
  const action = { action: { description, const: name } }
  const title = `${pascalCase(name)}Action`
  return {
    $schema: draft,
    title,
    description,
    type: 'object',
    discriminator: { propertyName: tag },
    required: ['action', tag],
    properties: action,
    oneOf: partNames(files, kind)
      .filter((part) => openedBy(files, kind, part) === undefined)
      .map((part) => ({ ...branch(files, kind, part, tag, action), title: `${pascalCase(part)}${title}` })),
  }
}

/** The action that a dialog has for itself, where a merchant may not name it as a dialog. */
function openedBy(files: SchemaFiles, kind: PartKind, name: string): unknown {
  return files.get(partPath(kind, name, '.schema.json'))?.['x-opened-by']
}

/** What every section may say, whatever its block. */
const ofSections = () => ({
  when: { $ref: '../../schemas/common/condition.schema.json' },
  box: { $ref: '../../schemas/common/section-box.schema.json' },
})

function branch(files: SchemaFiles, kind: PartKind, name: string, tag: string, more: Schema): Schema {
  const path = partPath(kind, name, '.schema.json')
  const { description, required } = files.get(path) as { description: string; required: string[] }
  const needsProps = required.length > 0
  return {
    description,
    type: 'object',
    additionalProperties: false,
    required: [...Object.keys(more), tag, ...(needsProps ? ['props'] : [])],
    properties: {
      ...more,
      [tag]: { description, const: name },
      props: { $ref: relative('src/generated', path), ...(needsProps ? {} : { default: {} }) },
      ...(kind === 'blocks' ? ofSections() : {}),
    },
  }
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** `derby/slogan-tape` is `DerbySloganTape`. */
export function pascalCase(name: string): string {
  return name.replace(/(^|[-/])([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase())
}
