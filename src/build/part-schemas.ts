import { relative } from 'node:path/posix'
import { partPath } from './part-path'
import { partNames, type PartKind, type Schema, type SchemaFiles } from './schema-files'

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

/** One branch a dialog: the action that opens it. */
export function dialogActionSchema(files: SchemaFiles): Schema {
  const action = { action: { description: 'Open a dialog.', const: 'dialog' } }
  return {
    $schema: draft,
    title: 'DialogAction',
    description: 'Open a dialog.',
    type: 'object',
    discriminator: { propertyName: 'dialog' },
    required: ['action', 'dialog'],
    properties: action,
    oneOf: partNames(files, 'dialogs').map((name) => ({
      ...branch(files, 'dialogs', name, 'dialog', action),
      title: `${pascalCase(name)}DialogAction`,
    })),
  }
}

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
      ...(kind === 'blocks' ? { when: { $ref: '../../schemas/common/condition.schema.json' } } : {}),
    },
  }
}

/** `derby/slogan-tape` is `DerbySloganTape`. */
export function pascalCase(name: string): string {
  return name.replace(/(^|[-/])([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase())
}
