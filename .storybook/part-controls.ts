import { fn } from 'storybook/test'
import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'
import { resolveProps, type PartKind, type Props } from './resolve-props'

interface PropSchema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly $ref?: string
}

interface PartSchema {
  readonly properties?: Readonly<Record<string, PropSchema>>
  readonly examples?: readonly Props[]
}

const schemas = import.meta.glob<PartSchema>('../src/{blocks,dialogs}/*/*.schema.json', {
  eager: true,
  import: 'default',
})

/** The part that a story is about: the story of `Blocks/card-grid` shows the block card-grid. */
function partOf(title: string): { kind: PartKind; name: string; schema: PartSchema } | undefined {
  const [group = '', name = ''] = title.split('/')
  const kind = group.toLowerCase()
  if (kind !== 'blocks' && kind !== 'dialogs') return undefined
  const schema = schemas[`../src/${kind}/${name}/${name}.schema.json`]
  return schema && { kind, name, schema }
}

/** `parameters.example` is the number of the schema's example that the story shows. */
export const argsFromExample: ArgsEnhancer = ({ title, parameters, initialArgs }) => {
  const part = partOf(title)
  const number: unknown = parameters['example']
  if (part === undefined || typeof number !== 'number') return initialArgs
  const example = part.schema.examples?.[number]
  if (example === undefined) throw new Error(`${title} has no example ${number}`)
  const calls = part.kind === 'dialogs' ? { onClose: fn() } : {}
  return { ...resolveProps(part.kind, part.name, example), ...calls, ...initialArgs }
}

/** Controls from the part's own schema. */
export const controlsFromSchema: ArgTypesEnhancer = ({ title, argTypes }) => {
  const properties = Object.entries(partOf(title)?.schema.properties ?? {})
  return { ...argTypes, ...Object.fromEntries(properties.map(([name, schema]) => [name, inputType(name, schema)])) }
}

const controls: Readonly<Record<string, 'boolean' | 'number'>> = { boolean: 'boolean', integer: 'number' }

function inputType(name: string, schema: PropSchema): StrictInputType {
  const isText = schema.type === 'string' || schema.$ref?.endsWith('text-key.schema.json')
  return {
    name,
    ...(schema.description !== undefined && { description: schema.description }),
    ...(schema.enum && { options: schema.enum }),
    control: { type: schema.enum ? 'select' : isText ? 'text' : (controls[schema.type ?? ''] ?? 'object') },
    table: {
      type: { summary: schema.enum?.join(' | ') ?? (isText ? 'text key' : (schema.type ?? 'object')) },
      ...(schema.default !== undefined && { defaultValue: { summary: JSON.stringify(schema.default) } }),
    },
  }
}
