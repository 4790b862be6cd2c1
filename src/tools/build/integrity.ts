import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the scripts and style sheets of a build must be, by address: an `integrity` for each. */
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
 * A document that runs none of these files when it is not the one that was built. What a script imports later
 * is known by a name with a hash from a script that was held to its own.
 */
export function withIntegrity(html: string, integrity: Integrity): string {
  return html.replace(fetching, (element: string, address: string) => {
    const expected = integrity[address]
    return expected === undefined ? element : `${element} integrity="${expected}"`
  })
}
