import type { FileKey } from '@/engine/schema/config-files'

/** Folder of a merchant with the schemas of its own files. Git leaves it alone. */
export const schemasFolder = '.schemas'

/** What a file of a merchant says as `$schema`. */
export function schemaAddress(key: FileKey): string {
  return key.startsWith('locales/') ? `../${schemasFolder}/locale.schema.json` : `./${schemasFolder}/${key}.schema.json`
}
