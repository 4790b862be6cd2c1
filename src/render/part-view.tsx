import { createElement, use } from 'react'
import type { PartLoader } from './part-loader'

interface PartViewProps<Props, Name extends keyof Props> {
  readonly loader: PartLoader<Props>
  readonly name: Name
  readonly props: Props[Name]
}

/** A part with its props. Suspends until the part is there; a failed load is thrown to the boundary. */
export function PartView<Props extends Record<keyof Props, object>, Name extends keyof Props>({
  loader,
  name,
  props,
}: PartViewProps<Props, Name>) {
  return createElement<Props[Name]>(loader.get(name) ?? use(loader.load(name)), props)
}
