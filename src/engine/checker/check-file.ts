import * as validators from '@/contract/generated/validate-merchant.js'
import type { JsonValue } from '@/contract/json/json-value'
import { missingKey } from '@/engine/checks/schema/missing-key'
import { tooFew } from '@/engine/checks/schema/too-few'
import type { CheckFinding } from '@/engine/finding/check'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { isMisnamed } from '@/engine/folder/misnamed-files'
import { isReadable } from '@/engine/merge/merge-layers'
import type { ConfigFile, FileKey } from '@/engine/schema/config-files'
import { schemaOf } from '@/engine/schema/schema-node'
import { schemaFindings } from './schema-findings'

/** Whether every layer of a file can be read, and none has a misspelt file name. */
export function isWholeIn(chain: readonly MerchantFolder[], key: FileKey): boolean {
  return chain.every((folder) => {
    const file = folder.files.get(key)
    return (file === undefined || isReadable(file)) && !isMisnamed(folder, key)
  })
}

/** If the template of a file cannot be read, only what is written can be checked, not what is missing. */
export function checkFile(key: ConfigFile, data: JsonValue, isWhole: boolean): CheckFinding[] {
  const findings = schemaFindings(validators[key], schemaOf(key), data)
    .filter(({ check }) => isWhole || (check !== missingKey && check !== tooFew))
    .map((finding) => ({ ...finding, file: key }))
  if (typeof data === 'object' && data !== null && '$schema' in data) delete data['$schema']
  return findings
}
