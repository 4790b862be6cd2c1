import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Json = { readonly [key: string]: Json } | readonly Json[] | string | number | boolean | null

/** A folder that MERCHANTS_DIR can name: the shipped merchants, to which copies and mistakes are added. */
export class MerchantsFolder {
  readonly path: string

  constructor(path: string) {
    this.path = path
    rmSync(path, { recursive: true, force: true })
    mkdirSync(path, { recursive: true })
    cpSync('merchants', path, { recursive: true })
  }

  /** The same brand under another code, on <code>.localhost. */
  copy(from: string, code: string): void {
    cpSync(join(this.path, from), join(this.path, code), { recursive: true })
    this.change(code, 'site.json', { code, hosts: [`${code}.localhost`] })
  }

  /** Objects are merged, everything else takes the place of what was there. */
  change(code: string, file: string, change: Json): void {
    const path = join(this.path, code, file)
    const json = JSON.parse(readFileSync(path, 'utf8')) as Json
    writeFileSync(path, JSON.stringify(merge(json, change), undefined, 2))
  }
}

function merge(json: Json | undefined, change: Json): Json {
  if (!isObject(json) || !isObject(change)) return change
  const changed = Object.entries(change).map(([key, value]) => [key, merge(json[key], value)] as const)
  return { ...json, ...Object.fromEntries(changed) }
}

function isObject(json: Json | undefined): json is { readonly [key: string]: Json } {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}
