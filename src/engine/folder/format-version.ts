import { child } from '@/contract/json/json-value'
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
