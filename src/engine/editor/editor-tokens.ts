import { isJsonObject, keysOf, type JsonValue } from '@/contract/json/json-value'
import { holdsTokens } from '@/engine/dtcg/token-type'
import { suggest } from '@/engine/names/suggest'
import type { Schema } from '@/engine/schema/schema-files'
import type { Extent } from './editor-words'

const alias = '^\\s*\\{[^{}]+\\}\\s*$'
const weights =
  '^(thin|hairline|(extra|ultra)-(light|bold|black)|light|normal|regular|book|medium|(semi|demi)-bold|bold|black|heavy)$'

const pointer: Schema = {
  markdownDescription: 'Takes the value of another token, or of a part of one: `#/palette/blue`.',
  type: 'string',
  pattern: '^(#/|\\{[^{}]+\\}$)',
}
const note: Schema = { type: ['string', 'null'], markdownDescription: 'Note for designers.' }

/** Keys of DTCG 2025.10 that groups and tokens may have, beside those that the theme reads. */
const keysOfGroups: Schema = {
  $description: note,
  $type: {
    type: ['string', 'null'],
    markdownDescription: 'Type of the tokens in this group, as design tools read it.',
  },
  $extends: { ...pointer, markdownDescription: 'A group whose tokens this one takes over: `{palette.night}`.' },
  $deprecated: {
    type: ['boolean', 'string', 'null'],
    markdownDescription: 'Says that it should not be used any more, and why.',
  },
  $extensions: { type: ['object', 'null'], markdownDescription: 'What design tools keep here for themselves.' },
}
const keysOfTokens: Schema = { ...keysOfGroups, $ref: pointer, $root: { type: ['object', 'null'] } }

/**
 * The schema of a place in the tokens as people may write it: the theme's own schema describes what becomes of it.
 * `merged`: what the brand has at the place.
 */
export function asWritten(schema: Schema, made: Schema, extent: Extent, merged: JsonValue | undefined): Schema {
  const properties = schema['properties'] as Schema | undefined
  if (schema['x-token'] !== undefined) return value(schema, made, extent)
  if (schema['x-part'] === true) return part(schema, made)
  if (properties?.['$value'] !== undefined) return withKeys(made, keysOfTokens)
  if (schema['x-group'] !== true) return made
  return withKeys(made, { ...keysOfGroups, ...ownGroups(properties ?? {}, merged) })
}

/** A figure within a value may be that of another token; a component of a colour may be none. */
function part(schema: Schema, made: Schema): Schema {
  const types = [schema['type']].flat()
  const isComponent = types.includes('null')
  const forms = { ...made, properties: { $ref: pointer }, additionalProperties: false }
  return isComponent
    ? { ...forms, type: ['number', 'string', 'object'], pattern: '^none$' }
    : { ...forms, type: [...new Set([...[made['type']].flat(), 'object'])] }
}

function value(schema: Schema, made: Schema, extent: Extent): Schema {
  const { required: _, minItems: __, ...rest } = made
  const none = extent === 'layer' ? ['null'] : []
  const forms: Schema = { type: [...new Set([schema['type'] as string, 'string', 'object', ...none])], pattern: alias }
  const form = { ...rest, ...forms, properties: { ...(rest['properties'] as Schema | undefined), $ref: pointer } }
  switch (schema['x-token']) {
    case 'fontFamily':
      return withoutPattern(form)
    case 'fontWeight':
      return { ...form, pattern: `${alias}|${weights}` }
    case 'shadow':
      return withSingle(form)
    default:
      return form
  }
}

function withoutPattern({ pattern: _, ...form }: Schema): Schema {
  return form
}

/** One shadow may stand for the list, and an alias for each of them. */
function withSingle(form: Schema): Schema {
  const { properties, required: _, additionalProperties: __, ...item } = form['items'] as Schema
  const keys = { ...(properties as Schema), $ref: pointer }
  return {
    ...form,
    properties: keys,
    items: { ...item, type: ['object', 'string'], pattern: alias, properties: keys, additionalProperties: false },
    additionalProperties: false,
  }
}

function withKeys(made: Schema, keys: Schema): Schema {
  return { ...made, properties: { ...keys, ...(made['properties'] as Schema) } }
}

/** Groups of the brand's own that it has already: names nearly like those of the theme are mistakes. */
function ownGroups(properties: Schema, merged: JsonValue | undefined): Schema {
  const known = Object.keys(properties)
  const own = keysOf(merged).filter(
    (key) =>
      !known.includes(key) && isJsonObject(merged) && holdsTokens(merged[key]) && suggest(key, known).length === 0,
  )
  return Object.fromEntries(own.map((key) => [key, { type: ['object', 'null'] }]))
}
