import { toPointer } from '@/contract/json/json-pointer'
import {
  child,
  cloneJson,
  isJsonObject,
  valueAt,
  type JsonObject,
  type JsonValue,
  type Path,
} from '@/contract/json/json-value'
import { schemaAt, schemaOf } from '@/engine/schema/schema-node'
import { referenceIn, type Reference } from './reference'
import { isNamedLike, isToken, partTypes, typeOfPlace, type TokenType } from './token-type'

/** A value, and where each part of it is written, below "tokens": the first is where the whole is. */
export interface Found {
  readonly value: JsonValue
  readonly origins: readonly Origin[]
}

export interface Origin {
  /** The part of the value. */
  readonly within: Path
  readonly at: Path
}

/** Why a reference leads to no value. */
export interface ReferenceFault {
  readonly message: string
  /** Where the reference is written, below "tokens". */
  readonly at: Path
  readonly written: string
  /** What is in the circle that it leads round, alike for each of its members; undefined when it leads nowhere else. */
  readonly circle?: string
}

/** The tokens of a merged theme, with what stands for other values looked up. */
export class TokenDocument {
  readonly tokens: JsonObject
  /** Paths of the tokens that references led to. */
  readonly used = new Map<string, Path>()

  constructor(tokens: JsonObject) {
    this.tokens = tokens
  }

  at(path: Path): JsonValue | undefined {
    return valueAt(this.tokens, path)
  }

  /** The value of a token. `trail`: what led here, for circles. */
  follow(path: Path, type?: TokenType, trail: readonly Step[] = []): Found | ReferenceFault {
    const token = valueAt(this.tokens, path)
    const step = { key: toPointer(path), at: [...path, '$value'], written: `{${path.join('.')}}` }
    if (trail.some(({ key }) => key === step.key)) return circle([...trail, step])
    const next = [...trail, step]
    if (child(token, '$value') !== undefined)
      return this.#read(child(token, '$value') as JsonValue, step.at, type, next)
    const ref = child(token, '$ref')
    if (ref !== undefined) return this.#read({ $ref: ref }, [...path, '$ref'], type, next)
    if (child(token, '$root') === undefined) return fault(step.at, step.written, `${step.written} has no value`)
    return this.follow([...path, '$root'], type, next)
  }

  #read(value: JsonValue, at: Path, type: TokenType | undefined, trail: readonly Step[]): Found | ReferenceFault {
    const reference = referenceIn(value)
    if (reference === undefined) return this.#readParts(value, at, trail)
    return reference.form === 'alias'
      ? this.#readAlias(reference, at, type, trail)
      : this.#readPointer(reference, at, type, trail)
  }

  #readAlias({ path, written }: Reference, at: Path, type: TokenType | undefined, trail: readonly Step[]) {
    const target = this.#inTokens(path)
    const token = valueAt(this.tokens, target)
    if (!isJsonObject(token)) return fault(at, written, `there is no token ${written}`)
    if (!isToken(token)) return fault(at, written, `${written} is a group of tokens, not a token`)
    return this.#lead(target, type, marked(trail, at, written))
  }

  /** To a token, or to any part of one. */
  #readPointer(
    { path, written }: Reference,
    at: Path,
    type: TokenType | undefined,
    trail: readonly Step[],
  ): Found | ReferenceFault {
    if (!written.startsWith('#/'))
      return fault(at, written, `${JSON.stringify(written)} is no place in this file: it begins with #/`)
    const steps = marked(trail, at, written)
    let place: Found = { value: this.tokens, origins: [{ within: [], at: [] }] }
    for (const key of this.#inTokens(path)) {
      const here = originOf(place)
      const inner = innerOf(place.value, key)
      if (inner === undefined) return fault(at, written, `there is nothing at ${written}`)
      // A token that is a reference is looked up when its value is asked for.
      const isWay = referenceIn(inner) !== undefined && [...here, key].includes('$value')
      const next = isWay
        ? this.#guarded(inner, [...here, key], steps)
        : { value: inner, origins: [{ within: [], at: [...here, key] }] }
      if ('message' in next) return next
      place = next
    }
    const here = originOf(place)
    if (isToken(place.value)) return this.#lead(here, type, steps)
    this.#use(here)
    return this.#guarded(place.value, here, steps, type)
  }

  #guarded(value: JsonValue, at: Path, trail: readonly Step[], type?: TokenType): Found | ReferenceFault {
    const step = { key: `value ${toPointer(at)}`, at, written: `#${toPointer(at)}` }
    if (trail.some(({ key }) => key === step.key)) return circle([...trail, step])
    return this.#read(value, at, type, [...trail, step])
  }

  #lead(target: Path, type: TokenType | undefined, trail: readonly Step[]): Found | ReferenceFault {
    const found = this.typeOf(target)
    const last = trail.at(-1) as Step
    if (type !== undefined && found !== undefined && !isNamedLike(type, found))
      return fault(last.at, last.written, `${last.written} is a token of another kind: ${found}, not ${type}`)
    this.#use(target)
    return this.follow(target, type, trail)
  }

  #use(target: Path): void {
    this.used.set(toPointer(target), target)
  }

  /** A value whose parts may be references, such as the colour of a shadow. */
  #readParts(value: JsonValue, at: Path, trail: readonly Step[]): Found | ReferenceFault {
    if (typeof value !== 'object' || value === null) return { value, origins: [{ within: [], at }] }
    const copy = cloneJson(value)
    const origins: Origin[] = [{ within: [], at }]
    for (const [name, inner] of Object.entries(value)) {
      const key = Array.isArray(value) ? Number(name) : name
      if (typeof inner !== 'object' && referenceIn(inner) === undefined) continue
      const found = this.#read(inner, [...at, key], partTypes[name], trail)
      if ('message' in found) return found
      ;(copy as JsonObject)[name] = found.value
      const moved = found.origins.filter(
        (origin, index) => index > 0 || toPointer(origin.at) !== toPointer([...at, key]),
      )
      origins.push(...moved.map((origin) => ({ within: [key, ...origin.within], at: origin.at })))
    }
    return { value: copy, origins }
  }

  /** Names of the tokens that have the type, or whose type nobody says. */
  namesOf(type: TokenType): string[] {
    return tokenPaths(this.tokens, []).flatMap((path) => {
      const said = this.typeOf(path)
      return said === undefined || isNamedLike(type, said) ? [path.join('.')] : []
    })
  }

  /** The type that a token says, or its group, or the token that it stands for; of the theme's own, their place's. */
  typeOf(path: Path, depth = 0): string | undefined {
    const ofPlace = typeOfPlace(
      schemaAt(schemaOf('theme'), undefined, ['tokens', ...path.filter((key) => key !== '$root')]),
    )
    if (ofPlace !== undefined) return ofPlace
    const own = child(valueAt(this.tokens, path), '$type')
    if (typeof own === 'string') return own
    const token = valueAt(this.tokens, path)
    const reference = referenceIn(child(token, '$value')) ?? referenceIn(token)
    if (reference !== undefined)
      return reference.form === 'alias' && depth < deepest
        ? this.typeOf(this.#inTokens(reference.path), depth + 1)
        : undefined
    for (let length = path.length - 1; length >= 0; length--) {
      const said = child(valueAt(this.tokens, path.slice(0, length)), '$type')
      if (typeof said === 'string') return said
    }
    return undefined
  }

  /** A path may begin at the file or at its tokens, which are the whole of a designer's file. */
  #inTokens(path: Path): Path {
    return path[0] === 'tokens' && child(this.tokens, 'tokens') === undefined ? path.slice(1) : path
  }
}

function innerOf(value: JsonValue, key: string | number): JsonValue | undefined {
  const inner = child(value, Array.isArray(value) ? Number(key) : key)
  const ref = child(value, '$ref')
  return inner === undefined && key === '$value' && ref !== undefined ? { $ref: ref } : inner
}

/** Paths of all tokens. */
export function tokenPaths(value: JsonValue | undefined, path: Path): Path[] {
  if (!isJsonObject(value)) return []
  if (child(value, '$value') !== undefined || typeof value['$ref'] === 'string') return [path]
  return Object.keys(value).flatMap((key) => tokenPaths(value[key], [...path, key]))
}

/** A chain of aliases longer than this is a circle, which is told elsewhere. */
const deepest = 50

interface Step {
  readonly key: string
  /** Where the reference to the next step is written. */
  readonly at: Path
  readonly written: string
}

/** The trail, with its last step saying where and how the next one is written. */
function marked(trail: readonly Step[], at: Path, written: string): Step[] {
  const last = trail.at(-1)
  return last === undefined ? [{ key: '', at, written }] : [...trail.slice(0, -1), { ...last, at, written }]
}

function originOf({ origins }: Found): Path {
  return (origins[0] as Origin).at
}

function fault(at: Path, written: string, message: string): ReferenceFault {
  return { at, written, message }
}

function circle(trail: readonly Step[]): ReferenceFault {
  const { key } = trail.at(-1) as Step
  const members = trail.slice(
    trail.findIndex((step) => step.key === key),
    -1,
  )
  const first = members[0] as Step
  const names = members.map(({ written }) => written)
  const message = `${[names.at(-1), ...names].join(' to ')}: a circle`
  return { at: first.at, written: first.written, message, circle: names.toSorted().join(' ') }
}
