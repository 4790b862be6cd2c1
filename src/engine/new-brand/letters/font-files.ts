import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FontFamily } from './typefaces'

/** The character subsets of a family that a brand ships. */
export const shippedSubsets = ['latin', 'vietnamese'] as const
type Subset = (typeof shippedSubsets)[number] | 'latin-ext'

const require = createRequire(import.meta.url)

function packageFolder({ slug }: FontFamily): string {
  return dirname(require.resolve(`@fontsource/${slug}/package.json`))
}

export function readFont(family: FontFamily, subset: Subset, weight: number, format: 'woff' | 'woff2'): Buffer {
  return readFileSync(join(packageFolder(family), 'files', `${family.slug}-${subset}-${weight}-normal.${format}`))
}

export function readLicense(family: FontFamily): Buffer {
  return readFileSync(join(packageFolder(family), 'LICENSE'))
}

/** `unicode-range` of each subset. */
export function unicodeRanges(family: FontFamily): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(packageFolder(family), 'unicode.json'), 'utf8')) as Record<string, string>
}
