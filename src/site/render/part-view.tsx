import { createElement, use, useEffect, useState } from 'react'
import { redoEarlyPress } from '@/site/ui/focus/early-press'
import type { PartLoader } from './part-loader'

interface PartViewProps<Props, Name extends keyof Props> {
  readonly loader: PartLoader<Props>
  readonly name: Name
  readonly props: Props[Name]
}

/** A part with its props: at once where it is there, else when it has arrived. A failed load is thrown to the boundary. */
export function PartView<Props extends Record<keyof Props, object>, Name extends keyof Props>(
  view: PartViewProps<Props, Name>,
) {
  // For as long as it stands on the page, so that it is not mounted anew when it is drawn again.
  const [part] = useState(() => view.loader.get(view.name))
  useEffect(redoEarlyPress, [])
  return part === undefined ? <ArrivingPart {...view} /> : createElement<Props[Name]>(part, view.props)
}

function ArrivingPart<Props extends Record<keyof Props, object>, Name extends keyof Props>({
  loader,
  name,
  props,
}: PartViewProps<Props, Name>) {
  return createElement<Props[Name]>(use(loader.load(name)), props)
}
