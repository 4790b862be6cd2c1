import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readBuildsFile } from '@/tools/build/builds-file'
import { readSitesFile } from '@/tools/serve/sites-file'
import { builtDist as dist } from '@tests/built-dist'

/** Only files of the build itself, without those kept of earlier builds. */
const [{ files }] = readBuildsFile(dist)!.builds

const { merchants } = readSitesFile(dist)

export const builtCodes = Object.keys(merchants)

/** Path of the file with a merchant's data that its pages do not contain. */
export const builtRest = (code: string) => merchants[code]?.rest

export const assetNames = files.filter((name) => name.startsWith('assets/')).map((name) => basename(name))

/** Files of `assets` that the pages of a brand can load, transitively. */
export function assetsOf(code: string): string[] {
  const found = new Set<string>()
  const waiting = builtPage(code, 'app.html').scripts.map((path) => basename(path))
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name) || !assetNames.includes(name)) continue
    found.add(name)
    waiting.push(...(String(built(`assets/${name}`)).match(/[\w-]+-[\w-]{7}\.js/g) ?? []))
  }
  return [...found].sort()
}

/** The first brand for each distinct set of scripts: a brand with blocks of its own has another set. */
export function brandsByScripts(): string[] {
  const first = new Map<string, string>()
  for (const code of builtCodes) {
    const scripts = builtPage(code, 'index.html').scripts.join(' ')
    if (!first.has(scripts)) first.set(scripts, code)
  }
  return [...first.values()]
}

/** A page of the built site and the files that it names. */
export function builtPage(code: string, file: `${string}.html`) {
  const html = readFileSync(join(dist, code, file), 'utf8')
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '')
  const [root = ''] = all(/<div id="root">(.*)<\/div>\s*<script type="application\/json"/gs)
  return {
    html,
    root,
    scripts: all(/<(?:script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="\/([^"]+)"/g),
    fonts: all(/<link rel="preload" as="font"[^>]*? href="\/([^"]+)"/g).map((path) => `${code}/${path}`),
    styles: all(/<style[^>]*>([^<]*)<\/style>/g),
    boot: all(/id="livery-boot">([^<]*)<\/script>/g).join(''),
    /** Pictures that the first screen waits for: the narrow and the wide version of the first banner, and the logo. */
    pictures: all(/(?:src|srcset|srcSet)="\/(brand\/[^" ]+)"[^>]*fetchpriority="high"/gi).map(
      (path) => `${code}/${path}`,
    ),
  }
}

/** The home pages of a brand in the languages that have addresses, by the first part of these. */
export function languagesOf(code: string): Record<string, `${string}.html`> {
  const folders = merchants[code]?.languages ?? []
  return Object.fromEntries(folders.map((name) => [name, `${name}/index.html` as const]))
}

/** Kilobytes of gzip, as in the budgets. */
export function gzipped(...texts: (string | Buffer)[]): number {
  return texts.reduce((total, text) => total + gzipSync(text, { level: 9 }).byteLength, 0) / 1000
}

export function built(path: string): Buffer {
  return readFileSync(join(dist, path))
}

/** The chunk and all its transitive static imports, by path below dist. */
export function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const [, name] of String(built(path)).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    withImports(`assets/${name}`, found)
  return found
}
