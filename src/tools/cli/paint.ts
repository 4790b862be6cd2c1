import { styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

/** Colours a text, or returns it unchanged when colours are disabled. */
export type Paint = (style: Style, text: string) => string

export function painter(isColoured: boolean): Paint {
  return isColoured ? (style, text) => styleText(style, text) : (_, text) => text
}

/** Whether to print in colour: according to NO_COLOR (no-color.org) and FORCE_COLOR, otherwise on a terminal. */
export function wantsColour(stream: { readonly isTTY?: boolean }, env: Readonly<NodeJS.ProcessEnv>): boolean {
  if ((env['NO_COLOR'] ?? '') !== '') return false
  const forced = env['FORCE_COLOR']
  if (forced !== undefined) return forced !== '0' && forced !== 'false'
  return stream.isTTY === true
}
