import { createElement, lazy, type ComponentType } from 'react'
import { loadChunk } from './load-chunk'

const lost = new Set<() => void>()

/**
 * Never settles and keeps no callback. A page that is drawn at build time shows what stands in a part's place, and a
 * promise that is pending would hold everything that waited for it: 4 MB for each brand of a build.
 */
const never = { then() {} } as unknown as Promise<never>

/** A lazy-loaded component. A page that is drawn at build time does not load it. */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loadPart = async () => {
    try {
      return { default: await loadChunk(name, load) }
    } catch (error) {
      onResetFailedParts(() => (part = start()))
      throw error
    }
  }
  const start = () => lazy(import.meta.env.SSR ? () => never : loadPart)
  let part: ComponentType<Props> = start()
  return (props) => createElement(part, props)
}

/** Registers how a failed load is forgotten, so that it is requested again. */
export function onResetFailedParts(forget: () => void): void {
  lost.add(forget)
}

/** Makes failed chunks load again when their component is next shown; React.lazy would keep the failure for good. */
export function resetFailedParts(): void {
  lost.forEach((forget) => forget())
  lost.clear()
}
