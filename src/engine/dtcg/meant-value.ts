import { parseColor } from '@/engine/color/parse-color'
import type { ColorInFile } from '@/engine/color/to-rgb'
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
      // A bare fraction may be rem, or a share of something: Style Dictionary makes 0.75rem of a size, and a line height of it too.
      return isFraction(value) ? undefined : meantLength(value)
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

/** A length: a number alone counts pixels, as in the parts of a shadow. */
export function meantLength(value: JsonValue): JsonValue | undefined {
  return withUnit(value, /^(-?(?:\d+\.?\d*|\.\d+))\s*(px|rem)?$/i, 'px')
}

function isFraction(value: JsonValue): boolean {
  const number = typeof value === 'string' && value.trim() === '' ? NaN : Number(value)
  return Math.abs(number) < 4 && !Number.isInteger(number)
}

function meantColor(value: JsonValue): JsonValue | undefined {
  if (typeof value === 'string') return parseColor(value)
  if (!isJsonObject(value)) return undefined
  // A template's colour is merged with what stands over it.
  const isMerged = 'colorSpace' in value || 'components' in value
  const { hex } = value
  const alpha = value['a'] ?? (isMerged ? undefined : value['alpha']) ?? 1
  if (!isShare(alpha)) return undefined
  const channels = ofChannels(['red', 'green', 'blue'].map((key) => value[key] ?? value[key.slice(0, 1)]))
  const color = channels ?? (typeof hex === 'string' && !isMerged ? parseColor(hex) : undefined)
  return color && { ...color, ...(alpha !== 1 && { alpha: rounded(Number(alpha)) }) }
}

/** Shares of 1; where one is more, bytes. */
function ofChannels(channels: readonly (JsonValue | undefined)[]): ColorInFile | undefined {
  const isByte = (each: JsonValue | undefined) => Number.isInteger(each) && Number(each) >= 0 && Number(each) <= 255
  const most = channels.every(isShare) ? 1 : channels.every(isByte) ? 255 : undefined
  return most && { colorSpace: 'srgb', components: channels.map((each) => rounded(Number(each) / most)) }
}

function isShare(value: JsonValue | undefined): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1
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

/** The part of a shadow. */
export function meantPart(type: TokenType, value: JsonValue): JsonValue | undefined {
  return type === 'dimension' ? meantLength(value) : meantValue(type, value)
}

function shadowOfStudio(value: JsonValue): JsonValue | undefined {
  if (isOtherwiseSaid(value)) return undefined
  const part = (key: string, type: TokenType) =>
    child(value, key) === undefined ? undefined : (meantPart(type, child(value, key) ?? null) ?? child(value, key))
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
  const lengths = words.flatMap((word) => meantLength(word) ?? [])
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
