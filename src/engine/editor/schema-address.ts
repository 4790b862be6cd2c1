import type { FileKey } from '@/engine/schema/config-files'

/** Folder within a merchant's folder that holds the schemas of its own files. Ignored by git. */
export const schemasFolder = '.schemas'

/** The `$schema` value of a merchant's file. */
export function schemaAddress(key: FileKey): string {
  return key.startsWith('locales/') ? `../${schemasFolder}/locale.schema.json` : `./${schemasFolder}/${key}.schema.json`
}
