import { child } from '@/contract/json/json-value'
import type { FileFinding, Check } from '@/engine/finding/check'
import { schemaNewer } from '@/engine/checks/files/schema-newer'
import { schemaOutdated } from '@/engine/checks/files/schema-outdated'
import type { MerchantFolder } from './merchant-folder'
import { schemaOf } from '@/engine/schema/schema-node'

/** Version of the format that this Livery reads. */
export const currentVersion = schemaOf('site').properties.get('schemaVersion')?.schema['const'] as number

/** Version that a folder says it is written in: a whole number from 1. Undefined when it says none. */
export function writtenVersion(folder: MerchantFolder): number | undefined {
  const written = child(folder.files.get('site')?.value, 'schemaVersion')
  return typeof written === 'number' && Number.isInteger(written) && written >= 1 ? written : undefined
}

/** Whether some file of these folders is written in another version, which the schemas cannot judge. */
export function isOtherVersion(chain: readonly MerchantFolder[]): boolean {
  return chain.some((folder) => (writtenVersion(folder) ?? currentVersion) !== currentVersion)
}

/** What is wrong with the version of the merchant's own folder. */
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
