import { directionOf, isolatedFigure, isolatedValue } from '@/contract/text/direction'
import type english from '@/sandbox/clients/locales/en.json'
import type { PlayType } from '@/sandbox/lottery/port/ways'
import { setup } from './setup'

export type TextName = keyof typeof english | PlayType

const isRightToLeft = directionOf(setup.locale) === 'rtl'

/** A text of the client in the player's language, with its parameters filled in. */
export function say(name: TextName, parameters: Readonly<Record<string, string | number>> = {}): string {
  const text = setup.texts[name] ?? name
  return text.replace(/\{(\w+)\}/g, (place, key: string) => isolated(String(parameters[key] ?? place)))
}

/** Numbers, odds, cards and issues: within a right-to-left text they are read left to right. */
export const figure = (text: string | number): string => isolatedFigure(String(text), setup.locale)

/** Between values in one line, which breaks behind it. */
export const between = '\u00a0· '

/** Several values in one line: in a right-to-left language, none of them turns its neighbours. */
export const listed = (...values: readonly string[]): string => values.map(isolated).join(between)

const isolated = (value: string): string => (isRightToLeft ? isolatedValue(value) : value)
