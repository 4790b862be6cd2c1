import { valueAt } from '@/tools/studio/form-model'
import { layerOf, useSchemaForm } from './schema-form-context'

/** Another token that stands for a value, as `{color.light.primary}`. */
export const alias = /^\{[^{}]+\}$/

/** The alias that is written at a place: the form's value has what it leads to instead. */
export function useAlias(path: readonly (string | number)[]): string | undefined {
  const written = valueAt(layerOf(useSchemaForm().layers, path)?.value, path)
  return typeof written === 'string' && alias.test(written) ? written : undefined
}
