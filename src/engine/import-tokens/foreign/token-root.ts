import { isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { foreignTokens, isForeignToken, type ForeignToken } from './foreign-tokens'
import { schemeInName } from './scheme-words'

/** Tokens that are read together: a file, a set, or what a theme selects. */
export interface TokenRoot {
  /** What its tokens' names begin with; undefined where there is one root alone. */
  readonly name: string | undefined
  readonly file: JsonValue
  /** The part that a theme shows; the rest is there to be referred to. Undefined: all of it. */
  readonly shown?: JsonValue
  /** Whether it is there to be referred to, or for who asks for it: another one stands for it. */
  readonly isAside?: true
  /** Whether the later one of two such roots replaces tokens of the earlier one. */
  readonly isLayer?: true
}

/** A file of tokens that cannot be followed: one line says why. */
export class TokenFileError extends Error {}

/** The tokens of all roots. */
export function tokensOfRoots(roots: readonly TokenRoot[]): ForeignToken[] {
  const read = roots.map((root) => ({ root, tokens: foreignTokens(root.file, startOf(root)) }))
  return read.flatMap(({ root, tokens }, at) => {
    const shown =
      root.shown === undefined ? undefined : new Set(foreignTokens(root.shown, startOf(root)).map(restOf(root)))
    const later = read.slice(at + 1).filter((each) => isOver(each.root, root))
    const replaced = new Set(later.flatMap((each) => each.tokens.map(restOf(each.root))))
    return tokens.map((token) => {
      const rest = restOf(root)(token)
      const isAside =
        token.isAside === true ||
        root.isAside === true ||
        isForApps(root) ||
        shown?.has(rest) === false ||
        replaced.has(rest)
      return {
        ...token,
        ...(root.name !== undefined && { root: root.name }),
        ...(isAside && { isAside: true as const }),
        ...(root.isLayer === true && { isLayer: true as const }),
      }
    })
  })
}

/** Groups laid over each other, the last one uppermost; a token replaces one whole. */
export function laidTogether(files: readonly JsonValue[]): JsonObject {
  return files.reduce<JsonObject>((below, above) => laidOver(below, above), {})
}

function laidOver(below: JsonObject, above: JsonValue): JsonObject {
  if (!isJsonObject(above)) return below
  const result = { ...below }
  for (const [key, value] of Object.entries(above)) {
    const under = result[key]
    const areGroups = isGroup(under) && isGroup(value)
    if (key !== '__proto__') result[key] = areGroups ? laidOver(under, value) : value
  }
  return result
}

function isGroup(value: JsonValue | undefined): value is JsonObject {
  return isJsonObject(value) && !isForeignToken(value)
}

function startOf({ name }: TokenRoot): string[] {
  return name === undefined ? [] : [name]
}

function restOf({ name }: TokenRoot): (token: ForeignToken) => string {
  return ({ path }) => path.slice(name === undefined ? 0 : 1).join('.')
}

/** What is for apps on phones is not for pages. */
function isForApps({ name = '' }: TokenRoot): boolean {
  return /\b(android|ios|compose|swift|flutter)\b/i.test(name)
}

/** A set for dark pages replaces nothing of those for all pages. */
function isOver(upper: TokenRoot, lower: TokenRoot): boolean {
  if (upper.isLayer !== true || lower.isLayer !== true) return false
  const [above, below] = [schemeInName(upper.name ?? ''), schemeInName(lower.name ?? '')]
  return above === undefined || above === (below ?? 'light')
}
