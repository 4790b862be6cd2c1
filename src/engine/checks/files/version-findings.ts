import type { Check, FileFinding } from '@/engine/finding/check'
import { currentVersion, writtenVersion } from '@/engine/folder/format-version'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { schemaNewer } from './schema-newer'
import { schemaOutdated } from './schema-outdated'

/** Findings about the schema version of the merchant's own folder. */
export function versionFindings([folder]: readonly MerchantFolder[]): (FileFinding & { readonly check: Check })[] {
  const version = folder === undefined ? undefined : writtenVersion(folder)
  if (version === undefined || version === currentVersion) return []
  const place = { file: 'site', path: ['schemaVersion'], spot: 'value', received: String(version) } as const
  return [{ ...place, ...(version < currentVersion ? outdated(version) : newer(version)) }]
}

type Words = Pick<FileFinding, 'message' | 'expected' | 'suggestions'> & { readonly check: Check }

function outdated(version: number): Words {
  const message = `the files are written in version ${version} of the format; "npm run merchant -- migrate" brings them to ${currentVersion}`
  return { check: schemaOutdated, message, expected: String(currentVersion) }
}

function newer(version: number): Words {
  const message = `the files are written in version ${version} of the format; this Livery knows ${currentVersion} and older ones`
  return { check: schemaNewer, message, expected: String(currentVersion) }
}
