import { valueAt } from '@/tools/studio/form-model'
import { layerOf, useSchemaForm } from './schema-form-context'

/** An alias of another token, `{color.light.primary}`. */
export const alias = /^\{[^{}]+\}$/

/** The alias written at a place: the form's value has the resolved value instead. */
export function useAlias(path: readonly (string | number)[]): string | undefined {
  const written = valueAt(layerOf(useSchemaForm().layers, path)?.value, path)
  return typeof written === 'string' && alias.test(written) ? written : undefined
}
