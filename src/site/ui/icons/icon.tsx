import { createContext, use } from 'react'
import type { Icon as MerchantIcon } from '@/contract/generated/merchant-types'
import type { eyeIcons } from '@/contract/generated/eye-icons'
import type { laterIcons } from '@/contract/generated/later-icons'
import { partIcons } from '@/contract/generated/part-icons'

export type IconName = keyof typeof partIcons | keyof typeof eyeIcons | keyof typeof laterIcons | MerchantIcon

/** Looks up the path of an icon by its name. */
export type DrawingOf = (name: string) => string | undefined

const drawings = new Map<string, string>(Object.entries(partIcons))

/** Registers the paths of icons that no home page uses. */
export function addDrawings(more: Readonly<Record<string, string>>): void {
  for (const [name, drawing] of Object.entries(more)) drawings.set(name, drawing)
}

const IconsContext = createContext<DrawingOf>(() => undefined)

/** Provides the icons below it with the paths that the merchant's JSON names. */
export const IconsProvider = IconsContext

/** Icons that point forward, back, in or out: base-css turns them in a right-to-left page. */
const turning = /^(arrow-f|chevron-[lr]|log-)/

interface IconProps {
  readonly name: IconName
  /** In pixels. */
  readonly size?: number
  /** Accessible name, where no text beside the icon says the same. Without it, the icon is decorative. */
  readonly label?: string
  readonly className?: string
}

/** An icon of the built-in set, in the colour of the text. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const drawingOf = use(IconsContext)
  const drawing = drawings.get(name) ?? drawingOf(name)
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      className={className}
      data-turns={turning.test(name) || undefined}
      // By which the scripts find the merchant's icons in a page that was drawn in advance (drawn-icons.ts).
      data-icon={drawings.has(name) ? undefined : name}
      {...named}
    >
      <path d={drawing} />
    </svg>
  )
}
