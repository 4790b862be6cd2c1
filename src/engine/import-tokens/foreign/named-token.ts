import { fromPointer } from '@/contract/json/json-pointer'
import { child, type JsonValue } from '@/contract/json/json-value'

/** The token that a value names: {a.b}, {a.b.value}, {!a}, a pointer, an alias of Specify, or a variable of Figma. */
export function nameIn(value: JsonValue): string | undefined {
  if (typeof value === 'string') return /^\{!?([^{}]+)\}$/.exec(value.trim())?.[1]?.trim()
  const ref = child(value, '$ref')
  if (typeof ref === 'string' && ref.startsWith('#/'))
    return fromPointer(ref.slice(1))
      .filter((key) => key !== '$value')
      .join('.')
  const [alias, mode] = [child(value, '$alias'), child(value, '$mode')]
  if (typeof alias === 'string') return typeof mode === 'string' && mode !== 'default' ? `${alias}.${mode}` : alias
  const [name, collection] = [child(value, 'name'), child(value, 'collection')]
  return typeof name === 'string' && typeof collection === 'string' ? name.replaceAll('/', '.') : undefined
}
