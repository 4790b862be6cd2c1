import { child } from '@/contract/json/json-value'
import type { MerchantFolder } from './merchant-folder'
import { schemaOf } from '@/engine/schema/schema-node'

/** The schema version that this Livery reads. */
export const currentVersion = schemaOf('site').properties.get('schemaVersion')?.schema['const'] as number

/** The schema version that a folder states: an integer from 1. Undefined when it states none. */
export function writtenVersion(folder: MerchantFolder): number | undefined {
  const written = child(folder.files.get('site')?.value, 'schemaVersion')
  return typeof written === 'number' && Number.isInteger(written) && written >= 1 ? written : undefined
}

/** Whether any of these folders has another schema version, which the schemas cannot validate. */
export function isOtherVersion(chain: readonly MerchantFolder[]): boolean {
  return chain.some((folder) => (writtenVersion(folder) ?? currentVersion) !== currentVersion)
}
