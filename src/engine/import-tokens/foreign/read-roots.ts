import { child, isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { foreignTokens, isForeignToken } from './foreign-tokens'
import { nameIn } from './named-token'
import { isResolver, resolverRoots, type ReadBeside } from './resolver-document'
import { studioRoots } from './studio-sets'
import type { TokenRoot } from './token-root'

/** What is read together of one file. `readBeside`: reads what a resolver document names. */
export function rootsOfFile(file: JsonValue, readBeside: ReadBeside): TokenRoot[] {
  if (isResolver(file)) return resolverRoots(file, readBeside)
  if (!isJsonObject(file)) return [{ name: undefined, file }]
  const collections = collectionRoots(child(file, 'collections'))
  if (collections.length > 0) return collections
  // Panda and Chakra keep palettes and what stands for them apart; neither names its part.
  if (isJsonObject(file['tokens']) && isJsonObject(file['semanticTokens']))
    return ['semanticTokens', 'tokens'].map((name) => ({ name, file: file[name] ?? {} }))
  const [themes, metadata] = [child(file, '$themes'), child(file, '$metadata')]
  const order = child(metadata, 'tokenSetOrder')
  if (!Array.isArray(themes) && !Array.isArray(order) && !hasUnnamedSets(file)) return [{ name: undefined, file }]
  return studioRoots({ sets: new Map(groupsIn(file)), metadata, themes })
}

/** Variables of Figma as plugins list them: collections, their modes, and what each mode has. */
function collectionRoots(collections: JsonValue | undefined): TokenRoot[] {
  return (Array.isArray(collections) ? collections : []).flatMap((collection) => {
    const [name, modes] = [child(collection, 'name'), child(collection, 'modes')]
    if (typeof name !== 'string' || !Array.isArray(modes)) return []
    return modes.flatMap((mode) => {
      const [modeName, variables] = [child(mode, 'name'), child(mode, 'variables')]
      if (typeof modeName !== 'string' || !Array.isArray(variables)) return []
      const whole = modes.length > 1 ? `${name} ${modeName}` : name
      return [{ name: whole.replaceAll('.', '-'), file: variables }]
    })
  })
}

function groupsIn(file: JsonObject): [string, JsonValue][] {
  return Object.entries(file).filter(([key]) => !key.startsWith('$'))
}

/**
 * Whether the outermost groups are sets of an older Tokens Studio, which says so nowhere: each token says its type, and
 * where tokens name others they leave out the first part of the name, always.
 */
function hasUnnamedSets(file: JsonObject): boolean {
  const groups = groupsIn(file)
  if (!groups.every(([, group]) => isJsonObject(group) && !isForeignToken(group))) return false
  const tokens = foreignTokens(file)
  if (!tokens.every(({ type }) => type !== undefined) || JSON.stringify(file).includes('"$value"')) return false
  const names = new Set(tokens.map(({ name }) => name))
  const aliases = tokens.flatMap(({ value }) => nameIn(value) ?? [])
  return (
    !aliases.some((alias) => names.has(alias)) &&
    aliases.some((alias) => groups.some(([set]) => names.has(`${set}.${alias}`)))
  )
}
