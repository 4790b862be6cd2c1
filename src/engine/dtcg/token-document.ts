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
import { referenceIn, type Reference } from './reference'
import { circle, fault, marked, type ReferenceFault, type Step } from './reference-trail'
import { pathInTokens, tokenPaths, typeOfToken } from './said-type'
import { isNamedLike, isToken, partTypes, type TokenType } from './token-type'

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
    const target = pathInTokens(this.tokens, path)
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
    for (const key of pathInTokens(this.tokens, path)) {
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
    const found = typeOfToken(this.tokens, target)
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
      const said = typeOfToken(this.tokens, path)
      return said === undefined || isNamedLike(type, said) ? [path.join('.')] : []
    })
  }
}

function innerOf(value: JsonValue, key: string | number): JsonValue | undefined {
  const inner = child(value, Array.isArray(value) ? Number(key) : key)
  const ref = child(value, '$ref')
  return inner === undefined && key === '$value' && ref !== undefined ? { $ref: ref } : inner
}

function originOf({ origins }: Found): Path {
  return (origins[0] as Origin).at
}
