import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

declare global {
  /** The address of a story without its id; Storybook's documentation pages read it here. */
  var PREVIEW_URL: string | undefined
}

type Globals = Readonly<Record<string, unknown>>

/** The toolbar's values that affect a story's look. */
const looks = ['merchant', 'language', 'direction', 'scheme']

/** The address of stories with the toolbar's values. */
export function storyAddress(): string {
  return globalThis.PREVIEW_URL ?? 'iframe.html'
}

/** Makes the story frames of documentation pages follow the toolbar from now on. */
export function followToolbar(): void {
  const channel = addons.getChannel()
  channel.on(GLOBALS_UPDATED, ({ globals }: { globals: Globals }) => {
    const said = looks.flatMap((name) => (typeof globals[name] === 'string' ? [`${name}:${globals[name]}`] : []))
    globalThis.PREVIEW_URL = `iframe.html?${new URLSearchParams({ globals: said.join(';') })}`
    channel.emit(addressChanged)
  })
}

/** Calls `listener` when the address has changed. */
export function onStoryAddress(listener: () => void): () => void {
  const channel = addons.getChannel()
  channel.on(addressChanged, listener)
  return () => channel.off(addressChanged, listener)
}

const addressChanged = 'livery:story-address'
