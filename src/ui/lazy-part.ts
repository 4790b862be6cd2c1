import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A component whose code arrives when it is first shown. Code that does not arrive is asked for once more. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(load) }))
}
