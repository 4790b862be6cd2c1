import { createElement, lazy, type ComponentType } from 'react'
import { loadChunk } from './load-chunk'

const lost = new Set<() => void>()

/** A lazy-loaded component. */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const start = () =>
    lazy(async () => {
      try {
        return { default: await loadChunk(name, load) }
      } catch (error) {
        onResetFailedParts(() => (part = start()))
        throw error
      }
    })
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
