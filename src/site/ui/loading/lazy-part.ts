import { createElement, lazy, type ComponentType } from 'react'
import { loadChunk } from './load-chunk'

const lost = new Set<() => void>()

/** A component whose code arrives when it is first shown. */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const start = () =>
    lazy(async () => {
      try {
        return { default: await loadChunk(name, load) }
      } catch (error) {
        forgetWhenRetried(() => (part = start()))
        throw error
      }
    })
  let part: ComponentType<Props> = start()
  return (props) => createElement(part, props)
}

/** Says how something that did not arrive is forgotten, so that it is asked for anew. */
export function forgetWhenRetried(forget: () => void): void {
  lost.add(forget)
}

/** Has what did not arrive asked for anew when its component is next shown: React keeps a failure for good. */
export function forgetLostParts(): void {
  lost.forEach((forget) => forget())
  lost.clear()
}
