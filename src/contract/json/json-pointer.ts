import type { Path } from './json-value'

/** RFC 6901. The root is the empty string. */
export function toPointer(path: Path): string {
  return path.map((key) => `/${pointerKey(key)}`).join('')
}

/** A key as it stands in a pointer. */
export function pointerKey(key: string | number): string {
  return String(key).replaceAll('~', '~0').replaceAll('/', '~1')
}

export function fromPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}
