import { parseColor } from '@/engine/color/parse-color'
import { child, isJsonObject, type JsonValue } from '@/contract/json/json-value'
import { weightOf } from './read-value'
import type { TokenType } from './token-type'

/**
 * The value of a token as DTCG 2025.10 has it, of the forms that CSS, Figma, Tokens Studio and Style Dictionary write;
 * undefined where it can mean something else, or is no value of the type.
 */
export function meantValue(type: TokenType, value: JsonValue): JsonValue | undefined {
  switch (type) {
    case 'color':
      return meantColor(value)
    case 'dimension':
      return withUnit(value, /^(-?(?:\d+\.?\d*|\.\d+))\s*(px|rem)?$/i, 'px')
    case 'duration':
      // A bare number below ten may be seconds.
      return withUnit(
        value,
        /^((?:\d+\.?\d*|\.\d+))\s*(ms|s)?$/i,
        Number(value) >= 10 || Number(value) === 0 ? 'ms' : undefined,
      )
    case 'fontFamily':
      return meantFamilies(value)
    case 'fontWeight':
      return typeof value === 'string' && weightOf(value) === undefined ? meantWeight(value.trim()) : undefined
    case 'shadow':
      return meantShadow(value)
  }
}

function meantColor(value: JsonValue): JsonValue | undefined {
  if (typeof value === 'string') return parseColor(value)
  const [r, g, b, a = 1] = ['r', 'g', 'b', 'a'].map((key) => child(value, key))
  const channels = [r, g, b]
  const isShare = (each: JsonValue | undefined) => typeof each === 'number' && each >= 0 && each <= 1
  if (!channels.every(isShare) || !isShare(a)) return undefined
  const components = channels.map((each) => rounded(Number(each)))
  return { colorSpace: 'srgb', components, ...(a !== 1 && { alpha: rounded(Number(a)) }) }
}

function withUnit(value: JsonValue, form: RegExp, bare: string | undefined): JsonValue | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const [, number, unit = bare] = form.exec(String(value).trim()) ?? []
  return number === undefined || unit === undefined ? undefined : { value: Number(number), unit: unit.toLowerCase() }
}

/** A list in one text, and a name in the quotes of CSS. */
function meantFamilies(value: JsonValue): JsonValue | undefined {
  if (typeof value !== 'string') return undefined
  const names = value.split(',').map((each) => each.trim().replace(/^(["'])(.*)\1$/, '$2'))
  return names.includes('') || names[0] === value ? undefined : names
}

/** As fonts and design tools call them: "Semi Bold", "SemiBold", "DemiBold", "600". */
function meantWeight(text: string): number | undefined {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) >= 1 && Number(text) <= 1000 ? Number(text) : undefined
  const word = text.toLowerCase().replaceAll(/[\s_-]/g, '')
  const [, degree, name = word] = /^(semi|demi|extra|ultra)(.+)$/.exec(word) ?? []
  return weightOf(degree === undefined ? name : `${degree}-${name}`)
}

/** The box-shadow of CSS, and the shadows of Tokens Studio. */
function meantShadow(value: JsonValue): JsonValue | undefined {
  if (typeof value === 'string') return allOf(outsideBraces(value).map(shadowOfCss))
  if (Array.isArray(value)) return value.some(isForeignShadow) ? allOf(value.map(shadowOfStudio)) : undefined
  return isForeignShadow(value) ? shadowOfStudio(value) : undefined
}

function isForeignShadow(value: JsonValue): boolean {
  return isJsonObject(value) && 'x' in value && 'y' in value
}

/** Whether a shadow falls inwards, in the words of each tool. */
export function isInner(layer: JsonValue): boolean {
  const inset = child(layer, 'inset')
  return inset === true || inset === 'true' || child(layer, 'type') === 'innerShadow'
}

/** An opacity beside the colour, and a blur of another name: without them it would be another shadow. */
export function isOtherwiseSaid(layer: JsonValue): boolean {
  return child(layer, 'opacity') !== undefined || child(layer, 'radius') !== undefined
}

function shadowOfStudio(value: JsonValue): JsonValue | undefined {
  if (isOtherwiseSaid(value)) return undefined
  const part = (key: string, type: TokenType) =>
    child(value, key) === undefined ? undefined : (meantValue(type, child(value, key) ?? null) ?? child(value, key))
  const [color, offsetX, offsetY] = [part('color', 'color'), part('x', 'dimension'), part('y', 'dimension')]
  if (color === undefined || offsetX === undefined || offsetY === undefined) return undefined
  const none = { value: 0, unit: 'px' }
  const shadow = {
    color,
    offsetX,
    offsetY,
    blur: part('blur', 'dimension') ?? none,
    spread: part('spread', 'dimension') ?? none,
  }
  return isInner(value) ? { ...shadow, inset: true } : shadow
}

function shadowOfCss(text: string): JsonValue | undefined {
  const words = text.trim().match(/[a-z-]+\([^()]*\)|\S+/gi) ?? []
  const isInset = words.some((word) => word.toLowerCase() === 'inset')
  const lengths = words.flatMap((word) => meantValue('dimension', word) ?? [])
  const colors = words.flatMap((word) =>
    /^[\d.-]/.test(word) || /^inset$/i.test(word) ? [] : (meantColor(word) ?? []),
  )
  const [color] = colors
  const isWhole = lengths.length >= 2 && lengths.length <= 4 && colors.length === 1
  if (!isWhole || color === undefined || words.length !== lengths.length + 1 + Number(isInset)) return undefined
  const none = { value: 0, unit: 'px' }
  const [offsetX = none, offsetY = none, blur = none, spread = none] = lengths
  return { color, offsetX, offsetY, blur, spread, ...(isInset && { inset: true }) }
}

function outsideBraces(text: string): string[] {
  return text.split(/,(?![^(]*\))/)
}

function allOf(values: readonly (JsonValue | undefined)[]): JsonValue | undefined {
  const known = values.filter((each) => each !== undefined)
  return known.length === values.length ? known : undefined
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
