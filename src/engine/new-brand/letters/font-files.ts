import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A family of a package of Fontsource. */
interface Packed {
  readonly slug: string
  /** The package with all weights in one file. */
  readonly isVariable?: true
}

/** A weight of its own file, or the file of all weights. */
export type FileWeight = number | 'wght'

/** The character subsets of a typeface that every brand ships. */
export const shippedSubsets = ['latin', 'vietnamese'] as const

const require = createRequire(import.meta.url)

function packageFolder({ slug, isVariable }: Packed): string {
  return dirname(require.resolve(`@fontsource${isVariable ? '-variable' : ''}/${slug}/package.json`))
}

export function readFont(family: Packed, subset: string, weight: FileWeight, format: 'woff' | 'woff2'): Buffer {
  return readFileSync(join(packageFolder(family), 'files', `${family.slug}-${subset}-${weight}-normal.${format}`))
}

export function readLicense(family: Packed): Buffer {
  return readFileSync(join(packageFolder(family), 'LICENSE'))
}

/** `unicode-range` of each subset. */
export function unicodeRanges(family: Packed): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(packageFolder(family), 'unicode.json'), 'utf8')) as Record<string, string>
}
