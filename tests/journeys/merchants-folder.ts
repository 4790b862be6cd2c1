import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Json = { readonly [key: string]: Json } | readonly Json[] | string | number | boolean | null

/** A folder for MERCHANTS_DIR: the shipped merchants, to which copies and mistakes are added. */
export class MerchantsFolder {
  readonly path: string

  constructor(path: string) {
    this.path = path
    rmSync(path, { recursive: true, force: true })
    mkdirSync(path, { recursive: true })
    cpSync('merchants', path, { recursive: true })
  }

  /** The same brand under another code, on <code>.localhost, without the original's own blocks. */
  copy(from: string, code: string): void {
    const folder = join(this.path, code)
    cpSync(join(this.path, from), folder, { recursive: true })
    const own = join(folder, 'blocks')
    for (const block of existsSync(own) ? readdirSync(own) : []) dropTexts(join(folder, 'locales'), `${block}.`)
    rmSync(own, { recursive: true, force: true })
    const routes = join(this.path, code, 'routes.json')
    const json = JSON.parse(readFileSync(routes, 'utf8')) as Json
    writeFileSync(routes, JSON.stringify(withoutOwnBlocks(json), undefined, 2))
    this.change(code, 'site.json', { code, hosts: [`${code}.localhost`] })
  }

  remove(code: string): void {
    rmSync(join(this.path, code), { recursive: true })
  }

  /** Merges objects; everything else replaces what was there. */
  change(code: string, file: string, change: Json): void {
    const path = join(this.path, code, file)
    const json = JSON.parse(readFileSync(path, 'utf8')) as Json
    writeFileSync(path, JSON.stringify(merge(json, change), undefined, 2))
  }
}

/** The texts of a block have its name as a prefix. */
function dropTexts(locales: string, start: string): void {
  for (const path of readdirSync(locales).map((name) => join(locales, name))) {
    const texts = Object.entries(JSON.parse(readFileSync(path, 'utf8')) as object)
    const kept = texts.filter(([key]) => !key.startsWith(start))
    writeFileSync(path, JSON.stringify(Object.fromEntries(kept), undefined, 2))
  }
}

/** Without the sections that use a merchant's own block, neither in their map nor in its order. */
function withoutOwnBlocks(json: Json): Json {
  if (!isObject(json)) return json
  const { sections } = json
  const isKept = (name: Json) => typeof name !== 'string' || !isObject(sections) || !isOwnSection(sections[name])
  const kept = Object.entries(json).filter(([, value]) => !isOwnSection(value))
  return Object.fromEntries(
    kept.map(([key, value]) => [key, isList(value) ? value.filter(isKept) : withoutOwnBlocks(value)]),
  )
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json)
}

function isOwnSection(json: Json | undefined): boolean {
  return isObject(json) && typeof json['block'] === 'string' && json['block'].includes('/')
}

function merge(json: Json | undefined, change: Json): Json {
  if (!isObject(json) || !isObject(change)) return change
  const changed = Object.entries(change).map(([key, value]) => [key, merge(json[key], value)] as const)
  return { ...json, ...Object.fromEntries(changed) }
}

function isObject(json: Json | undefined): json is { readonly [key: string]: Json } {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}
