import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readBuildsFile } from '@/tools/build/builds-file'
import { readSitesFile } from '@/tools/serve/sites-file'
import { builtDist as dist } from '@tests/built-dist'

/** Those of the build itself, without what it keeps of earlier ones. */
const [{ files }] = readBuildsFile(dist)!.builds

const { merchants } = readSitesFile(dist)

export const builtCodes = Object.keys(merchants)

/** Address of a merchant's data beyond what its pages hold. */
export const builtRest = (code: string) => merchants[code]?.rest

export const assetNames = files.filter((name) => name.startsWith('assets/')).map((name) => basename(name))

/** Files of `assets` that the pages of a brand can lead to: what their scripts name, and what those name. */
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

/** The first brand whose pages start the same scripts, for each set of scripts: a brand with blocks of its own has another. */
export function brandsByScripts(): string[] {
  const first = new Map<string, string>()
  for (const code of builtCodes) {
    const scripts = builtPage(code, 'index.html').scripts.join(' ')
    if (!first.has(scripts)) first.set(scripts, code)
  }
  return [...first.values()]
}

/** A page of the built site and what it names. */
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
    /** Pictures that the first screen waits for: the narrow and the wide form of the first banner, and the logo. */
    pictures: all(/(?:src|srcset|srcSet)="\/(brand\/[^" ]+)"[^>]*fetchpriority="high"/gi).map(
      (path) => `${code}/${path}`,
    ),
  }
}

/** Kilobytes of gzip, as budgets count them. */
export function gzipped(...texts: (string | Buffer)[]): number {
  return texts.reduce((total, text) => total + gzipSync(text, { level: 9 }).byteLength, 0) / 1000
}

export function built(path: string): Buffer {
  return readFileSync(join(dist, path))
}

/** The chunk and all that it imports before it runs, by path below dist. */
export function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const [, name] of String(built(path)).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    withImports(`assets/${name}`, found)
  return found
}
