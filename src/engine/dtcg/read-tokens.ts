import { toPointer } from '@/contract/json/json-pointer'
import { cloneJson, isJsonObject, type JsonObject, type JsonValue, type Path } from '@/contract/json/json-value'
import { isShared } from '@/contract/json/shared-parts'
import { schemaOf, type SchemaNode } from '@/engine/schema/schema-node'
import { judgeHex } from './judge-hex'
import { needsLayers, layeredTokens } from './layered-tokens'
import { OwnTokens } from './own-tokens'
import { isWrapped, readValue } from './read-value'
import { holdsReference } from './reference'
import type { ReferenceFault } from './reference-trail'
import { tokenPaths } from './said-type'
import { TokenDocument, type Found } from './token-document'
import type { TokenFinding } from './token-finding'
import { isToken, typeOfPlace, type TokenType } from './token-type'
import { unknownReference } from './unknown-reference'
import { wrongType } from './wrong-type'
import { valueAsToken, writtenOtherwise } from './written-otherwise'

/** The `tokens` of a theme in its files. */
export interface TokenLayers {
  /** Of each file as it is written, the brand's own first. */
  readonly layers: readonly JsonValue[]
  /** Of the merged files. */
  readonly merged: () => JsonValue | undefined
}

export interface ReadTokens {
  readonly findings: readonly TokenFinding[]
  /** Where the value at a place of the theme is written: another token, when the place refers to one. */
  readonly placeOf: (path: Path) => Path
  /** Whether the place is one that no value was found for, which is told. */
  readonly isTold: (path: Path) => boolean
}

/**
 * Brings tokens of all forms of DTCG 2025.10 to the one that the theme has: references looked up, groups of one's own
 * and keys for other tools taken out, each value in its first form. Modifies `theme`.
 */
export function readTokens(theme: JsonValue, layers: TokenLayers): ReadTokens {
  if (!isJsonObject(theme) || !isJsonObject(theme['tokens']))
    return { findings: [], placeOf: (path) => path, isTold: () => false }
  return new TokenReader(theme, layers).read()
}

class TokenReader {
  readonly #theme: JsonObject
  readonly #source: TokenLayers
  readonly #findings: TokenFinding[] = []
  readonly #moves: { readonly from: Path; readonly to: Path }[] = []
  readonly #told: Path[] = []
  readonly #circles = new Set<string>()
  readonly #own = new OwnTokens()
  #document: TokenDocument | undefined

  constructor(theme: JsonObject, source: TokenLayers) {
    this.#theme = theme
    this.#source = source
    const { layers } = source
    if (!layers.some((layer) => isJsonObject(layer) && needsLayers(layer))) return
    const laid = layeredTokens(layers)
    this.#document = new TokenDocument(laid.tokens)
    for (const path of laid.used) this.#document.used.set(toPointer(path), path)
    theme['tokens'] = cloneJson(laid.tokens)
    // A group's name that is wrong has too many candidates to suggest one.
    this.#findings.push(...laid.faults.map((fault) => unknownReference({ ...fault, circle: '' }, [])))
  }

  read(): ReadTokens {
    this.#group(this.#theme['tokens'] as JsonObject, schemaOf('theme').properties.get('tokens') as SchemaNode, [])
    this.#own.takeOut(this.#document?.used.values() ?? [])
    for (const path of this.#own.takenOut) this.#findCircles(path)
    this.#findings.push(...this.#own.notes(this.#source.layers[0]))
    const once = new Map(this.#findings.map((each) => [`${each.kind} ${toPointer(each.path)} ${each.message}`, each]))
    return {
      findings: [...once.values()],
      placeOf: (path) => this.#placeOf(path),
      isTold: (path) => this.#told.some((place) => isWithin(path, place)),
    }
  }

  get #tokens(): TokenDocument {
    const merged = this.#source.merged()
    return (this.#document ??= new TokenDocument(isJsonObject(merged) ? merged : {}))
  }

  #group(group: JsonObject, node: SchemaNode, path: Path): void {
    for (const key of Object.keys(group)) {
      const value = group[key] as JsonValue
      if (isShared(value)) continue
      const place = node.properties.get(key)
      const type = typeOfPlace(place)
      if (place === undefined && groupKeys.has(key)) delete group[key]
      else if (place === undefined) this.#own.see(group, [...node.properties.keys()], [...path, key])
      else if (!isJsonObject(value)) this.#noObject(value, type, [...path, key])
      else if (type === undefined) this.#group(value, place, [...path, key])
      else this.#role(value, type, [...path, key])
    }
  }

  /** A value in place of a token. */
  #noObject(value: JsonValue, type: TokenType | undefined, path: Path): void {
    const found = type === undefined ? [] : valueAsToken(type, value, path)
    this.#findings.push(...found)
    if (found.length > 0) this.#told.push(['tokens', ...path])
  }

  #role(token: JsonObject, type: TokenType, path: Path): void {
    this.#findings.push(...wrongType(token, type, path))
    if (isToken(token)) this.#value(token, type, path)
    for (const name of Object.keys(token)) {
      if (tokenKeys.has(name)) delete token[name]
      else if (!name.startsWith('$')) this.#own.see(token, [], [...path, name])
    }
  }

  #value(token: JsonObject, type: TokenType, path: Path): void {
    const found = this.#found(token, type, path)
    if (found === undefined) return
    const [{ at } = { at: [] }, ...parts] = found.origins
    const isElsewhere = toPointer(at) !== toPointer([...path, '$value'])
    if (isElsewhere) this.#findings.push(...wrongType(this.#tokens.at(at.slice(0, -1)), type, at.slice(0, -1)))
    token['$value'] = readValue(type, this.#withOwnHex(type, found.value, at))
    const place = ['tokens', ...path, '$value']
    const inner = isWrapped(type, found.value) ? [...place, 0] : place
    if (isElsewhere || inner !== place) this.#move(place, at)
    if (inner !== place) this.#move(inner, at)
    for (const part of parts) this.#move([...inner, ...part.within], part.at)
    this.#judgeForm(type, found.value, path, inner)
  }

  #judgeForm(type: TokenType, value: JsonValue, path: Path, place: Path): void {
    const otherwise = writtenOtherwise(type, value, place)
    this.#findings.push(...otherwise.map((each) => ({ ...each, path: this.#placeOf(each.path) })))
    if (otherwise.length > 0) this.#told.push(['tokens', ...path])
  }

  /** The value that is written or referred to; undefined when there is none, which is told. */
  #found(token: JsonObject, type: TokenType, path: Path): Found | undefined {
    const value = token['$value']
    const isDirect = token['$ref'] === undefined && token['$root'] === undefined && !holdsReference(value)
    if (isDirect && value !== undefined) return { value, origins: [{ within: [], at: [...path, '$value'] }] }
    const found = this.#tokens.follow(path, type)
    if (!('message' in found)) return { ...found, value: cloneJson(found.value) }
    this.#tell(found, this.#tokens.namesOf(type))
    // Without a value of any kind the schema would say that one is missing.
    token['$value'] ??= null
    this.#told.push(['tokens', ...path])
    return undefined
  }

  /** A circle is one mistake, however many lead into it. */
  #tell(fault: ReferenceFault, names: readonly string[]): void {
    if (fault.circle !== undefined && this.#circles.has(fault.circle)) return
    if (fault.circle !== undefined) this.#circles.add(fault.circle)
    this.#findings.push(unknownReference(fault, names))
  }

  /** Circles among tokens that nothing in the theme leads to. */
  #findCircles(path: Path): void {
    const group = this.#tokens.at(path)
    if (!holdsReference(group)) return
    for (const each of tokenPaths(group, path)) {
      const found = this.#tokens.follow(each)
      if ('message' in found && found.circle !== undefined) this.#tell(found, [])
    }
  }

  /** Without the fallback of a template, which is that of other components. */
  #withOwnHex(type: TokenType, value: JsonValue, at: Path): JsonValue {
    if (type !== 'color' || !isJsonObject(value) || value['hex'] === undefined) return value
    const { isOwn, finding } = judgeHex(value, at, this.#source.layers)
    if (finding !== undefined) this.#findings.push(finding)
    if (isOwn) return value
    const { hex: _, ...rest } = value
    return rest
  }

  #move(from: Path, to: Path): void {
    this.#moves.push({ from, to: ['tokens', ...to] })
  }

  #placeOf(path: Path): Path {
    const fitting = this.#moves.filter(({ from }) => isWithin(path, from))
    const longest = fitting.toSorted((a, b) => b.from.length - a.from.length)[0]
    return longest === undefined ? path : [...longest.to, ...path.slice(longest.from.length)]
  }
}

/** Keys of a group, and of a token, that are for readers and other tools, or that have been read. */
const groupKeys: ReadonlySet<string> = new Set([
  '$type',
  '$description',
  '$extensions',
  '$deprecated',
  '$extends',
  '$root',
  '$ref',
])
const tokenKeys: ReadonlySet<string> = new Set(['$type', '$extensions', '$deprecated', '$ref', '$root', '$extends'])

function isWithin(path: Path, place: Path): boolean {
  return place.every((key, at) => path[at] === key)
}
