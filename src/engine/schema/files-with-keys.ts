import { configFiles, type ConfigFile } from './config-files'
import { schemaOf, someNode } from './schema-node'

/**
 * The files in which some object may have one of these keys: a theme, large as it is, has neither orders nor
 * conditions.
 */
export function filesWith(keys: readonly unknown[]): readonly ConfigFile[] {
  const hasKey = ({ properties }: ReturnType<typeof schemaOf>) =>
    [...properties.keys()].some((key) => keys.includes(key))
  return configFiles.filter((file) => someNode(schemaOf(file), hasKey))
}
