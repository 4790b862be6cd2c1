import type { Path } from './json-value'

/** A JSON pointer (RFC 6901). The root is the empty string. */
export function toPointer(path: Path): string {
  return path.map((key) => `/${pointerKey(key)}`).join('')
}

/** A key, escaped for a JSON pointer. */
export function pointerKey(key: string | number): string {
  return String(key).replaceAll('~', '~0').replaceAll('/', '~1')
}

export function fromPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}
