import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The subresource integrity values of a build's scripts and style sheets, by path. */
export type Integrity = Readonly<Record<string, string>>

/** Of the files in `assets` below a build's folder. */
export function integrityOf(out: string): Integrity {
  const names = readdirSync(join(out, 'assets')).filter((name) => /\.(js|css)$/.test(name))
  return Object.fromEntries(
    names.map((name) => {
      const hash = createHash('sha256').update(readFileSync(join(out, 'assets', name)))
      return [`/assets/${name}`, `sha256-${hash.digest('base64')}`]
    }),
  )
}

const fetching = /<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]*? (?:src|href)="([^"]+)"/g

/**
 * Adds `integrity` to a document's scripts and style sheets, so that modified files do not run. Scripts imported later
 * have a hashed name that is written in a verified script.
 */
export function withIntegrity(html: string, integrity: Integrity): string {
  return html.replace(fetching, (element: string, address: string) => {
    const expected = integrity[address]
    return expected === undefined ? element : `${element} integrity="${expected}"`
  })
}
