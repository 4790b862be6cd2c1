import { SmallButton } from './control-styles'
import { valueAt, type FieldSchema } from '@/tools/studio/form-model'
import { Mark } from './mark-styles'
import { isOwn, layerOf, useSchemaForm } from './schema-form-context'
import { labelOf } from './schema-words'

interface OriginMarkProps {
  readonly path: readonly (string | number)[]
  readonly schema: FieldSchema
  /** Whether it can be removed. */
  readonly isOptional?: boolean
}

/** Shows the provenance of a value: the file being edited, one that it inherits from, or neither. */
export function OriginMark({ path }: Pick<OriginMarkProps, 'path'>) {
  const { layers } = useSchemaForm()
  // A list is replaced as a whole: its items have no provenance of their own.
  if (isInList(path)) return null
  const origin = layerOf(layers, path)
  const own = isOwn(layers, path)
  return (
    <Mark $isOwn={own} title={origin?.file}>
      {own ? 'set here' : origin === undefined ? 'default' : `from ${origin.code}`}
    </Mark>
  )
}

/** The buttons that reset a value to the inherited one or remove it: an inherited value is removed with null. */
export function OriginTools({ path, schema, isOptional = false }: OriginMarkProps) {
  const { layers, edit } = useSchemaForm()
  const keys = path.map(String)
  const below = layers.find((layer) => !layer.isOwn && valueAt(layer.value, path) !== undefined)
  const isResettable = isOwn(layers, path) && (below !== undefined || schema.default !== undefined)
  const isWritten = isInList(path) || layerOf(layers, path) !== undefined
  return (
    <>
      {isResettable && !isInList(path) && (
        <SmallButton
          type="button"
          aria-label={`Reset ${labelOf(path)}`}
          title={below === undefined ? 'Back to the default' : `Back to what ${below.file} says`}
          onClick={() => edit({ kind: 'reset', path: keys })}
        >
          Reset
        </SmallButton>
      )}
      {isOptional && isWritten && schema.default === undefined && (
        <SmallButton
          type="button"
          aria-label={`Remove ${labelOf(path)}`}
          onClick={() => edit({ kind: 'remove', path: keys })}
        >
          Remove
        </SmallButton>
      )}
    </>
  )
}

function isInList(path: readonly (string | number)[]): boolean {
  return path.some((key) => typeof key === 'number')
}
