import type { StrictInputType } from 'storybook/internal/types'
import { merchants } from 'virtual:merchants'
import { pictureChoices } from './picture-choices'
import { follow, type SchemaPlace } from './schema-place'

interface Prop {
  readonly name: string
  readonly place: SchemaPlace
  readonly isRequired: boolean
  /** The part that the prop belongs to. */
  readonly part: SchemaPlace
}

type Look = Pick<StrictInputType, 'control' | 'options' | 'mapping'> & {
  readonly summary: string
  readonly note?: string
}

/** The control of one prop, generated from its schema. */
export function inputType({ name, place, isRequired, part }: Prop): StrictInputType {
  const { description = '', default: initial } = place.schema
  const { summary, note = '', ...look } = lookOf(place, part)
  const detail = fieldsOf(place)
  return {
    name,
    description: [description, note].filter(Boolean).join(' '),
    type: { name: 'other', value: summary, required: isRequired },
    ...look,
    table: {
      type: { summary, ...(detail !== '' && { detail }) },
      ...(initial !== undefined && { defaultValue: { summary: JSON.stringify(initial) } }),
    },
  }
}

const most = 4

function lookOf(place: SchemaPlace, part: SchemaPlace): Look {
  const { schema } = place
  const choices = schema.enum ?? constants(place)
  if (choices !== undefined) return choiceLook(choices, labelsOf(place, choices))
  if (schema['x-ref'] === 'textKey') {
    return { control: { type: 'text' }, summary: 'text key', note: 'Words that are no key are shown as they are.' }
  }
  if (schema['x-ref'] === 'bannerGroup') return { ...choiceLook(bannerGroups(), {}), summary: 'banner group' }
  if (schema.title === 'Image') return { ...pictureChoices(part), summary: 'picture' }
  if (schema.type === 'array') return listLook(place)
  const control = simple[schema.type ?? '']
  return { control: { type: control ?? 'object' }, summary: schema.title ?? schema.type ?? 'object' }
}

const simple: Readonly<Record<string, 'boolean' | 'number' | 'text'>> = {
  boolean: 'boolean',
  integer: 'number',
  number: 'number',
  string: 'text',
}

function choiceLook(options: readonly string[], labels: Readonly<Record<string, string>>): Look {
  const type = options.length > most ? 'select' : 'inline-radio'
  return { control: { type, labels }, options, summary: options.length > 9 ? 'name' : options.join(' | ') }
}

function listLook({ schema, path }: SchemaPlace): Look {
  const { schema: item } = follow({ schema: schema.items ?? {}, path })
  if (item.enum !== undefined)
    return { control: { type: 'inline-check' }, options: item.enum, summary: `${item.enum.join(' | ')} []` }
  return {
    control: { type: 'object' },
    summary: item['x-ref'] === 'textKey' ? 'text key []' : `${item.title ?? item.type ?? 'object'} []`,
  }
}

/** Values of a union of constants, each of which has a description. */
function constants({ schema }: SchemaPlace): string[] | undefined {
  const values = schema.oneOf?.map(({ const: value }) => value)
  return values?.every((value) => typeof value === 'string') ? values : undefined
}

function labelsOf({ schema }: SchemaPlace, choices: readonly string[]): Record<string, string> {
  const notes = schema.enumDescriptions ?? schema.oneOf?.map(({ description = '' }) => description) ?? []
  return Object.fromEntries(
    choices.flatMap((choice, index) => (notes[index] ? [[choice, `${choice}: ${notes[index]}`]] : [])),
  )
}

function bannerGroups(): string[] {
  return [...new Set(Object.values(merchants).flatMap(({ boot }) => Object.keys(boot.banners.groups)))]
}

/** The keys of an object, one per line, as help for editing it as JSON. */
function fieldsOf({ schema, path }: SchemaPlace): string {
  const { properties = {}, additionalProperties } = schema
  const own = Object.entries(properties).map(([key, inner]) => {
    const { description = '', type = '', title = type } = follow({ schema: inner, path }).schema
    return `${key}: ${title} (${description})`
  })
  if (typeof additionalProperties !== 'object') return own.join('\n')
  return [
    ...own,
    `<name>: { ${Object.keys(follow({ schema: additionalProperties, path }).schema.properties ?? {}).join(', ')} }`,
  ].join('\n')
}
