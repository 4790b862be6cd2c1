import { createContext, use } from 'react'
import type { Icon as MerchantIcon } from '@/contract/generated/merchant-types'
import type { laterIcons } from '@/contract/generated/later-icons'
import { partIcons } from '@/contract/generated/part-icons'

export type IconName = keyof typeof partIcons | keyof typeof laterIcons | MerchantIcon

/** The drawing of an icon, a path, by its name. */
export type DrawingOf = (name: string) => string | undefined

const drawings = new Map<string, string>(Object.entries(partIcons))

/** Makes known what a part draws that is on no home page. */
export function addDrawings(more: Readonly<Record<string, string>>): void {
  for (const [name, drawing] of Object.entries(more)) drawings.set(name, drawing)
}

const IconsContext = createContext<DrawingOf>(() => undefined)

/** Gives the icons below it the drawings that the merchant's JSON names. */
export const IconsProvider = IconsContext

interface IconProps {
  readonly name: IconName
  /** Pixels. */
  readonly size?: number
  /** What the icon says, where no text beside it does. Without it, the icon is decoration. */
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
      {...named}
    >
      <path d={drawing} />
    </svg>
  )
}
