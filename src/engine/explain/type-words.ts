import { exampleOf } from '@/engine/schema/describe-node'
import type { SchemaNode } from '@/engine/schema/schema-node'
import type { JsonValue } from '@/contract/json/json-value'

/** What a value refers to, by the schema's `x-ref`. */
export const refWords: Readonly<Record<string, string>> = {
  address: 'a web address',
  asset: 'a file in the folder assets',
  bannerGroup: 'a banner group of banners.json',
  legalDocument: 'a document of the folder legal',
  call: 'a call of the gateway',
  currency: 'a currency of ISO 4217',
  feature: 'a flag of features.json',
  field: 'a field of the register rules',
  host: 'a host of the merchant',
  icon: 'an icon of the built-in set',
  item: 'an entry beside it',
  language: 'a language of site.json',
  locale: 'a BCP 47 language tag',
  agentCentre: 'a panel of the agent centre',
  memberCentre: 'a panel of the member centre',
  merchant: 'the folder of a template',
  pageQuery: 'what the page is asked for: page, of a lobby, is a vendor of vendors.json or all',
  promotion: 'a promotion of the server',
  route: 'the path of a page of routes.json',
  rule: 'a rule of the server',
  sandboxPromotion: 'a promotion of the sandbox, or one that a condition names',
  section: 'a section beside it',
  timeZone: 'a name of the IANA time zone database',
  textKey: 'a text key of locales/<language>.json',
  vendor: 'a vendor of vendors.json',
}

/** Describes the type and limits of a value. */
export function typeWords(node: SchemaNode): string {
  return [baseType(node), ...limits(node)].join(', ')
}

function baseType(node: SchemaNode): string {
  const { schema } = node
  if (schema['const'] !== undefined) return `always ${JSON.stringify(schema['const'])}`
  if (node.tag !== undefined) return `object; "${node.tag}" says which kind`
  const types = [schema['type'] ?? []].flat() as string[]
  const [type] = types
  if (type === 'array') return node.items === undefined ? 'list' : `list of ${plural(baseType(node.items))}`
  if (type === 'object' && node.values !== undefined) return 'object with names of your own as keys'
  // A list of values needs no type of its own.
  const listed = (schema['enum'] ?? []) as JsonValue[]
  if (types.length === 0 && listed.every((each) => typeof each === 'string') && listed.length > 0) return 'text'
  return types.map((each) => (each === 'string' ? 'text' : each)).join(' or ') || 'any value'
}

function plural(type: string): string {
  return type === 'text' || type.includes(' ') ? type : `${type}s`
}

function limits({ schema, ref, items }: SchemaNode): string[] {
  const named = ref ?? items?.ref
  const of = (key: string): JsonValue | undefined => schema[key] as JsonValue | undefined
  const range = [of('minimum'), of('maximum')]
  const length = [of('minLength'), of('maxLength')]
  const count = [of('minItems'), of('maxItems')]
  return [
    ...oneOfFew((of('enum') ?? []) as JsonValue[]),
    ...(named === undefined ? [] : [`names ${refWords[named] ?? named}`]),
    ...spanned(range, ''),
    ...spanned(length, ' characters'),
    ...spanned(count, ' entries'),
    ...(of('uniqueItems') === true ? ['each entry once'] : []),
    ...(typeof of('pattern') === 'string' ? [`such as ${exampleOf(schema)}`] : []),
  ]
}

/** A longer list stands below alone, where the key itself is explained. */
const mostValues = 12

function oneOfFew(listed: readonly JsonValue[]): string[] {
  if (listed.length === 0) return []
  if (listed.length > mostValues) return [`one of ${listed.length}`]
  return [`one of ${listed.map((each) => JSON.stringify(each)).join(', ')}`]
}

function spanned(range: (JsonValue | undefined)[], unit: string): string[] {
  const [least, most] = range as (number | undefined)[]
  if (least === undefined && most === undefined) return []
  if (most === undefined) return [`at least ${least}${unit}`]
  if (least === undefined) return [`at most ${most}${unit}`]
  return least === most ? [`${least}${unit}`] : [`from ${least} to ${most}${unit}`]
}
