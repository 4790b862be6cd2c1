import { createElement, use, useEffect, useState } from 'react'
import { replayEarlyPress } from '@/site/ui/focus/early-press'
import type { PartLoader } from './part-loader'

interface PartViewProps<Props, Name extends keyof Props> {
  readonly loader: PartLoader<Props>
  readonly name: Name
  readonly props: Props[Name]
}

/**
 * Renders a part with its props: synchronously if it is loaded, otherwise it suspends. A failed load is thrown to the
 * error boundary.
 */
export function PartView<Props extends Record<keyof Props, object>, Name extends keyof Props>(
  view: PartViewProps<Props, Name>,
) {
  // Kept in state while the part is mounted, so that a later render does not switch components and mount it again.
  const [part] = useState(() => view.loader.get(view.name))
  useEffect(replayEarlyPress, [])
  return part === undefined ? <ArrivingPart {...view} /> : createElement<Props[Name]>(part, view.props)
}

function ArrivingPart<Props extends Record<keyof Props, object>, Name extends keyof Props>({
  loader,
  name,
  props,
}: PartViewProps<Props, Name>) {
  return createElement<Props[Name]>(use(loader.load(name)), props)
}
