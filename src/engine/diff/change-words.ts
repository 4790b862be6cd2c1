import { isLocaleFile, languageOf, type SiteFile } from '@/engine/schema/config-files'
import { child, type JsonValue } from '@/contract/json/json-value'
import type { ValueChange } from './compare-values'
import { valueWords } from './value-words'

/** Nouns for what operators add, remove and change, by path. `*` stands for a name. */
const things: readonly (readonly [noun: string, file: string, ...path: string[]])[] = [
  ['page', 'routes', 'pages', '*'],
  ['section', 'routes', 'pages', '*', 'sections', '*'],
  ['system page', 'routes', 'system', '*'],
  ['section', 'routes', 'system', '*', 'sections', '*'],
  ['part of the frame', 'routes', 'shell', '*'],
  ['menu', 'menus', '*'],
  ['entry', 'menus', '*', 'items', '*'],
  ['panel', 'panels', '*', '*'],
  ['banner group', 'banners', 'groups', '*'],
  ['banner', 'banners', 'groups', '*', 'items', '*'],
  ['flag', 'features', 'flags', '*'],
  ['vendor', 'vendors', 'items', '*'],
  ['form', 'fields', 'forms', '*'],
  ['field', 'fields', 'forms', '*', 'fields', '*'],
  ['message for pattern', 'fields', 'patterns', '*'],
  ['language', 'site', 'languages', 'items', '*'],
  ['light colour', 'theme', 'tokens', 'color', 'light', '*'],
  ['dark colour', 'theme', 'tokens', 'color', 'dark', '*'],
  ['font', 'theme', 'fonts', '*'],
]

/** Describes a change in one line: `page promo added: /promo`, `dark colour accent: #00ffff to #ff00ff`. */
export function changeWords(file: SiteFile, change: ValueChange): string {
  const { path, before, after } = change
  if (isLocaleFile(file)) return said(`${languageOf(file)} ${path.join('.')}`, change)
  const named = things.filter(([, at, ...keys]) => at === file && fits(keys, path))
  const label = named.map(([noun, , ...keys]) => `${noun} ${String(path[keys.length - 1])}`).join(', ')
  const rest = path.slice(Math.max(0, ...named.map(([, , ...keys]) => keys.length))).filter((key) => key !== '$value')
  if (file === 'features' && rest.join('.') === 'default' && typeof after === 'boolean' && typeof before === 'boolean')
    return `${label} turned ${after ? 'on' : 'off'}`
  const whole = [label, rest.join('.')].filter((part) => part !== '').join(': ')
  if (label !== '' && rest.length === 0 && (before === undefined || after === undefined)) {
    const about = aboutThing((after ?? before) as JsonValue)
    return `${label} ${before === undefined ? 'added' : 'removed'}${about === '' ? '' : `: ${about}`}`
  }
  return said(whole, change)
}

function fits(keys: readonly string[], path: ValueChange['path']): boolean {
  return keys.length <= path.length && keys.every((key, index) => key === '*' || key === path[index])
}

function said(subject: string, { before, after }: ValueChange): string {
  if (before === undefined) return `${subject} added: ${valueWords(after)}`
  if (after === undefined) return `${subject} removed: was ${valueWords(before)}`
  return `${subject}: ${valueWords(before)} → ${valueWords(after)}`
}

/** A short description that identifies an entry at a glance. */
function aboutThing(value: JsonValue): string {
  const told = ['path', 'block', 'label', 'meaning', 'name'].map((key) => child(value, key))
  const first = told.find((each) => typeof each === 'string')
  return typeof first === 'string' ? first : ''
}
