import { relative } from 'node:path/posix'
import { isOwnBlock, partPath } from './part-path'
import type { PartKind } from './part-path'
import { panelNames, partNames, type Schema, type SchemaFiles } from './schema-files'

const draft = 'http://json-schema.org/draft-07/schema#'

/** The union of the sections of a page, with one branch for each block. */
function sectionSchema(files: SchemaFiles): Schema {
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

/** The unions of the components that schemas/ refers to, by their paths in the repository. */
export function unionSchemas(files: SchemaFiles): [path: string, schema: Schema][] {
  return [
    [generated('section'), sectionSchema(files)],
    [generated('dialog-action'), dialogActionSchema(files)],
    ...centres.flatMap((centre): [string, Schema][] => [
      [generated(`${centre.kind}-centre-action`), centreActionSchema(files, centre)],
      [generated(`${centre.kind}-panels`), panelsSchema(files, centre)],
    ]),
  ]
}

const generated = (name: string): string => `src/contract/generated/${name}.schema.json`

/** The actions that open a dialog, with one branch for each dialog. */
function dialogActionSchema(files: SchemaFiles): Schema {
  const description = 'Open a dialog.'
  const action = { action: { description, const: 'dialog' } }
  return {
    $schema: draft,
    title: 'DialogAction',
    description,
    type: 'object',
    discriminator: { propertyName: 'dialog' },
    required: ['action', 'dialog'],
    properties: action,
    oneOf: partNames(files, 'dialogs')
      .filter((part) => files.get(partPath('dialogs', part, '.schema.json'))?.['x-opened-by'] === undefined)
      .map((part) => ({
        ...branch(files, 'dialogs', part, 'dialog', action),
        title: `${pascalCase(part)}DialogAction`,
      })),
  }
}

interface Centre {
  readonly kind: 'member' | 'agent'
  readonly whom: string
}

const centres: readonly Centre[] = [
  { kind: 'member', whom: 'for real accounts' },
  { kind: 'agent', whom: 'for agents' },
]

/** The action that opens a panel of a centre. The panel's props are in panels.json. */
function centreActionSchema(files: SchemaFiles, { kind, whom }: Centre): Schema {
  const description = `Open the ${kind} centre: ${whom}.`
  const names = panelNames(files, kind)
  return {
    $schema: draft,
    title: `${pascalCase(kind)}CentreAction`,
    description,
    type: 'object',
    additionalProperties: false,
    required: ['action', 'panel'],
    properties: {
      action: { description, const: `${kind}Centre` },
      panel: {
        description: 'The panel that is shown. What it holds stands in panels.json.',
        type: 'string',
        'x-ref': `${kind}Centre`,
        ...(names.length === 1 ? { const: names[0] } : { enum: names }),
        ...(names.length > 1 && {
          enumDescriptions: names.map((name) => descriptionOf(files, panelKind(kind, name), name)),
        }),
      },
      query: {
        description: 'What the panel opens with, as its address says it: a tab, a filter.',
        type: 'object',
        default: {},
        additionalProperties: { type: 'string', examples: ['deposits'] },
      },
    },
  }
}

/** The props of each panel of a centre, by its name. */
function panelsSchema(files: SchemaFiles, { kind }: Centre): Schema {
  const panels = panelNames(files, kind).map((name) => {
    const folder = panelKind(kind, name)
    const description = descriptionOf(files, folder, name)
    const $ref = relative('src/contract/generated', partPath(folder, name, '.schema.json'))
    // A merchant's own block has no default, because it is only in that merchant's centres.
    return [name, { description, $ref, ...(isOwnBlock(name) ? {} : { default: {} }) }] as const
  })
  return {
    $schema: draft,
    title: `${pascalCase(kind)}Panels`,
    description: `What the panels of the ${kind} centre hold.`,
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(panels),
  }
}

/** An entry of a centre is one of its panels, or a merchant's own block. */
function panelKind(centre: Centre['kind'], name: string): PartKind {
  return isOwnBlock(name) ? 'blocks' : `panels/${centre}`
}

function descriptionOf(files: SchemaFiles, kind: PartKind, name: string): string {
  return String(files.get(partPath(kind, name, '.schema.json'))?.['description'])
}

/** Keys that every section may have, whatever its block. */
const ofSections = () => ({
  when: { $ref: '../../../schemas/common/condition.schema.json' },
  box: { $ref: '../../../schemas/common/section-box.schema.json' },
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
      props: { $ref: relative('src/contract/generated', path), ...(needsProps ? {} : { default: {} }) },
      ...(kind === 'blocks' ? ofSections() : {}),
    },
  }
}

/** `derby/slogan-tape` becomes `DerbySloganTape`. */
export function pascalCase(name: string): string {
  return name.replace(/(^|[-/])([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase())
}
